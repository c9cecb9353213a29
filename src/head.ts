/** The page's head follows the language: what a browser shows of the app around it, reads aloud, and installs. */

import type { Language } from './languages/language.ts';
import { manifestName } from './manifest.ts';

export function tellHead(page: Document, language: Language): void {
  const { title, description } = language.words.welcome;
  page.documentElement.lang = language.locale;
  page.title = title;
  const tell = (element: string, attribute: string, text: string) =>
    page.head.querySelector(element)?.setAttribute(attribute, text);
  tell('[name=description]', 'content', description);
  tell('[name=apple-mobile-web-app-title]', 'content', title);
  tell('[rel=manifest]', 'href', manifestName(language));
}
