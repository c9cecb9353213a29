/** Shows one view of the gallery, named in the address: `?view=table&theme=dark&language=el`. */

import '../../../src/ui/spy-app.ts';
import { languageOf } from '../../../src/languages/languages.ts';
import type { Theme } from '../../../src/session/settings.ts';
import { faint } from './contrast.ts';
import { longNames } from './long-names.ts';
import { views } from './views.ts';

export type Shown = { readonly view: string; readonly theme: Theme; readonly language: string };

declare global {
  interface Window {
    /** For those who want many views one after the other without loading the page anew. */
    show: (shown: Shown) => Promise<unknown>;
    /** What stands out too little on the view that is shown. */
    faint: () => readonly string[];
  }
}

window.show = ({ view, theme, language }) => {
  const chosen = views[view];
  if (chosen === undefined) throw new Error(`There is no view called ${view}.`);
  const app = document.createElement('spy-app');
  app.language = languageOf(language);
  app.preview = paintedPreview();
  app.view = { ...longNames(chosen, language), settings: { ...chosen.settings, theme, language } };
  document.body.replaceChildren(app);
  return app.updateComplete;
};

window.faint = faint;

const asked = new URLSearchParams(location.search);
const view = asked.get('view');
if (view === null) {
  document.body.innerHTML = Object.keys(views)
    .map((name) => `<p><a href="?view=${name}">${name}</a></p>`)
    .join('');
} else {
  const theme = (asked.get('theme') ?? 'system') as Theme;
  void window.show({ view, theme, language: asked.get('language') ?? 'en' });
}

/** A coarse picture such as the camera gives: a table, a hand, nothing to be read. */
function paintedPreview(): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = 64;
  canvas.height = 48;
  const paint = canvas.getContext('2d');
  if (paint === null) return canvas;
  const light = paint.createLinearGradient(0, 0, 64, 48);
  light.addColorStop(0, '#8c7a63');
  light.addColorStop(1, '#453a30');
  paint.fillStyle = light;
  paint.fillRect(0, 0, 64, 48);
  paint.fillStyle = '#d8cdb4';
  for (let index = 0; index < 7; index++) {
    paint.save();
    paint.translate(32, 52);
    paint.rotate((index - 3) * 0.16);
    paint.fillRect(-3.2 + (index - 3) * 1.4, -39, 6.4, 24);
    paint.restore();
  }
  paint.fillStyle = '#c28f6b';
  paint.fillRect(24, 34, 16, 14);
  return canvas;
}
