import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { colours, type Colour, type Hand } from '../../src/cards/card.ts';
import type { Action } from '../../src/game/action.ts';
import type { Game, Setup } from '../../src/game/game.ts';
import { play, startGame } from '../../src/game/play.ts';
import { publicView } from '../../src/game/public-view.ts';
import { legalActions, mayDo, playerAt, refusalOf } from '../../src/game/questions.ts';
import { facedPosition, spiedPosition, turned } from '../../src/game/ring.ts';
import { writeRuling } from '../../src/game/ruling-notation.ts';
import { readStory, writeStory } from '../../src/game/story.ts';
import { tellGame } from '../../src/game/telling.ts';
import { hear, sitDown, type Heard } from '../support/listener.ts';
import { actionRows, setups } from '../support/random-games.ts';

vi.setConfig({ testTimeout: 120_000 });

const playAll = (setup: Setup, actions: readonly Action[]): Game =>
  actions.reduce((game, action) => play(game, action).game, startGame(setup));

/** Everything about a game but how it came about: what an undo gives back. */
const tableOf = ({ players, turn, winner }: Game): unknown => ({ players, turn, winner });

/** Calls with each game of a random play, the action, and what came of it. */
function alongGames(
  check: (before: Game, action: Action, played: ReturnType<typeof play>) => void,
): void {
  fc.assert(
    fc.property(setups, actionRows, (setup, actions) => {
      let game = startGame(setup);
      for (const action of actions) {
        const played = play(game, action);
        check(game, action, played);
        game = played.game;
      }
    }),
  );
}

describe('in any game', () => {
  test('a refusal changes nothing and is the only answer', () => {
    alongGames((before, action, { game, rulings }) => {
      const refused = rulings.some(({ kind }) => kind === 'refused');
      expect(game === before).toBe(refused);
      if (refused) expect(rulings).toHaveLength(1);
      expect(refusalOf(before, action) !== undefined).toBe(refused);
    });
  });

  test('undo gives back the same game', () => {
    alongGames((before, action, { game }) => {
      if (game === before || action.kind === 'undo') return;
      const back = play(game, { kind: 'undo' }).game;
      expect(tableOf(back)).toEqual(tableOf(before));
      expect(back.before).toBe(before.before);
    });
  });

  test('undoing everything gives back the beginning', () => {
    fc.assert(
      fc.property(setups, actionRows, (setup, actions) => {
        let game = playAll(setup, actions);
        while (game.before !== undefined) game = play(game, { kind: 'undo' }).game;
        expect(tableOf(game)).toEqual(tableOf(startGame(setup)));
      }),
    );
  });

  test('a log read back is the same game', () => {
    fc.assert(
      fc.property(setups, actionRows, (setup, actions) => {
        const game = playAll(setup, actions);
        const story = writeStory(game);
        expect(readStory(story)).toEqual({ kind: 'game', game });
        const told = tellGame(game);
        expect(told.map(({ action }) => action)).toEqual(game.log);
        expect(told.at(-1)?.rulings ?? []).toEqual(game.last);
      }),
    );
  });

  test('cards stay where they are; fuses and exposures only ever grow, but for undo', () => {
    alongGames((before, action, { game }) => {
      if (action.kind === 'undo') return;
      game.players.forEach(({ hand }, place) => {
        const old = before.players[place]!.hand;
        expect(hand.cards.map(({ name }) => name)).toEqual(old.cards.map(({ name }) => name));
        const lost = old.cards.filter(
          (was, at) =>
            (was.lit && !hand.cards[at]!.lit) || (was.exposed && !hand.cards[at]!.exposed),
        );
        expect(lost).toEqual([]);
      });
    });
  });

  test('what may be done is what is not refused', () => {
    alongGames((game) => {
      const may = mayDo(game);
      const legal = legalActions(game);
      const kinds = new Set(legal.map(({ kind }) => kind));
      expect({ flip: kinds.has('flip'), move: kinds.has('move'), end: kinds.has('end') }).toEqual({
        ...{ flip: may.flip, move: may.move, end: may.end },
      });
      const spyings = legal.flatMap((action) => (action.kind === 'spy' ? [action.player] : []));
      expect(spyings).toEqual(may.spyOn);
    });
  });
});

describe('moving all seats by one', () => {
  const next = (seat: Colour): Colour => colours[(colours.indexOf(seat) + 1) % colours.length]!;
  const other = (seat: Colour): Colour =>
    seat === 'green' ? 'red' : seat === 'red' ? 'green' : seat;

  test('changes no ruling', () => {
    fc.assert(
      fc.property(setups, actionRows, (setup, actions) => {
        const renamed = setup.players.length === 2 ? other : next;
        const inWords = (text: string): string =>
          text.replace(/green|red|blue|yellow/g, (seat) => renamed(seat as Colour));
        const players = setup.players.map((player) => ({ ...player, seat: renamed(player.seat) }));
        let [game, moved] = [startGame(setup), startGame({ ...setup, players })];
        for (const action of actions) {
          const here = play(game, action);
          const there = play(
            moved,
            action.kind === 'spy' ? { ...action, player: inWords(action.player) } : action,
          );
          expect(there.rulings.map(writeRuling)).toEqual(
            here.rulings.map(writeRuling).map(inWords),
          );
          [game, moved] = [here.game, there.game];
        }
      }),
    );
  });
});

