/** Graphs are large and come up again and again: each is sent to a worker once, and called by its number from then on. */

import type { WordGraph } from './word-graph.ts';

/** Without the graph where the worker has it already. */
export type SentGraph = { readonly number: number; readonly graph?: WordGraph };

/** What one worker has been sent. */
export class GraphSender {
  readonly #numbers = new Map<WordGraph, number>();

  toSend(graphs: readonly WordGraph[]): readonly SentGraph[] {
    return graphs.map((graph) => {
      const known = this.#numbers.get(graph);
      if (known !== undefined) return { number: known };
      const number = this.#numbers.size;
      this.#numbers.set(graph, number);
      return { number, graph };
    });
  }
}

/** The other end, in the worker. */
export class GraphReceiver {
  readonly #graphs = new Map<number, WordGraph>();

  received(sent: readonly SentGraph[]): readonly WordGraph[] {
    return sent.map(({ number, graph = this.#graphs.get(number) }) => {
      if (graph === undefined) throw new Error(`Graph ${String(number)} was never sent.`);
      this.#graphs.set(number, graph);
      return graph;
    });
  }
}
