/**
 * A second referee, slow and plain, written from the notation alone and unlike the first in everything: hands are rows of
 * words in which the Spy really steps over one card after another, tables are copied whole before each step, and
 * every line is matched by a pattern. It shares no code with the game, so that the two can find each other's mistakes.
 */

type Table = {
  rows: Record<string, string[]>;
  dead: string[];
  who: string;
  hasMoved: boolean;
  hasSpied: boolean;
  won: boolean;
};

const COLOURS = 'green red blue yellow'.split(' ');
const WANTED = ['S1', 'S2', 'T1', 'T2'];
const SETS: Record<number, string> = {
  2: 'B1 B1 B2 S1 S2 T1 T2',
  3: 'B1 B1 S1 S2 T1 T2',
  4: 'B1 B1 S1 S2 T1 T2',
};

const isSpy = (word: string | undefined): boolean => word === '<' || word === '>';
const plain = (word: string): string => word.replace(/[()*]/g, '');

class PlainStory {
  rules: Record<string, string> = { 'top-secret-2': 'shown', mirror: 'across', flip: 'free' };
  order: string[] = [];
  hands: Record<string, string[]> = {};
  phase: 'head' | 'body' | 'dead' = 'head';
  lastLine: number;
  table: Table | undefined;
  past: string[] = [];

  constructor(line: number) {
    this.lastLine = line;
  }

  headLine(text: string): string | undefined {
    let found = /^rule\s*:(.*)$/.exec(text);
    if (found) {
      if (Object.keys(this.hands).length > 0) return 'unknown-line';
      const rule = (found[1] ?? '').trim().replace(/\s+/g, ' ');
      if (!/^(top-secret-2 (shown|out)|mirror (across|same)|flip (free|with-move))$/.test(rule)) {
        return 'unknown-rule';
      }
      const [name = '', way = ''] = rule.split(' ');
      this.rules[name] = way;
      return undefined;
    }
    found = /^seats\s*:(.*)$/.exec(text);
    if (found) {
      if (this.order.length > 0) return 'unknown-line';
      const seats = (found[1] ?? '').split(/\s+/).filter(Boolean);
      const pair = [...seats].sort().join('+');
      const good =
        seats.every((seat, i) => COLOURS.includes(seat) && seats.indexOf(seat) === i) &&
        (pair === 'green+red' || seats.length === 3 || seats.length === 4);
      if (!good) return 'bad-seats';
      this.order = seats;
      return undefined;
    }
    found = /^([a-z]+)\s*:(.*)$/.exec(text);
    const seat = found?.[1] ?? '';
    if (!this.order.includes(seat) || seat in this.hands) return 'unknown-line';
    const row = (found?.[2] ?? '').toUpperCase().split(/\s+/).filter(Boolean);
    this.hands[seat] = row;
    return this.handFault(row);
  }

  handFault(row: string[]): string | undefined {
    if (row.some((word) => !/^([ST][12]|\([ST][12]\)|B[12]\*?|<|>)$/.test(word))) {
      return 'unknown-token';
    }
    const spies = row.filter(isSpy).length;
    if (spies === 0) return 'no-spy';
    if (spies > 1) return 'two-spies';
    const cards = row.filter((word) => !isSpy(word));
    if (cards.map(plain).sort().join(' ') !== SETS[this.order.length]) return 'wrong-set';
    const shown = WANTED.map((card) => (row.includes(`(${card})`) ? 'x' : '.')).join('');
    return /^x*\.*$/.test(shown) ? undefined : 'wrong-order';
  }

  endOfHead(): string | undefined {
    if (this.order.length === 0) return 'bad-seats';
    if (this.order.some((seat) => !(seat in this.hands))) return 'missing-hand';
    this.phase = 'body';
    this.table = {
      rows: structuredClone(this.hands),
      dead: [],
      who: this.order[0] ?? '',
      hasMoved: false,
      hasSpied: false,
      won: false,
    };
    return undefined;
  }

