/** Turns what espeak-ng says in IPA into the phones of the acoustic model, which knows American English only: the nearest ones. */

/** The nearest phones, the likeliest first; a phone with a space in it is two. Sounds of several letters come first. */
const nearest: Readonly<Record<string, readonly string[]>> = {
  // Diphthongs and affricates.
  ...{ tʃ: ['CH'], dʒ: ['JH'], ts: ['T S'], dz: ['D Z', 'Z'] },
  ...{
    ʌʊ: ['AW'],
    aʊ: ['AW'],
    ɑu: ['AW'],
    au: ['AW'],
    ɑʊ: ['AW'],
    əʊ: ['OW'],
    oʊ: ['OW'],
    ou: ['OW'],
  },
  ...{ aɪ: ['AY'], ɑi: ['AY'], ai: ['AY'], aj: ['AY'], æi: ['AY', 'EY'], ɛi: ['EY', 'AY'] },
  ...{
    ei: ['EY'],
    eɪ: ['EY'],
    ej: ['EY'],
    œy: ['AW', 'AY', 'OY'],
    ʌy: ['AW', 'AY'],
    oi: ['OY'],
    ɔɪ: ['OY'],
    oj: ['OY'],
  },
  ...{ iə: ['IH R', 'IY AH'], eə: ['EH R'], ʊə: ['UH R'] },
  // Vowels.
  ...{
    a: ['AA', 'AH'],
    ɑ: ['AA', 'AH'],
    ɐ: ['AH'],
    æ: ['AE', 'EH'],
    ʌ: ['AH'],
    ə: ['AH'],
    ɚ: ['ER'],
    ɜ: ['ER'],
    ɒ: ['AA', 'AO'],
  },
  ...{
    e: ['EH', 'EY'],
    ɛ: ['EH'],
    ɘ: ['AH'],
    i: ['IY', 'IH'],
    ɪ: ['IH', 'IY'],
    ɨ: ['IH'],
    ᵻ: ['IH', 'AH'],
    y: ['IY', 'UW'],
    ʏ: ['IH', 'UH'],
  },
  ...{
    o: ['OW', 'AO'],
    ɔ: ['AO', 'OW'],
    u: ['UW', 'UH'],
    ʊ: ['UH', 'UW'],
    ø: ['ER', 'UH'],
    œ: ['ER', 'UH'],
    ɵ: ['AH', 'OW'],
    ɤ: ['AH', 'OW'],
    ɯ: ['AH', 'IH'],
  },
  // Consonants.
  ...{
    p: ['P'],
    b: ['B'],
    t: ['T'],
    d: ['D'],
    ʈ: ['T', 'D'],
    ɖ: ['D'],
    k: ['K'],
    c: ['K'],
    q: ['K'],
    ɡ: ['G'],
    ɟ: ['G'],
    ʔ: [''],
  },
  ...{
    f: ['F'],
    v: ['V'],
    ʋ: ['V', 'W'],
    β: ['V', 'B'],
    w: ['W'],
    s: ['S'],
    z: ['Z'],
    ʃ: ['SH'],
    ʒ: ['ZH'],
    ɕ: ['SH'],
    θ: ['TH'],
    ð: ['DH'],
  },
  ...{
    x: ['HH', 'K'],
    χ: ['HH', 'K'],
    ç: ['HH', 'SH'],
    ɣ: ['G', 'HH', 'K'],
    ʝ: ['Y'],
    h: ['HH'],
    ɦ: ['HH'],
  },
  ...{
    m: ['M'],
    n: ['N'],
    ɲ: ['N', 'N Y'],
    ɳ: ['N'],
    ŋ: ['NG'],
    l: ['L'],
    ɫ: ['L'],
    ɭ: ['L'],
    ʎ: ['L Y', 'L'],
  },
  ...{ r: ['R'], ɾ: ['R', 'D'], ɹ: ['R'], ʁ: ['R'], ɽ: ['R', 'D'], j: ['Y'] },
};
/** A tapped r is a d to American ears, and the Estonian ö is darker than any vowel of theirs with an r in it. */
const nearestIn: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  et: { r: ['R', 'D'], ø: ['UW', 'ER', 'UH'] },
};
const sounds = Object.keys(nearest).sort((one, other) => other.length - one.length);

/** Elsewhere these have no breath after them at a word's beginning, and American ears take them for the voiced ones. */
const withoutBreath: Readonly<Record<string, readonly string[]>> = {
  p: ['P', 'B'],
  t: ['T', 'D'],
  k: ['K', 'G'],
  c: ['K', 'G'],
};

/** At most this many of a word's sounds are other than the likeliest in one pronunciation, and so many there are. */
const mostOdd = 2;
const mostRows = 6;

/** Rows of phones with a space between. Throws for a sound that it does not know. */
export function phonesOf(ipa: string, language: string): readonly string[] {
  const choices = soundsIn(ipa, language).map((sound, at) => {
    const near = nearestIn[language]?.[sound] ?? nearest[sound]!;
    return at === 0 && language !== 'en' ? (withoutBreath[sound] ?? near) : near;
  });
  const rows = choices.reduce<readonly Row[]>(
    (begun, choice) =>
      begun.flatMap(({ phones, odd }) =>
        choice
          .map((phone, rank) => ({ phones: [...phones, phone], odd: odd + Math.min(1, rank) }))
          .filter((row) => row.odd <= mostOdd),
      ),
    [{ phones: [], odd: 0 }],
  );
  return [...rows]
    .sort((one, other) => one.odd - other.odd)
    .slice(0, mostRows)
    .map(({ phones }) => phones.filter((phone) => phone !== '').join(' '));
}

type Row = { readonly phones: readonly string[]; readonly odd: number };

function soundsIn(ipa: string, language: string): readonly string[] {
  // Espeak marks a switch of language by its code in brackets; stress, length, breath and nasality are not the model's business.
  let rest = ipa
    .normalize('NFD')
    .replace(/\([a-z-]+\)/g, '')
    .replace(/[ˈˌːˑʰʱʲʷˠˤ^'|\s\u0300-\u036f]/gu, '');
  const found: string[] = [];
  while (rest !== '') {
    const sound = sounds.find((one) => rest.startsWith(one));
    if (sound === undefined) throw new Error(`No phone for ${rest} in ${ipa}`);
    found.push(sound);
    rest = rest.slice(sound.length);
  }
  // Espeak tells a long consonant of Estonian by doubling it.
  return language === 'et' ? found.filter((sound, at) => sound !== found[at - 1]) : found;
}
