import { DEFAULT_COLORS, type Color } from '@shop/contract';
import { searchable } from '../domain/search-text';
import type { IndexedProduct, ProductIndex } from '../domain/product-index';
import type { Statement } from '../domain/list-statement';

type Row = Record<string, unknown>;

const AT_ONCE = 2_000;
const columns = (colors: string) =>
  'e.product_id as id, e.active as active, e.category as category, e.sizes as sizes, e.final_price as price, ' +
  `e.title_key as title_key, e.search_text as search_text, ${colors} as colors`;

/** From where on changes will have to be asked for, in the words of a dialect, and when the last one was. */
export const reachStatement = (reach: string): Statement => ({
  sql: `select ${reach} as reach, (select max(at) from catalog_changes) as last`,
  values: [],
});

/** The products after one, as they are. */
export const productsAfter = (id: number, colors: string): Statement => ({
  sql: `select ${columns(colors)} from catalog_entries e where e.product_id > ? order by e.product_id limit ${AT_ONCE}`,
  values: [id],
});

/** What changed since, product by product after one; of one that is gone only its id is left. */
export const changesSince = (since: number, after: number, colors: string): Statement => ({
  sql:
    `select c.product_id as changed, ${columns(colors)} from catalog_changes c ` +
    'left join catalog_entries e on e.product_id = c.product_id ' +
    `where c.at >= ? and c.product_id > ? order by c.product_id limit ${AT_ONCE}`,
  values: [since, after],
});

export const isFull = (rows: readonly Row[]): boolean => rows.length === AT_ONCE;

// What the shop shows where a product's colours are unknown counts as its colours.
const colorsIn = (row: Row): readonly Color[] =>
  (JSON.parse((row.colors as string | null) ?? 'null') as Color[] | null) ?? DEFAULT_COLORS;

const asIndexed = (row: Row, palette: readonly Color[]): IndexedProduct => ({
  id: row.id as number,
  active: row.active === 1,
  category: row.category as string,
  sizes: (row.sizes as string).split(',').filter(Boolean),
  colors: palette.map(({ name }) => searchable(name)),
  price: row.price as number,
  titleKey: row.title_key as string,
  searchText: row.search_text as string,
});

/** Takes a product that was read into the index. */
export function putInto(index: ProductIndex, row: Row): void {
  const palette = colorsIn(row);
  index.put(asIndexed(row, palette), palette);
}
