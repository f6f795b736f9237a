import type { CatalogFilter } from '../catalog-filter';
import type { CatalogProduct, StockedVariant } from './catalog-product';

type Choice = Pick<CatalogFilter, 'sizes' | 'colors'>;

const hasOne = (offered: readonly string[], wanted: readonly string[]): boolean =>
  wanted.some((name) => offered.includes(name));

/** Returns whether a variant is of one of the sizes and one of the colours. */
export function fits(
  product: CatalogProduct,
  { size, color }: StockedVariant,
  { sizes, colors }: Choice,
): boolean {
  const isSize = sizes.length === 0 || (size === null ? hasOne(product.sizes, sizes) : sizes.includes(size));
  const isColor =
    colors.length === 0 || (color === null ? hasOne(product.colorKeys, colors) : colors.includes(color));
  return isSize && isColor;
}

// A size or 'in stock' asks for units, and then the colour is that of the same units; a colour alone asks for the colour.
function matchesChoice(product: CatalogProduct, filter: CatalogFilter): boolean {
  const { sizes, colors, inStock } = filter;
  if (sizes.length > 0 || inStock) return product.inStock.some((variant) => fits(product, variant, filter));
  return colors.length === 0 || hasOne(product.colorKeys, colors);
}

const isPriced = ({ price }: CatalogProduct, { minPrice = 0, maxPrice = Infinity }: CatalogFilter): boolean =>
  price >= minPrice && price <= maxPrice;

function matchesFacts(
  product: CatalogProduct,
  { missingFacts, lowStock, guidedCategories = [] }: CatalogFilter,
): boolean {
  if (lowStock && !product.isLow) return false;
  if (!missingFacts) return true;
  return product.lacksFacts || (product.needsGuide && !guidedCategories.includes(product.category));
}

/** Returns whether a list, count or colour offer with this filter includes a product; the words are searched apart. */
export function matchesFilter(product: CatalogProduct, filter: CatalogFilter): boolean {
  const { active, category, ids } = filter;
  return (
    (active === undefined || product.active === active) &&
    (!category || product.category === category) &&
    (!ids || ids.includes(product.documentId)) &&
    isPriced(product, filter) &&
    matchesFacts(product, filter) &&
    matchesChoice(product, filter)
  );
}
