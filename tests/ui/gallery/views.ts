/** One view of every screen and of its hard cases, for the gallery, the pictures and the checks in a browser. */

import type { Rules } from '../../../src/game/rules.ts';
import type { Settings } from '../../../src/session/settings.ts';
import type {
  LogEntry,
  Outline,
  PublicSeat,
  RecordScreen,
  Screen,
  EnrolScreen,
  TableScreen,
  TakeState,
  TaughtColour,
  TeachScreen,
  View,
} from '../../../src/session/view.ts';

const rules: Rules = { 'top-secret-2': 'shown', mirror: 'across', flip: 'free' };

const usual: Settings = {
  language: 'en',
  theme: 'system',
  mouth: 'carried',
  speed: 'usual',
  volumeDb: 0,
  voices: {},
  ear: 'off',
  listens: 'held',
  deck: 'builtin',
};

const view = (screen: Screen, rest: Partial<View> = {}): View => ({
  screen,
  settings: usual,
  notices: [],
  covered: false,
  elsewhere: false,
  ...rest,
});

const listened: Settings = { ...usual, ear: 'browser' };
const hearing: Settings = { ...usual, ear: 'device', listens: 'turn' };

const printed = { key: 'builtin', name: '' } as const;

const green = { colour: 'green', name: 'Anneke' } as const;
const red = { colour: 'red', name: '' } as const;
const blue = { colour: 'blue', name: 'Grandfather Jo' } as const;
const yellow = { colour: 'yellow', name: 'Maximiliana' } as const;

const duel: readonly PublicSeat[] = [
  {
    ...green,
    spy: { gap: 2, facing: 'right' },
    cards: 7,
    exposed: [{ place: 6, card: 'S1' }],
    out: false,
    turn: true,
  },
  {
    ...red,
    spy: { gap: 0, facing: 'left' },
    cards: 7,
    exposed: [
      { place: 1, card: 'S1' },
      { place: 5, card: 'S2' },
    ],
    out: false,
    turn: false,
  },
];

const four: readonly PublicSeat[] = [
  { ...green, spy: { gap: 2, facing: 'right' }, cards: 6, exposed: [], out: false, turn: false },
  {
    ...red,
    spy: { gap: 6, facing: 'left' },
    cards: 6,
    exposed: [
      { place: 1, card: 'S1' },
      { place: 4, card: 'S2' },
      { place: 5, card: 'T1' },
    ],
    out: false,
    turn: true,
  },
  {
    ...blue,
    spy: { gap: 3, facing: 'left' },
    cards: 6,
    exposed: [{ place: 2, card: 'S1' }],
    out: true,
    turn: false,
  },
  { ...yellow, spy: { gap: 0, facing: 'left' }, cards: 6, exposed: [], out: false, turn: false },
];

const log: readonly LogEntry[] = [
  { kind: 'done', by: 'green', rulings: [{ kind: 'moved', seat: 'green', distance: 2 }] },
  { kind: 'done', by: 'green', rulings: [{ kind: 'exposed', owner: 'red', card: 'S1' }] },
  { kind: 'done', by: 'green', rulings: [{ kind: 'turn', seat: 'red' }] },
  {
    kind: 'done',
    by: 'red',
    rulings: [
      { kind: 'flipped', seat: 'red' },
      { kind: 'moved', seat: 'red', distance: 1 },
    ],
  },
  { kind: 'undone', by: 'red', rulings: [{ kind: 'fuse', owner: 'green' }] },
  { kind: 'hand-corrected', by: 'green' },
  { kind: 'done', by: 'red', rulings: [{ kind: 'top-secret', owner: 'green' }] },
];

const table: TableScreen = {
  kind: 'table',
  seats: duel,
  turn: 'green',
  answer: [{ kind: 'exposed', owner: 'red', card: 'S2' }],
  asked: { seeker: 'green', owner: 'red' },
  legal: { flip: true, move: true, spy: ['red'], end: true, undo: true, repeat: true },
  confirmUndo: false,
  log,
  rules,
  listening: false,
  demo: false,
  menu: false,
};