describe('what the rules keep hidden', () => {
  /** Everything that a listener must have heard by now, undos too. */
  const listen = (setup: Setup, actions: readonly Action[]): Heard => {
    const past: Heard[] = [];
    let heard = sitDown(setup);
    let game = startGame(setup);
    for (const action of actions) {
      const { game: after, rulings } = play(game, action);
      game = after;
      if (rulings[0]?.kind === 'refused') continue;
      if (rulings[0]?.kind === 'undone') {
        heard = past.pop()!;
        continue;
      }
      past.push(heard);
      heard = rulings.reduce((all, ruling) => hear(all, ruling, setup.rules.mirror), heard);
    }
    return heard;
  };

  test('the public view shows what a listener knows, and nothing else', () => {
    fc.assert(
      fc.property(setups, actionRows, (setup, actions) => {
        const {
          players,
          turn,
          winner,
          mayDo: may,
          last,
          ...rest
        } = publicView(playAll(setup, actions));
        const heard = listen(setup, actions);
        const shown = players.map(({ target, ...player }) => player);
        expect({ players: shown, turn, ...(winner === undefined ? {} : { winner }) }).toEqual(
          heard,
        );
        expect(players.map(({ target }) => target)).toEqual(
          heard.players.map(({ exposed }) => (['S1', 'S2', 'T1', 'T2'] as const)[exposed.length]),
        );
        expect(Object.keys(rest).sort()).toEqual(['name', 'rules']);
        const { move, spyOn } = may;
        expect(move).toBe(winner === undefined && !turn.moved);
        if (winner !== undefined || turn.spied) expect(spyOn).toEqual([]);
        expect(last).not.toContainEqual(expect.objectContaining({ kind: 'refused' }));
      }),
    );
  });

  test('an answer names a card only when it turns that card to face all', () => {
    alongGames((before, _, { game, rulings }) => {
      for (const ruling of rulings) {
        const named = writeRuling(ruling).match(/\b[STB][12]\b/g) ?? [];
        if (ruling.kind !== 'exposed') {
          expect(named).toEqual([]);
          continue;
        }
        const isExposed = (hand: Hand | undefined): boolean | undefined =>
          hand?.cards.find(({ name }) => name === ruling.card)?.exposed;
        const handIn = ({ players }: Game): Hand | undefined =>
          players.find(({ seat }) => seat === ruling.owner)?.hand;
        expect(named).toEqual([ruling.card]);
        expect([isExposed(handIn(before)), isExposed(handIn(game))]).toEqual([false, true]);
      }
    });
  });

  test('cards that no Spy ever faced or looked at may lie otherwise: no answer changes', () => {
    fc.assert(
      fc.property(setups, actionRows, (setup, actions) => {
        const touched = new Set<string>();
        let game = startGame(setup);
        const answers = actions.map((action) => {
          for (const card of touchedBy(game, action)) touched.add(card);
          const played = play(game, action);
          game = played.game;
          return played.rulings;
        });
        const players = setup.players.map(({ seat, hand }) => ({
          seat,
          hand: shifted(hand, (position) => !touched.has(`${seat} ${position}`)),
        }));
        let twin = startGame({ ...setup, players });
        const twinAnswers = actions.map((action) => {
          const played = play(twin, action);
          twin = played.game;
          return played.rulings;
        });
        expect(twinAnswers).toEqual(answers);
      }),
    );
  });
});

/** The cards on which the answer to an action hangs, as `green 3`. */
function touchedBy(game: Game, action: Action): readonly string[] {
  const { hand } = playerAt(game, game.turn.seat);
  if (action.kind === 'move')
    return [`${game.turn.seat} ${facedPosition(turned(hand, action.toward))}`];
  if (action.kind !== 'spy') return [];
  return [`${action.player} ${spiedPosition(hand, game.setup.rules.mirror)}`];
}

/** The hand with the cards at some positions each one such position further. */
function shifted(hand: Hand, isLoose: (position: number) => boolean): Hand {
  const loose = hand.cards.filter((_, place) => isLoose(place + 1));
  const further = [...loose.slice(-1), ...loose.slice(0, -1)];
  const cards = hand.cards.map((card, place) =>
    isLoose(place + 1) ? (further.shift() ?? card) : card,
  );
  return { ...hand, cards };
}
