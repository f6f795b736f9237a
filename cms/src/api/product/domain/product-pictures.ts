import { findColorName, listPictures, type Color, type ProductChange } from '@shop/contract';
import type { PictureRecord } from '../../../database/records';

type Lists = { thumbnails: string[]; thumbnailAlts: string[]; thumbnailColors: string[][] };
type WantedLists = Pick<ProductChange, keyof Lists>;

export const NO_PICTURES: Lists = { thumbnails: [], thumbnailAlts: [], thumbnailColors: [] };

/** Thrown for a picture in a colour that the product does not have. */
export class UnknownPictureColor extends Error {
  constructor(readonly color: string) {
    super(`unknown colour ${color}`);
  }
}

function spell(names: readonly string[], colors: Color[] | null): string[] {
  const spelled = names.map((name) => {
    const found = findColorName(name, colors);
    if (!found) throw new UnknownPictureColor(name);
    return found;
  });
  return [...new Set(spelled)];
}

const knownNames = (names: readonly string[], colors: Color[] | null): string[] =>
  names.flatMap((name) => findColorName(name, colors) ?? []);

// Colours that a change leaves out stay with their picture, wherever it is now; those of a removed colour go.
function keptColors(thumbnails: readonly string[], stored: Lists, colors: Color[] | null): string[][] {
  const before = new Map(listPictures(stored).map((picture) => [picture.url, picture.colors]));
  return thumbnails.map((url) => knownNames(before.get(url) ?? [], colors));
}

/** Returns a product's pictures after a change, or null when they stay as they are; throws UnknownPictureColor. */
export function changedPictures(
  { thumbnails, thumbnailAlts, thumbnailColors }: WantedLists,
  stored: Lists,
  colors: Color[] | null,
): PictureRecord[] | null {
  const urls = thumbnails ?? stored.thumbnails;
  const wanted = listPictures({
    thumbnails: urls,
    thumbnailAlts: thumbnailAlts ?? stored.thumbnailAlts,
    thumbnailColors:
      thumbnailColors?.map((names) => spell(names, colors)) ?? keptColors(urls, stored, colors),
  });
  return JSON.stringify(wanted) === JSON.stringify(listPictures(stored)) ? null : wanted;
}