const tableFour: TableScreen = {
  ...table,
  seats: four,
  turn: 'red',
  legal: { ...table.legal, spy: ['green', 'yellow'] },
};

const recording: RecordScreen = {
  kind: 'record',
  name: 'Grandmother',
  language: 'en',
  asked: 'Green:',
  sentences: [
    { words: 'Green, it is your turn.', soundFollows: false, recorded: true },
    { words: 'Red, it is your turn.', soundFollows: false, recorded: true },
    { words: 'Green:', soundFollows: true, recorded: false },
    { words: 'Red:', soundFollows: true, recorded: false },
  ],
  state: { kind: 'ready' },
};

const outlines: readonly Outline[] = Array.from({ length: 7 }, (_, index): Outline => {
  const turn = (index - 3) * 0.16;
  const at = (x: number, y: number): readonly [number, number] => [
    320 + (x + (index - 3) * 14) * Math.cos(turn) - y * Math.sin(turn),
    520 + (x + (index - 3) * 14) * Math.sin(turn) + y * Math.cos(turn),
  ];
  return [at(-32, -390), at(32, -390), at(32, -240), at(-32, -240)];
});

const looking = {
  kind: 'looking',
  outlines,
  frameWidth: 640,
  frameHeight: 480,
  progress: 0.62,
  seen: 7,
  expected: 8,
  mirrored: false,
} as const;

const hand = {
  kind: 'hand',
  seat: green,
  purpose: 'first-scan',
  count: 8,
  doubtful: 0,
  complete: true,
  demo: false,
} as const;

/** A grey card with a number, as a picture of an end might look. */
const picture =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="96"><path fill="#c9bfa8" d="M0 0h64v96H0z"/>' +
      '<circle cx="32" cy="56" r="20" fill="#17633d"/><text x="10" y="24" font-size="20">1</text></svg>',
  );

const halfTaught: readonly TaughtColour[] = [
  { colour: 'green', taught: 11, of: 11, readable: true, forTwo: true },
  { colour: 'red', taught: 9, of: 11, readable: true, forTwo: false },
  { colour: 'blue', taught: 4, of: 9, readable: false, forTwo: false },
  { colour: 'yellow', taught: 0, of: 9, readable: false, forTwo: false },
];

const teaching: TeachScreen = {
  kind: 'teach',
  name: 'Grandmother’s deck',
  aspect: 3,
  colour: 'red',
  asked: 'B1*',
  views: 1,
  viewsWanted: 2,
  ends: (['S1', 'S2', 'T1', 'T2', 'B1', 'B1*', '<', '>', '#', 'B2', 'B2*'] as const).map(
    (end, index) => ({ end, ...(index < 5 ? { picture } : {}) }),
  ),
  colours: halfTaught,
  state: {
    kind: 'looking',
    mirrored: false,
    torch: false,
    look: {
      guide: [
        [256, 96],
        [384, 96],
        [384, 288],
        [256, 288],
      ],
      outline: [
        [262, 104],
        [378, 98],
        [384, 272],
        [268, 278],
      ],
      frameWidth: 640,
      frameHeight: 480,
      advice: 'tilt',
    },
  },
};

const { asked: _asked, ...taught } = teaching;
const allTaught: TeachScreen = {
  ...taught,
  colour: 'green',
  views: 0,
  ends: teaching.ends.map(({ end }) => ({ end, picture })),
};

/** Views whose screens are open to one player or to all at the end; no other may show a card that is not exposed. */
export const openViews = [
  'hand-shown',
  'hand-shown-unsure',
  'check-shown',
  'correct',
  'correct-empty',
  'end',
];

const enrolling: EnrolScreen = {
  kind: 'enrol',
  voices: [
    { colour: 'green', taught: 4 },
    { colour: 'red', taught: 10 },
    { colour: 'blue', taught: 0 },
    { colour: 'yellow', taught: 0 },
  ],
  of: 10,
};

const saying = (state: TakeState): NonNullable<EnrolScreen['saying']> => ({
  colour: 'green',
  command: { kind: 'spy', player: 'yellow' },
  place: 3,
  state,
});

