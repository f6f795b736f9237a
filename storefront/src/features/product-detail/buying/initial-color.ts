import { colorSlug, DEFAULT_COLORS, normalizeText, type Product } from '@shop/contract';

type Colored = Pick<Product, 'colors' | 'size' | 'thumbnailColors' | 'formerNames'>;
type LeftOf = (size: string, color: string) => number;

/** Returns the units of a color in all sizes. */
export const unitsOfColor = ({ size }: Pick<Product, 'size'>, color: string, leftOf: LeftOf): number =>
  (size.length > 0 ? size : ['']).reduce((sum, name) => sum + leftOf(name, color), 0);

/** Returns the slug under which a color is sold now; an address may have its former name. */
function presentSlug({ formerNames }: Colored, slug: string): string {
  const former = formerNames?.find(({ kind, from }) => kind === 'color' && colorSlug(from) === slug);
  return colorSlug(former?.to ?? slug);
}

/** Returns the color of the address, else one in stock, rather that of the product's first picture. */
export function initialColor(product: Colored, addressed: string | null | undefined, leftOf: LeftOf) {
  const names = (product.colors ?? DEFAULT_COLORS).map(({ name }) => name);
  const wanted = presentSlug(product, colorSlug(addressed ?? ''));
  const inStock = names.filter((name) => unitsOfColor(product, name, leftOf) > 0);
  const pictured = product.thumbnailColors[0]?.map(normalizeText) ?? [];
  return (
    names.find((name) => wanted !== '' && colorSlug(name) === wanted) ??
    inStock.find((name) => pictured.includes(normalizeText(name))) ??
    inStock[0] ??
    names[0]
  );
}
