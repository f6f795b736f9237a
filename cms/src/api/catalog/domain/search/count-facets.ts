import { compareSizes, type OfferedColor, type ProductFacets } from '@shop/contract';
import type { CatalogFilter } from '../catalog-filter';
import { canBeBought, type CatalogProduct } from './catalog-product';
import { fits, matchesFilter } from './matches-filter';

const MAX_OFFERED_COLORS = 40;

type Products = readonly CatalogProduct[];

const countNames = (names: Iterable<string>): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
};

// A size is counted with the other filters: in stock, and in one of the chosen colours.
function sizesToBuy(product: CatalogProduct, { colors }: CatalogFilter): Set<string> {
  const fitting = product.inStock.filter((variant) => fits(product, variant, { sizes: [], colors }));
  return new Set(fitting.flatMap(({ size }) => (size === null ? product.sizes : [size])));
}

// With a size, or 'in stock', a colour is offered where its own units match.
function colorsToChoose(product: CatalogProduct, filter: CatalogFilter): Set<string> {
  return new Set(
    product.colorKeys.filter((key) => matchesFilter(product, { ...filter, colors: [key], ids: undefined })),
  );
}

/** Counts the products of each colour under the other filters, the most frequent first. */
export function countColors(products: Products, filter: CatalogFilter): OfferedColor[] {
  const free = { ...filter, colors: [] };
  const offered = new Map<string, OfferedColor>();
  for (const product of products) {
    if (!matchesFilter(product, free)) continue;
    for (const key of colorsToChoose(product, free)) {
      const color = product.colors[product.colorKeys.indexOf(key)];
      const known = offered.get(key);
      // Spelling variants of a colour are one.
      if (known) known.products += 1;
      else if (color) offered.set(key, { name: color.name, value: color.value, products: 1 });
    }
  }
  return [...offered.values()]
    .sort((a, b) => b.products - a.products || (a.name < b.name ? -1 : 1))
    .slice(0, MAX_OFFERED_COLORS);
}

function priceRange(products: Products): ProductFacets['price'] {
  if (products.length === 0) return null;
  return products.reduce(
    ({ min, max }, { price }) => ({ min: Math.min(min, price), max: Math.max(max, price) }),
    { min: Infinity, max: 0 },
  );
}

/** Counts the products behind each choice, under all filters but that of the choice itself. */
export function countFacets(products: Products, filter: CatalogFilter): ProductFacets {
  const under = (change: Partial<CatalogFilter>) =>
    products.filter((product) => matchesFilter(product, { ...filter, ...change }));
  const sizes = countNames(under({ sizes: [] }).flatMap((product) => [...sizesToBuy(product, filter)]));
  const categories = countNames(under({ category: undefined }).map(({ category }) => category));
  return {
    sizes: [...sizes]
      .map(([name, count]) => ({ name, products: count }))
      .sort((a, b) => compareSizes(a.name, b.name)),
    colors: countColors(products, filter),
    categories: [...categories].map(([name, count]) => ({ name, products: count })),
    inStock: under({ inStock: true }).filter(canBeBought).length,
    price: priceRange(under({ minPrice: undefined, maxPrice: undefined })),
  };
}