export const views: Readonly<Record<string, View>> = {
  welcome: view({ kind: 'welcome' }),
  'welcome-saved': view(
    { kind: 'welcome', saved: { seats: [green, red], turn: 'red', over: false } },
    { notices: ['offline-ready'] },
  ),
  'new-game': view({
    kind: 'new-game',
    players: 2,
    seats: [green, red],
    freeColours: [],
    rules,
    decks: [printed],
    deck: 'builtin',
    unread: [],
    problems: [],
    replaces: true,
  }),
  'new-game-three': view({
    kind: 'new-game',
    players: 3,
    seats: [yellow, { ...green, name: 'Jo' }, { ...red, name: 'Jo' }],
    freeColours: ['blue'],
    rules: { ...rules, flip: 'with-move' },
    decks: [printed, { key: 'own-1', name: 'Grandmother’s deck' }],
    deck: 'own-1',
    unread: ['yellow'],
    problems: ['same-name'],
    replaces: false,
  }),
  'hand-over': view({
    kind: 'hand-over',
    seat: green,
    purpose: 'first-scan',
    progress: { done: 0, of: 2 },
    demo: false,
  }),
  'hand-over-table': view({ kind: 'hand-over', seat: yellow, purpose: 'table', demo: true }),
  'scan-starting': view({ kind: 'scan', seat: green, state: { kind: 'starting' }, demo: false }),
  scan: view({
    kind: 'scan',
    seat: green,
    state: { ...looking, coaching: 'fan-wider', torch: false },
    demo: false,
  }),
  'scan-still': view({
    kind: 'scan',
    seat: yellow,
    state: { ...looking, coaching: 'hold-still', seen: 8, progress: 0.9, mirrored: true },
    demo: true,
  }),
  'scan-covered': view({
    kind: 'scan',
    seat: green,
    state: { ...looking, coaching: 'covered-card', covered: 3 },
    demo: false,
  }),
  'scan-failed': view({
    kind: 'scan',
    seat: green,
    state: { kind: 'failed', reason: 'camera-refused' },
    demo: false,
  }),
  hand: view(hand),
  'hand-unsure': view({ ...hand, seat: red, doubtful: 2, complete: false }),
  'hand-shown': view({
    ...hand,
    purpose: 'review',
    shown: {
      tokens: ['B1', 'S2', '>', 'T1', 'B1*', 'S1', 'T2', 'B2'],
      exposed: [false, false, false, false, false, true, false, false],
    },
  }),
  'hand-shown-unsure': view({
    ...hand,
    seat: blue,
    count: 7,
    doubtful: 2,
    complete: false,
    shown: { tokens: ['<', 'S1', '?', 'T1', 'B1', '#', 'T2'], exposed: Array(7).fill(false) },
  }),
  'check-right': view({
    kind: 'check',
    seat: green,
    differences: 0,
    doubtful: 0,
    correctable: false,
  }),
  check: view({ kind: 'check', seat: red, differences: 4, doubtful: 1, correctable: true }),
  'check-shown': view({
    kind: 'check',
    seat: blue,
    differences: 4,
    doubtful: 1,
    correctable: true,
    shown: [
      { kind: 'unlight', place: 3, card: 'B1' },
      { kind: 'exchange', places: [1, 4], cards: ['T2', 'S1'] },
      { kind: 'other-card', place: 6, card: { name: 'S2', lit: false, exposed: false } },
      { kind: 'spy-facing', facing: 'left' },
    ],
  }),
  correct: view({
    kind: 'correct',
    seat: green,
    purpose: 'first-scan',
    correction: {
      places: ['B1', 'S2', 'T1', undefined, 'S1', undefined, undefined],
      spy: { gap: 2, facing: 'right' },
      selected: 3,
      tray: [
        { card: 'S1', left: 0 },
        { card: 'S2', left: 0 },
        { card: 'T1', left: 0 },
        { card: 'T2', left: 1 },
        { card: 'B1', left: 1 },
        { card: 'B2', left: 1 },
      ],
      problems: [{ kind: 'place-unknown', count: 3 }],
      complete: false,
    },
  }),
  'correct-empty': view({
    kind: 'correct',
    seat: yellow,
    purpose: 'first-scan',
    correction: {
      places: Array(6).fill(undefined),
      selected: 0,
      tray: [
        { card: 'S1', left: 1 },
        { card: 'S2', left: 1 },
        { card: 'T1', left: 1 },
        { card: 'T2', left: 1 },
        { card: 'B1', left: 2 },
      ],
      problems: [{ kind: 'place-unknown', count: 6 }, { kind: 'no-spy' }],
      complete: false,
    },
  }),
  table: view(table),
  'table-start': view({
    ...table,
    answer: [],
    log: [],
    legal: { ...table.legal, undo: false, repeat: false },
  }),
  'table-four': view(tableFour, {
    settings: listened,
    notices: ['storage-missing'],
  }),
  'table-did-you-mean': view(
    {
      ...tableFour,
      heard: {
        kind: 'unclear',
        words: 'should I spy on yellow',
        candidates: [
          { kind: 'spy', player: 'yellow' },
          { kind: 'spy', player: 'green' },
          { kind: 'move', distance: 2, toward: 'left' },
        ],
      },
    },
    { settings: listened },
  ),
  'table-talk': view(
    { ...table, heard: { kind: 'unclear', words: 'who wants another biscuit', candidates: [] } },
    { settings: listened },
  ),
  'table-deaf': view(
    { ...table, heard: { kind: 'deaf', reason: 'refused' } },
    { settings: listened },
  ),
  'table-listening': view({ ...tableFour, ear: { kind: 'ready' } }, { settings: hearing }),
  'table-held': view(
    {
      ...table,
      listening: true,
      ear: { kind: 'ready' },
      heard: { kind: 'words', words: 'spy on red' },
    },
    { settings: { ...hearing, listens: 'held' } },
  ),
  'table-ear-loading': view(
    { ...table, ear: { kind: 'loading', part: 0.4 } },
    { settings: hearing },
  ),
  'table-boom': view({
    ...tableFour,
    answer: [
      { kind: 'boom', owner: 'green', seeker: 'red' },
      { kind: 'out', seat: 'red' },
      { kind: 'turn', seat: 'yellow' },
    ],
    asked: { seeker: 'red', owner: 'green' },
  }),
  'table-fuse': view({ ...tableFour, answer: [{ kind: 'fuse', owner: 'green' }] }),
  'table-safe': view({ ...table, answer: [{ kind: 'safe', owner: 'red' }] }),
  'table-refused': view({
    ...table,
    answer: [{ kind: 'refused', reason: 'wrong-distance' }],
    confirmUndo: true,
  }),
  'table-win': view({
    ...tableFour,
    winner: 'yellow',
    answer: [
      { kind: 'boom', owner: 'yellow', seeker: 'red' },
      { kind: 'out', seat: 'red' },
      { kind: 'win', seat: 'yellow' },
    ],
    legal: { flip: false, move: false, spy: [], end: false, undo: true, repeat: true },
  }),
  'table-menu': view({ ...tableFour, menu: true }),
  end: view({
    kind: 'end',
    winner: green,
    log: [
      ...log,
      {
        kind: 'done',
        by: 'red',
        rulings: [
          { kind: 'boom', owner: 'green', seeker: 'red' },
          { kind: 'out', seat: 'red' },
          { kind: 'win', seat: 'green' },
        ],
      },
    ],
    hands: [
      {
        seat: green,
        cards: (['B1', 'S2', 'T1', 'B1', 'S1', 'T2', 'B2'] as const).map((name, index) => ({
          name,
          lit: index === 3,
          exposed: name === 'S1',
        })),
        spy: { gap: 2, facing: 'right' },
        out: false,
      },
      {
        seat: red,
        cards: (['S1', 'B1', 'T2', 'B1', 'S2', 'T1', 'B2'] as const).map((name) => ({
          name,
          lit: false,
          exposed: name.startsWith('S'),
        })),
        spy: { gap: 0, facing: 'left' },
        out: true,
      },
    ],
    demo: false,
  }),
  print: view({
    kind: 'print',
    sheets: [
      { paper: 'a4', href: 'deck/spy-a4.pdf' },
      { paper: 'letter', href: 'deck/spy-letter.pdf' },
    ],
  }),
  cards: view({
    kind: 'cards',
    deck: 'own-1',
    own: [
      { key: 'own-1', name: 'Grandmother’s deck', colours: halfTaught },
      {
        key: 'own-2',
        name: 'My deck',
        colours: halfTaught.map((colour) => ({ ...colour, taught: colour.of, readable: true })),
      },
    ],
    refused: 'newer-version',
  }),
  'cards-none': view({ kind: 'cards', deck: 'builtin', own: [] }),
  'cards-deleting': view({
    kind: 'cards',
    deck: 'builtin',
    own: [{ key: 'own-1', name: 'Grandmother’s deck', colours: halfTaught }],
    added: { key: 'own-1', name: 'Grandmother’s deck' },
    deleting: { key: 'own-1', name: 'Grandmother’s deck' },
  }),
  teach: view(teaching),
  'teach-starting': view({ ...teaching, views: 0, state: { kind: 'starting' } }),
  'teach-failed': view({ ...teaching, state: { kind: 'failed', reason: 'camera-black' } }),
  'teach-doubt': view({ ...teaching, doubt: { picture, alike: 'B1', alikePicture: picture } }),
  'teach-done': view(allTaught),
  voices: view({
    kind: 'voices',
    own: [
      { key: 'voice-1', name: 'Grandmother', language: 'et', recorded: 12, of: 79 },
      { key: 'voice-2', name: 'All of us', language: 'mr', recorded: 79, of: 79 },
    ],
    refused: 'newer-version',
  }),
  'voices-none': view({ kind: 'voices', own: [] }),
  'voices-deleting': view({
    kind: 'voices',
    own: [{ key: 'voice-1', name: 'Grandmother', language: 'et', recorded: 0, of: 79 }],
    added: { key: 'voice-1', name: 'Grandmother' },
    deleting: { key: 'voice-1', name: 'Grandmother' },
  }),
  record: view(recording),
  'record-opening': view({ ...recording, state: { kind: 'opening' } }),
  'record-listening': view({ ...recording, state: { kind: 'recording', height: 0.7 } }),
  'record-kept': view({ ...recording, asked: 'Red, it is your turn.' }),
  'record-failed': view({ ...recording, state: { kind: 'failed', reason: 'refused' } }),
  settings: view({
    kind: 'settings',
    confirmDelete: false,
    confirmEar: false,
    ears: ['off', 'device', 'browser'],
    voices: [{ key: 'voice-1', name: 'Grandmother' }],
    voice: 'voice-1',
  }),
  'settings-hearing': view(
    {
      kind: 'settings',
      confirmDelete: false,
      confirmEar: false,
      ears: ['off', 'device', 'browser'],
      ear: { kind: 'ready' },
      voices: [],
    },
    { settings: hearing },
  ),
  'settings-ear-missing': view(
    {
      kind: 'settings',
      confirmDelete: false,
      confirmEar: false,
      ears: ['off', 'device', 'browser'],
      ear: { kind: 'missing' },
      voices: [],
    },
    { settings: hearing },
  ),
  'settings-asking': view({
    kind: 'settings',
    confirmDelete: true,
    confirmEar: true,
    ears: ['off', 'device', 'browser'],
    voices: [],
  }),
  'settings-deaf': view({
    kind: 'settings',
    confirmDelete: false,
    confirmEar: false,
    ears: ['off'],
    voices: [],
  }),
  enrol: view({ ...enrolling, finished: 'red' }),
  'enrol-saying': view({ ...enrolling, saying: saying({ kind: 'waiting' }) }),
  'enrol-refused': view({
    ...enrolling,
    saying: saying({ kind: 'refused', trouble: 'too-quiet' }),
  }),
  'enrol-deaf': view({ ...enrolling, saying: saying({ kind: 'deaf', reason: 'refused' }) }),
  'enrol-deleting': view({ ...enrolling, deleting: 'green' }),
  covered: view(hand, { covered: true }),
  elsewhere: view({ kind: 'welcome' }, { elsewhere: true }),
};
