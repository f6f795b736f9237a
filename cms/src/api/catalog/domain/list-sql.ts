import type { CatalogFilter } from './catalog-filter';

type Fragment = { sql: string; values: readonly unknown[] };
export type Statement = Fragment;

const NEWEST_FIRST = 'e.product_id desc';
const ENTRIES = 'catalog_entries e';

const placeholders = (values: readonly unknown[]) => values.map(() => '?').join(', ');
const joinAnd = (parts: readonly Fragment[]): Fragment => ({
  sql: parts.map(({ sql }) => sql).join(' and '),
  values: parts.flatMap(({ values }) => values),
});

export const likeText = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

const containsWords = (words: readonly string[]): Fragment =>
  joinAnd(words.map((word) => ({ sql: `e.search_text like ? escape '\\'`, values: [likeText(word)] })));

const where = (parts: readonly Fragment[]): Fragment => {
  const joined = joinAnd(parts.filter(({ sql }) => sql));
  return joined.sql ? { ...joined, sql: ` where ${joined.sql}` } : joined;
};

function conditions({
  active,
  category,
  sizes,
  ids,
  inStock,
  minPrice,
  maxPrice,
}: CatalogFilter): Fragment[] {
  const parts: Fragment[] = [];
  if (active !== undefined) parts.push({ sql: 'e.active = ?', values: [active ? 1 : 0] });
  if (category) parts.push({ sql: 'e.category = ?', values: [category] });
  if (ids) parts.push({ sql: ids.length ? `e.document_id in (${placeholders(ids)})` : '1 = 0', values: ids });
  if (inStock) parts.push({ sql: 'e.stock > 0', values: [] });
  if (minPrice !== undefined) parts.push({ sql: 'e.final_price >= ?', values: [minPrice] });
  if (maxPrice !== undefined) parts.push({ sql: 'e.final_price <= ?', values: [maxPrice] });
  if (sizes.length > 0) {
    const inStock = `select 1 from catalog_sizes z where z.product_id = e.product_id and z.size in (${placeholders(sizes)})`;
    parts.push({ sql: `exists (${inStock})`, values: sizes });
  }
  return parts;
}

const COLUMNS = { price: 'final_price', title: 'title_key' };

function orderBy({ sortBy, sortOrder }: CatalogFilter): string {
  return sortBy ? `e.${COLUMNS[sortBy]} ${sortOrder}, ${NEWEST_FIRST}` : NEWEST_FIRST;
}

export function countStatement({ active, category }: Pick<CatalogFilter, 'active' | 'category'>): Statement {
  const parts: Fragment[] = [];
  if (active !== undefined) parts.push({ sql: 'active = ?', values: [active ? 1 : 0] });
  if (category) parts.push({ sql: 'category = ?', values: [category] });
  const { sql, values } = where(parts);
  return { sql: `select sum(products) as total from catalog_counts${sql}`, values };
}

const whereMatching = (filter: CatalogFilter): Fragment =>
  where([...conditions(filter), containsWords(filter.words)]);

export function countSelected(filter: CatalogFilter): Statement {
  const { sql, values } = whereMatching(filter);
  return { sql: `select count(*) as total from ${ENTRIES}${sql}`, values };
}

export function pageOfSelected(filter: CatalogFilter): Statement {
  const { sql, values } = whereMatching(filter);
  return {
    sql: `select e.json as json from ${ENTRIES}${sql} order by ${orderBy(filter)} limit ? offset ?`,
    values: [...values, filter.limit, filter.offset],
  };
}

function branch(filter: CatalogFilter): Fragment {
  const key = filter.sortBy ? `, e.${COLUMNS[filter.sortBy]}` : '';
  const { sql, values } = whereMatching(filter);
  return {
    sql: `select e.product_id${key} from ${ENTRIES}${sql} order by ${orderBy(filter)} limit ? offset ?`,
    values: [...values, filter.limit, filter.offset],
  };
}

// Every index starts with `active`, so a list of both merges the first rows of each.
function mergedBranches(filter: CatalogFilter): Fragment {
  const firstRows = { ...filter, limit: filter.offset + filter.limit, offset: 0 };
  const [active, inactive] = [true, false].map((isActive) => branch({ ...firstRows, active: isActive })) as [
    Fragment,
    Fragment,
  ];
  return {
    sql: `select * from (select * from (${active.sql}) active union all select * from (${inactive.sql}) inactive) e order by ${orderBy(filter)} limit ? offset ?`,
    values: [...active.values, ...inactive.values, filter.limit, filter.offset],
  };
}

/** Selects a page by walking the index of the sort order, which is fast while many products match. */
export function pageInOrder(filter: CatalogFilter): Statement {
  const needsMerge = filter.active === undefined && Boolean(filter.category || filter.sortBy);
  const keys = needsMerge ? mergedBranches(filter) : branch(filter);
  return {
    sql: `select e.json as json from (${keys.sql}) page cross join ${ENTRIES} where e.product_id = page.product_id order by ${orderBy(filter)}`,
    values: keys.values,
  };
}
