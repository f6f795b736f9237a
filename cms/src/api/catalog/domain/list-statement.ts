export type CatalogFilter = {
  /** Absent: active or not. */
  active?: boolean;
  category?: string;
  sizes: readonly string[];
  words: readonly string[];
  ids?: readonly string[];
  /** As they are compared: any of them. */
  colors?: readonly string[];
  minPrice?: number;
  maxPrice?: number;
  sortBy?: 'price' | 'title';
  descending: boolean;
  limit: number;
  offset: number;
};

type Fragment = { sql: string; values: readonly unknown[] };
export type Statement = Fragment;

const NEWEST_FIRST = 'e.product_id desc';
const ENTRIES = 'catalog_entries e';

const marks = (values: readonly unknown[]) => values.map(() => '?').join(', ');
const allOf = (parts: readonly Fragment[]): Fragment => ({
  sql: parts.map(({ sql }) => sql).join(' and '),
  values: parts.flatMap(({ values }) => values),
});

/** `%` and `_` mean themselves. */
export const likeText = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

const readWords = (words: readonly string[]): Fragment =>
  allOf(words.map((word) => ({ sql: `e.search_text like ? escape '\\'`, values: [likeText(word)] })));

const where = (parts: readonly Fragment[]): Fragment => {
  const all = allOf(parts.filter(({ sql }) => sql));
  return all.sql ? { ...all, sql: ` where ${all.sql}` } : all;
};

function chosen({ active, category, sizes, ids, minPrice, maxPrice }: CatalogFilter): Fragment[] {
  const found: Fragment[] = [];
  if (active !== undefined) found.push({ sql: 'e.active = ?', values: [active ? 1 : 0] });
  if (category) found.push({ sql: 'e.category = ?', values: [category] });
  if (ids) found.push({ sql: ids.length ? `e.document_id in (${marks(ids)})` : '1 = 0', values: ids });
  if (minPrice !== undefined) found.push({ sql: 'e.final_price >= ?', values: [minPrice] });
  if (maxPrice !== undefined) found.push({ sql: 'e.final_price <= ?', values: [maxPrice] });
  if (sizes.length > 0) {
    const inStock = `select 1 from catalog_sizes z where z.product_id = e.product_id and z.size in (${marks(sizes)})`;
    found.push({ sql: `exists (${inStock})`, values: sizes });
  }
  return found;
}

const COLUMNS = { price: 'final_price', title: 'title_key' };

function orderOf({ sortBy, descending }: CatalogFilter): string {
  return sortBy ? `e.${COLUMNS[sortBy]} ${descending ? 'desc' : 'asc'}, ${NEWEST_FIRST}` : NEWEST_FIRST;
}

/** How many products a category has, or all of them, without looking at any. */
export function countStatement({ active, category }: Pick<CatalogFilter, 'active' | 'category'>): Statement {
  const parts: Fragment[] = [];
  if (active !== undefined) parts.push({ sql: 'active = ?', values: [active ? 1 : 0] });
  if (category) parts.push({ sql: 'category = ?', values: [category] });
  const { sql, values } = where(parts);
  return { sql: `select sum(products) as total from catalog_counts${sql}`, values };
}

const qualified = (filter: CatalogFilter): Fragment => where([...chosen(filter), readWords(filter.words)]);

/** How many of the products that were picked by hand qualify. */
export function countPicked(filter: CatalogFilter): Statement {
  const { sql, values } = qualified(filter);
  return { sql: `select count(*) as total from ${ENTRIES}${sql}`, values };
}

/** A page of the products that were picked by hand, all of them looked at and sorted. */
export function pageOfPicked(filter: CatalogFilter): Statement {
  const { sql, values } = qualified(filter);
  return {
    sql: `select e.json as json from ${ENTRIES}${sql} order by ${orderOf(filter)} limit ? offset ?`,
    values: [...values, filter.limit, filter.offset],
  };
}

function branch(filter: CatalogFilter): Fragment {
  const key = filter.sortBy ? `, e.${COLUMNS[filter.sortBy]}` : '';
  const { sql, values } = qualified(filter);
  return {
    sql: `select e.product_id${key} from ${ENTRIES}${sql} order by ${orderOf(filter)} limit ? offset ?`,
    values: [...values, filter.limit, filter.offset],
  };
}

// Each index begins with `active`: for both, the beginnings of both are merged.
function bothBranches(filter: CatalogFilter): Fragment {
  const reach = { ...filter, limit: filter.offset + filter.limit, offset: 0 };
  const [yes, no] = [true, false].map((active) => branch({ ...reach, active })) as [Fragment, Fragment];
  return {
    sql: `select * from (select * from (${yes.sql}) yes union all select * from (${no.sql}) no) e order by ${orderOf(filter)} limit ? offset ?`,
    values: [...yes.values, ...no.values, filter.limit, filter.offset],
  };
}

/** A page taken from the beginning of an index in the order asked for, where many of its products qualify. */
export function pageInOrder(filter: CatalogFilter): Statement {
  const split = filter.active === undefined && Boolean(filter.category || filter.sortBy);
  const keys = split ? bothBranches(filter) : branch(filter);
  return {
    sql: `select e.json as json from (${keys.sql}) page cross join ${ENTRIES} where e.product_id = page.product_id order by ${orderOf(filter)}`,
    values: keys.values,
  };
}
