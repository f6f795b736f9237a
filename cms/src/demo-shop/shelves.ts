import { type Color } from '@shop/contract';
import { FABRICS } from './drawing/fabrics';
import { type DemoProduct, type Shelf } from './goods/demo-product';
import { type Random } from './random';

export type ShelfItem = { size: string | null; color: string | null; quantity: number };
/** A product with its units counted out by size and colour. */
export type ShelvedProduct = { product: DemoProduct; colors: Color[]; items: ShelfItem[] };

const COUNTS: Record<Exclude<Shelf, 'last-unit'>, (random: Random) => number> = {
  full: (random) => (random.chance(0.08) ? 0 : random.whole(3, 9)),
  some: (random) => (random.chance(0.25) ? 0 : random.whole(1, 4)),
  few: (random) => (random.chance(0.5) ? 0 : random.whole(1, 2)),
  'sold-out': () => 0,
};

const colorsOf = ({ fabrics }: DemoProduct): Color[] =>
  fabrics.map((name) => ({ name: FABRICS[name].name, value: FABRICS[name].swatch }));

function itemsOf({ sizes, shelf }: DemoProduct, colors: readonly Color[], random: Random): ShelfItem[] {
  const count = shelf === 'last-unit' ? () => 0 : COUNTS[shelf];
  const items = colors.flatMap(({ name }) =>
    sizes.map((size) => ({ size, color: name, quantity: count(random) })),
  );
  const [first] = items;
  if (shelf === 'last-unit' && first) first.quantity = 1;
  return items;
}

// What is kept as one number has no colour to choose either.
function shelved(product: DemoProduct, random: Random): ShelvedProduct {
  if (product.oneNumber)
    return { product, colors: [], items: [{ size: null, color: null, quantity: random.whole(8, 24) }] };
  const colors = colorsOf(product);
  return { product, colors, items: itemsOf(product, colors, random) };
}

/** The demo products with their stock. */
export const shelvedProducts = (products: readonly DemoProduct[], random: Random): ShelvedProduct[] =>
  products.map((product) => shelved(product, random));
