import { DEFAULT_COLORS, missingOwnFacts, needsGuide, type Product } from '@shop/contract';
import type { CatalogProduct, StockedVariant } from '../../domain/search/catalog-product';
import { searchable } from '../../domain/search/search-text';
import type { Statement } from '../reader/catalog-reader';

type Kept = 'id' | 'documentId' | 'category' | 'categoryLabel' | 'titleKey' | 'searchText' | 'price';
/** A row of `catalog_entries`; of a change, `changed` is the id of its product. */
export type EntryRow = Pick<CatalogProduct, Kept> & {
  active: number;
  sizes: string;
  stock: number;
  lowest: number | null;
  json: string;
  changed?: number;
};

// Requests are answered between pages.
const PAGE_SIZE = 100;
const COLUMNS =
  'e.product_id as id, e.document_id as "documentId", e.active, e.category, e.category_label as "categoryLabel", ' +
  'e.sizes, e.stock, e.lowest, e.final_price as price, e.title_key as "titleKey", e.search_text as "searchText", e.json';

/** Selects the cursor from which the next refresh must read changes, and the position of the last change. */
export const cursorStatement = (changeCursor: string): Statement => ({
  sql: `select ${changeCursor} as cursor, (select max(at) from catalog_changes) as last`,
  values: [],
});

export const productsAfter = (id: number): Statement => ({
  sql: `select ${COLUMNS} from catalog_entries e where e.product_id > ? order by e.product_id limit ${PAGE_SIZE}`,
  values: [id],
});

/** Selects a page of the products changed since a cursor; a deleted one has only `changed`. */
export const changesSince = (since: number, after: number): Statement => ({
  sql:
    `select c.product_id as changed, ${COLUMNS} from catalog_changes c ` +
    'left join catalog_entries e on e.product_id = c.product_id ' +
    `where c.at >= ? and c.product_id > ? order by c.product_id limit ${PAGE_SIZE}`,
  values: [since, after],
});

export const isFullPage = (rows: readonly EntryRow[]): boolean => rows.length === PAGE_SIZE;

type Rendered = Partial<
  Pick<Product, 'title' | 'description' | 'size' | 'colors' | 'variants' | 'composition' | 'care' | 'origin'>
>;

// A product without variants has one number of units for all sizes and colours.
function stockedVariants({ variants = [] }: Rendered, stock: number): StockedVariant[] {
  if (variants.length === 0) return stock > 0 ? [{ size: null, color: null }] : [];
  return variants
    .filter(({ stock: units }) => units > 0)
    .map(({ size, color }) => ({ size, color: color === null ? null : searchable(color) }));
}

/** Reads a row of `catalog_entries` as a product of the index. */
export function asCatalogProduct({
  json,
  active,
  stock,
  lowest,
  changed: _,
  ...row
}: EntryRow): CatalogProduct {
  const product = JSON.parse(json) as Rendered;
  // Products without known colours are offered in the default ones.
  const colors = product.colors ?? DEFAULT_COLORS;
  const sizes = product.size ?? row.sizes.split(',').filter(Boolean);
  return {
    ...row,
    active: active === 1,
    title: product.title ?? '',
    description: product.description ?? '',
    sizes,
    colors,
    colorKeys: colors.map(({ name }) => searchable(name)),
    inStock: stockedVariants(product, stock),
    isLow: lowest !== null,
    lacksFacts: missingOwnFacts(product).length > 0,
    needsGuide: needsGuide({ size: sizes }),
  };
}
