/** A deck made of labelled pictures of single cards. */

import sharp from 'sharp';
import { colours, type Colour } from '../cards/card.ts';
import { ends, type End } from '../cards/face.ts';
import { endsNeeded } from '../cards/lesson.ts';
import { writeDeck, type TaughtEnds } from '../deck/deck-file.ts';
import { Pyramid } from '../recogniser/picture.ts';
import { viewOf } from '../recogniser/teaching.ts';
import { aspectOf, type LabelledCard, type LabelledFrame } from './labels.ts';
import { readPicture } from './recogniser/on-disk.ts';

/** One picture of one card. */
type Single = { readonly path: string; readonly colour: Colour; readonly card: LabelledCard };

function single({ file, path, colour, cards }: LabelledFrame): Single {
  const [card, ...others] = cards;
  if (card === undefined || others.length > 0) throw new Error(`${file}: not a single card`);
  return { path, colour, card };
}

async function pictureOf({ path, card }: Single): Promise<Uint8Array> {
  const pyramid = new Pyramid(await readPicture(path));
  const { width, height, pixels } = viewOf(pyramid, card.endQuad);
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

/** A deck file's text, from labelled frames of single cards; `most` views of each end. Rejects with a message in plain words. */
export async function teachDeck(
  frames: readonly LabelledFrame[],
  name: string,
  most: number,
): Promise<string> {
  const labels = frames.map(single);
  const aspect = aspectOf(labels.map(({ card }) => card.quad));
  const sets = new Map<Colour, TaughtEnds>();
  for (const colour of colours) {
    const own = labels.filter((label) => label.colour === colour);
    if (own.length === 0) continue;
    const views: [End, readonly Uint8Array[]][] = [];
    for (const end of ends) {
      const shown = own.filter(({ card }) => card.end === end).slice(0, most);
      if (shown.length === 0 && endsNeeded(3).includes(end))
        throw new Error(`there is no picture of ${end} of ${colour}`);
      const pictures: Uint8Array[] = [];
      for (const label of shown) pictures.push(await pictureOf(label));
      views.push([end, pictures]);
    }
    sets.set(colour, Object.fromEntries(views) as Record<End, readonly Uint8Array[]>);
  }
  if (sets.size === 0) throw new Error('there is no card of any colour');
  return writeDeck({ name, aspect, colours: sets });
}
