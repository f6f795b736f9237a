import { isSameColor } from './colors';

export type ProductPicture = { url: string; alt: string; colors: string[] };

type Pictured = {
  thumbnails: readonly string[];
  thumbnailAlts?: readonly string[];
  thumbnailColors?: readonly (readonly string[])[];
};

/** Lists a product's pictures, each with its alternative text and its colours. */
export const listPictures = ({
  thumbnails,
  thumbnailAlts = [],
  thumbnailColors = [],
}: Pictured): ProductPicture[] =>
  thumbnails.map((url, at) => ({
    url,
    alt: thumbnailAlts[at] ?? '',
    colors: [...(thumbnailColors[at] ?? [])],
  }));

/** Lists the pictures of a colour, then those of every colour; all pictures when the colour has none of its own. */
export function picturesOf(product: Pictured, color: string | null | undefined): ProductPicture[] {
  const all = listPictures(product);
  if (!color) return all;
  const own = all.filter(({ colors }) => colors.some((other) => isSameColor(other, color)));
  return own.length > 0 ? [...own, ...all.filter(({ colors }) => colors.length === 0)] : all;
}
