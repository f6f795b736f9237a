import { DEFAULT_COLORS, type Color } from '@shop/contract';
import { searchable } from '../../domain/search/search-text';
import type { IndexedProduct, ProductIndex } from '../../domain/search/product-index';
import type { Statement } from '../../domain/list-sql';

type Row = Record<string, unknown>;

const PAGE_SIZE = 2_000;
const columns = (colors: string) =>
  'e.product_id as id, e.active as active, e.category as category, e.sizes as sizes, e.stock as stock, e.final_price as price, ' +
  `e.title_key as title_key, e.search_text as search_text, ${colors} as colors`;

/** Selects the cursor from which the next refresh must read changes, and the position of the last change. */
export const cursorStatement = (changeCursor: string): Statement => ({
  sql: `select ${changeCursor} as cursor, (select max(at) from catalog_changes) as last`,
  values: [],
});

export const productsAfter = (id: number, colors: string): Statement => ({
  sql: `select ${columns(colors)} from catalog_entries e where e.product_id > ? order by e.product_id limit ${PAGE_SIZE}`,
  values: [id],
});

/** Selects a page of the products changed since a cursor; a deleted one has only `changed`. */
export const changesSince = (since: number, after: number, colors: string): Statement => ({
  sql:
    `select c.product_id as changed, ${columns(colors)} from catalog_changes c ` +
    'left join catalog_entries e on e.product_id = c.product_id ' +
    `where c.at >= ? and c.product_id > ? order by c.product_id limit ${PAGE_SIZE}`,
  values: [since, after],
});

export const isFullPage = (rows: readonly Row[]): boolean => rows.length === PAGE_SIZE;

// Products without known colours are offered in the default ones.
const colorsIn = (row: Row): readonly Color[] =>
  (JSON.parse((row.colors as string | null) ?? 'null') as Color[] | null) ?? DEFAULT_COLORS;

const asIndexed = (row: Row, palette: readonly Color[]): IndexedProduct => ({
  id: row.id as number,
  active: row.active === 1,
  category: row.category as string,
  sizes: (row.sizes as string).split(',').filter(Boolean),
  colors: palette.map(({ name }) => searchable(name)),
  inStock: (row.stock as number) > 0,
  price: row.price as number,
  titleKey: row.title_key as string,
  searchText: row.search_text as string,
});

export function indexRow(index: ProductIndex, row: Row): void {
  const palette = colorsIn(row);
  index.put(asIndexed(row, palette), palette);
}