  bodyLine(text: string): string[] {
    const parts = /^(?:([^\s:]+)\s*:)?\s*(.*)$/.exec(text);
    const by = parts?.[1];
    const said = (parts?.[2] ?? '').trim().replace(/\s+/g, ' ');
    const t = this.table;
    if (!t || !/^(flip|end|undo|spy \S+|move [0-9]+( left| right)?)$/.test(said)) {
      return ['refused not-understood'];
    }
    if (said === 'undo') {
      const old = this.past.pop();
      if (old === undefined) return ['refused nothing-to-undo'];
      this.table = JSON.parse(old) as Table;
      return ['undone'];
    }
    if (t.won) return ['refused game-over'];
    if (by !== undefined && by !== t.who) return ['refused not-your-turn'];
    const old = JSON.stringify(t);
    const answers = this.act(t, said);
    if (answers[0]?.startsWith('refused')) this.table = JSON.parse(old) as Table;
    else this.past.push(old);
    return answers;
  }

  act(t: Table, said: string): string[] {
    const [verb, one = '', two] = said.split(' ');
    const row = t.rows[t.who] ?? [];
    if (verb === 'end') return [`turn ${this.pass(t)}`];
    if (verb === 'flip') {
      if (this.rules['flip'] === 'with-move' && !t.hasMoved) return ['refused flip-needs-move'];
      this.flip(row);
      return [`flipped ${t.who}`];
    }
    if (verb === 'move') {
      if (t.hasMoved) return ['refused already-moved'];
      const answers: string[] = [];
      if (two !== undefined && two !== (row.includes('<') ? 'left' : 'right')) {
        this.flip(row);
        answers.push(`flipped ${t.who}`);
      }
      const seen = this.ahead(row);
      const steps = Number(one);
      const right = seen.startsWith('(') ? [1, 2] : [Number(plain(seen)[1])];
      if (!right.includes(steps)) return ['refused wrong-distance'];
      for (let i = 0; i < steps; i += 1) this.step(row);
      t.hasMoved = true;
      return [...answers, `moved ${t.who} ${steps}`];
    }
    if (!this.order.includes(one)) return ['refused no-such-player'];
    if (one === t.who) return ['refused yourself'];
    if (t.dead.includes(one)) return ['refused player-out'];
    if (t.hasSpied) return ['refused already-spied'];
    t.hasSpied = true;
    return this.look(t, one);
  }

  look(t: Table, owner: string): string[] {
    const own = t.rows[t.who] ?? [];
    const others = t.rows[owner] ?? [];
    const cards = own.filter((word) => !isSpy(word));
    // Two equal bombs are told apart by where they lie, so the place is found by marking the card ahead.
    const marked = this.placeAhead(own);
    let place = own.slice(0, marked).filter((word) => !isSpy(word)).length;
    if (this.rules['mirror'] === 'across') place = cards.length - 1 - place;
    const real = others.findIndex(
      (word, i) =>
        !isSpy(word) && others.slice(0, i).filter((each) => !isSpy(each)).length === place,
    );
    const card = others[real] ?? '';
    const next = WANTED.find((want) => !others.includes(`(${want})`));
    if (card === next) {
      others[real] = `(${card})`;
      const found = `exposed ${owner} ${card}`;
      if (card !== 'T2' || this.rules['top-secret-2'] !== 'out') return [found];
      t.dead.push(owner);
      return [found, `out ${owner}`, ...this.victory(t)];
    }
    if (card.endsWith('*')) {
      t.dead.push(t.who);
      const told = [`boom ${owner} ${t.who}`, `out ${t.who}`];
      const won = this.victory(t);
      return won.length > 0 ? [...told, ...won] : [...told, `turn ${this.pass(t)}`];
    }
    if (card.startsWith('B')) {
      others[real] = `${card}*`;
      return [`fuse ${owner}`];
    }
    return [`${plain(card).startsWith('S') ? 'safe' : 'top-secret'} ${owner}`];
  }

