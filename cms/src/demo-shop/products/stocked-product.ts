import { type Color } from '@shop/contract';
import { FABRICS } from '../pictures/scene';
import { type Random } from '../random';
import { type DemoProduct, type StockLevel } from './demo-product';

type StockItem = { size: string | null; color: string | null; quantity: number };
export type StockedProduct = { product: DemoProduct; colors: Color[]; items: StockItem[] };

const QUANTITIES: Record<Exclude<StockLevel, 'last-unit'>, (random: Random) => number> = {
  full: (random) => (random.chance(0.08) ? 0 : random.integer(3, 9)),
  some: (random) => (random.chance(0.25) ? 0 : random.integer(1, 4)),
  few: (random) => (random.chance(0.5) ? 0 : random.integer(1, 2)),
  'sold-out': () => 0,
};

const colorsOf = ({ fabrics }: DemoProduct): Color[] =>
  fabrics.map((name) => ({ name: FABRICS[name].name, value: FABRICS[name].swatch }));

function stockItems(
  { sizes, stockLevel }: DemoProduct,
  colors: readonly Color[],
  random: Random,
): StockItem[] {
  const quantity = stockLevel === 'last-unit' ? () => 0 : QUANTITIES[stockLevel];
  const items = colors.flatMap(({ name }) =>
    sizes.map((size) => ({ size, color: name, quantity: quantity(random) })),
  );
  const [first] = items;
  if (stockLevel === 'last-unit' && first) first.quantity = 1;
  return items;
}

export const stockProducts = (products: readonly DemoProduct[], random: Random): StockedProduct[] =>
  products.map((product) => {
    if (product.singleStock)
      return { product, colors: [], items: [{ size: null, color: null, quantity: random.integer(8, 24) }] };
    const colors = colorsOf(product);
    return { product, colors, items: stockItems(product, colors, random) };
  });
