/** Turns what espeak-ng says in IPA into the phones of the ear: so few that six languages share them. */

/** Sounds of several letters come first; a row with a space in it is two phones. */
const phoneOf: Readonly<Record<string, string>> = {
  ...{ tʃ: 'tʃ', tɕ: 'tʃ', dʒ: 'dʒ', dʑ: 'dʒ', ts: 'ts', dz: 'dz' },
  ...{ a: 'a', ɑ: 'a', ɐ: 'a', ʌ: 'a', æ: 'æ', ɒ: 'o', o: 'o', ɔ: 'o' },
  ...{ ə: 'ə', ɜ: 'ə', ɘ: 'ə', ɵ: 'ə', ɚ: 'ə r', ɝ: 'ə r', ɤ: 'ɤ', ɯ: 'ɯ' },
  ...{ e: 'e', ɛ: 'e', i: 'i', ɪ: 'ɪ', ᵻ: 'ɪ', ɨ: 'ɪ', y: 'y', ʏ: 'y' },
  ...{ ø: 'ø', œ: 'ø', ɞ: 'ø', ɶ: 'ø', u: 'u', ʊ: 'u', ʉ: 'u' },
  ...{ p: 'p', b: 'b', ʙ: 'b', t: 't', d: 'd', ʈ: 't', ɖ: 'd', ʔ: '' },
  ...{ k: 'k', c: 'k', q: 'k', ɡ: 'g', g: 'g', ɟ: 'g' },
  ...{ f: 'f', ɸ: 'f', v: 'v', ʋ: 'v', β: 'v', w: 'w', ʍ: 'w' },
  ...{ s: 's', z: 'z', ʃ: 'ʃ', ɕ: 'ʃ', ʂ: 'ʃ', ʒ: 'ʒ', θ: 'θ', ð: 'ð' },
  ...{ x: 'x', χ: 'x', ç: 'x', ɣ: 'ɣ', h: 'h', ɦ: 'h', j: 'j', ʝ: 'j', ɥ: 'j' },
  ...{ m: 'm', n: 'n', ɲ: 'n', ɳ: 'n', ŋ: 'ŋ', l: 'l', ɫ: 'l', ɭ: 'l', ʎ: 'l', ɬ: 'l' },
  ...{ r: 'r', ɾ: 'r', ɹ: 'r', ʁ: 'r', ɽ: 'r', ɻ: 'r' },
};

/** In Marathi espeak-ng writes with these what others write as affricates. */
const phoneIn: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  mr: { c: 'tʃ', ɟ: 'dʒ' },
};

const sounds = Object.keys(phoneOf).sort((one, other) => other.length - one.length);

/** In the order of the network's numbers; after them comes the one for no sound at all. */
export const phones: readonly string[] = [
  ...new Set(Object.values(phoneOf).flatMap((row) => row.split(' '))),
]
  .filter((phone) => phone !== '')
  .sort();

/** A row of phones. Throws for a sound that it does not know. */
export function phonesOf(ipa: string, language: string): readonly string[] {
  return withoutDoubles(everyPhoneOf(ipa, language));
}

/** What is doubled to tell its length, or meets itself between two words, is one sound. */
export function withoutDoubles(row: readonly string[]): readonly string[] {
  return row.filter((phone, at) => phone !== row[at - 1]);
}

export function everyPhoneOf(ipa: string, language: string): readonly string[] {
  // Espeak marks a switch of language by its code in brackets. Stress, length, breath and nasality are not told apart.
  let rest = ipa
    .normalize('NFD')
    .replace(/\([a-z-]+\)/g, '')
    .replace(/\p{M}|[ˈˌːˑ:ʰʱʲʷˠˤ^'|_\s-]/gu, '');
  const found: string[] = [];
  while (rest !== '') {
    const sound = sounds.find((one) => rest.startsWith(one));
    if (sound === undefined) throw new Error(`No phone for ${rest} in ${ipa}`);
    const row = phoneIn[language]?.[sound] ?? phoneOf[sound]!;
    found.push(...row.split(' ').filter((phone) => phone !== ''));
    rest = rest.slice(sound.length);
  }
  return found;
}