  victory(t: Table): string[] {
    const alive = this.order.filter((seat) => !t.dead.includes(seat));
    t.won = alive.length === 1;
    return t.won ? [`win ${alive[0] ?? ''}`] : [];
  }

  pass(t: Table): string {
    t.hasMoved = false;
    t.hasSpied = false;
    let i = this.order.indexOf(t.who);
    do {
      i = (i + 1) % this.order.length;
      t.who = this.order[i] ?? '';
    } while (t.dead.includes(t.who));
    return t.who;
  }

  flip(row: string[]): void {
    const i = row.findIndex(isSpy);
    row[i] = row[i] === '<' ? '>' : '<';
  }

  placeAhead(row: string[]): number {
    const i = row.findIndex(isSpy);
    return (i + (row[i] === '<' ? -1 : 1) + row.length) % row.length;
  }

  ahead(row: string[]): string {
    return row[this.placeAhead(row)] ?? '';
  }

  /** One card: at an end that looks away from the cards the Spy first comes round to the other end. */
  step(row: string[]): void {
    const i = row.findIndex(isSpy);
    const spy = row[i] ?? '';
    row.splice(i, 1);
    if (spy === '>') row.splice(i === row.length ? 1 : i + 1, 0, spy);
    else row.splice(i === 0 ? row.length - 1 : i - 1, 0, spy);
  }
}

/** All the answers; after `error REASON:` nothing, since the words are each referee's own. */
export function plainReferee(input: string): { answers: string[]; status: 0 | 1 } {
  const answers: string[] = [];
  let status: 0 | 1 = 0;
  let story: PlainStory | undefined;
  let lost = false;
  const fail = (line: number, reason: string): void => {
    answers.push(`${line} error ${reason}:`);
    status = 1;
  };
  const finish = (): void => {
    if (story?.phase !== 'head') return;
    const fault = story.endOfHead();
    if (fault !== undefined) fail(story.lastLine, fault);
  };
  input.split('\n').forEach((raw, i) => {
    const bare = raw.replace(/#.*$/s, '').trim();
    if (bare === '') return;
    const begins = /^story\s*:\s*(.*)$/is.exec(bare);
    if (begins) {
      finish();
      answers.push(`story: ${begins[1] ?? ''}`);
      story = new PlainStory(i + 1);
      return;
    }
    if (!story) {
      if (!lost) fail(i + 1, 'unknown-line');
      lost = true;
      return;
    }
    if (story.phase === 'dead') return;
    const text = bare.toLowerCase();
    if (story.phase === 'body') {
      for (const answer of story.bodyLine(text)) answers.push(`${i + 1} ${answer}`);
      return;
    }
    const fault = text === '---' ? story.endOfHead() : story.headLine(text);
    if (fault !== undefined) {
      fail(i + 1, fault);
      story.phase = 'dead';
    }
    story.lastLine = i + 1;
  });
  finish();
  return { answers, status };
}

/** How many ways the next few announcements can go, counted by trying every sentence and taking it back. */
export function countPlainly(head: string, depth: number): number {
  const story = new PlainStory(1);
  for (const line of head.split('\n').slice(1, -1)) {
    const fault = story.headLine(line.toLowerCase());
    if (fault !== undefined) throw new Error(fault);
  }
  story.endOfHead();
  const sentences = ['flip', 'end', ...COLOURS.map((seat) => `spy ${seat}`)];
  for (const steps of [0, 1, 2, 3]) {
    for (const way of ['', ' left', ' right']) sentences.push(`move ${steps}${way}`);
  }
  const count = (left: number): number => {
    if (left === 0) return 1;
    let sum = 0;
    for (const sentence of sentences) {
      if (story.bodyLine(sentence)[0]?.startsWith('refused')) continue;
      sum += count(left - 1);
      story.bodyLine('undo');
    }
    return sum;
  };
  return count(depth);
}
