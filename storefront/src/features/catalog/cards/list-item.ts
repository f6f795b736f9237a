import { DEFAULT_COLORS, isRecent, picturesOf, type Product } from '@shop/contract';
import { serverNow } from '@shop/web-kit/api';

const SHOWN_WITHOUT_COLORS = 2;

// Every picture weighs on each page with a list: one of each colour, or two where there is no such choice.
function listedPictures(product: Product): number[] {
  const colors = product.colors ?? DEFAULT_COLORS;
  const firsts = new Set(colors.map(({ name }) => picturesOf(product, name)[0]?.url));
  const enough = firsts.size < SHOWN_WITHOUT_COLORS ? SHOWN_WITHOUT_COLORS : 1;
  return product.thumbnails.flatMap((url, at) => (at < enough || firsts.has(url) ? [at] : []));
}

/** Drops what only the detail page and staff need: the server embeds lists in every page. */
export function toListItem(product: Product): Product {
  const pictures = listedPictures(product);
  return {
    ...product,
    description: '',
    composition: '',
    care: '',
    origin: undefined,
    manufacturer: undefined,
    // Decided once, where the list is read: the clock of a device may be wrong by days.
    createdAt: isRecent(product, serverNow()) ? product.createdAt : '',
    updatedAt: '',
    thumbnails: pictures.map((at) => product.thumbnails[at] ?? ''),
    thumbnailAlts: product.thumbnailAlts.slice(0, 1),
    thumbnailColors: pictures.map((at) => product.thumbnailColors[at] ?? []),
    variants: product.variants.map((variant) => ({ ...variant, _id: '', sku: null })),
  };
}
