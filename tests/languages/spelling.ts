/** `npm run spelling`: prints, for each language, the words that no dictionary knows. */

import { languages } from '../../src/languages/languages.ts';
import { misspelt } from './spell.ts';

for (const language of languages) {
  const words = misspelt(language);
  console.log(`${language.code}: ${words === undefined ? 'no dictionary here' : words.join(' ')}`);
}
