/** Makes a graph of words small: wordings share their beginnings and their ends. */

import type { WordGraph } from './word-graph.ts';

type Arc = { readonly word?: string; readonly aside?: true; readonly to: number };

/** The same wordings, but for those with a word that `isKnown` does not know; no state has two ways on for one word, but for one beside the matter. */
export function folded(graph: WordGraph, isKnown: (word: string) => boolean): WordGraph {
  const ways: Arc[][] = Array.from({ length: graph.states }, () => []);
  for (const { from, ...arc } of graph.transitions)
    if (arc.word === undefined || isKnown(arc.word)) ways[from]!.push(arc);

  // What follows a state is placed before it, so that the end comes first; the numbers are turned round in the end.
  const placed: (readonly Arc[])[] = [[]];
  const byStates = new Map<string, number>();
  const byArcs = new Map<string, number>();
  const place = (states: readonly number[]): number => {
    const all = withSilentWays(states, ways);
    const before = byStates.get(all.join());
    if (before !== undefined) return before;
    const next = new Map<string, { readonly arc: Omit<Arc, 'to'>; readonly to: number[] }>();
    for (const { to, ...arc } of all.flatMap((state) => ways[state]!)) {
      if (arc.word === undefined) continue;
      const key = `${arc.word} ${arc.aside ? 'aside' : ''}`;
      next.set(key, { arc, to: [...(next.get(key)?.to ?? []), to] });
    }
    const arcs: Arc[] = [...next]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([, { arc, to }]) => ({ ...arc, to: place(to) }));
    if (all.includes(graph.end)) arcs.push({ to: 0 });
    const key = JSON.stringify(arcs);
    const number = byArcs.get(key) ?? placed.push(arcs) - 1;
    byArcs.set(key, number);
    byStates.set(all.join(), number);
    return number;
  };
  place([0]);
  const last = placed.length - 1;
  const transitions = placed
    .flatMap((arcs, at) => arcs.map((arc) => ({ ...arc, from: last - at, to: last - arc.to })))
    .sort((one, other) => one.from - other.from);
  return { ...graph, states: placed.length, end: last, transitions };
}

/** In order, so that the same states are the same however they were reached. */
function withSilentWays(states: readonly number[], ways: readonly (readonly Arc[])[]): number[] {
  const all = new Set(states);
  for (const state of all)
    for (const { word, to } of ways[state]!) if (word === undefined) all.add(to);
  return [...all].sort((one, other) => one - other);
}
