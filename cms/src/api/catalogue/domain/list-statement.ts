export type CatalogueFilter = {
  /** Absent: active or not. */
  active?: boolean;
  category?: string;
  sizes: readonly string[];
  words: readonly string[];
  ids?: readonly string[];
  sortBy?: 'price' | 'title';
  descending: boolean;
  limit: number;
  offset: number;
};

type Fragment = { sql: string; values: readonly unknown[] };
/** `varied`: what is asked for decides how it is best found, so it is planned anew each time. */
export type Statement = Fragment & { varied?: boolean };

/** Where a search looks: everything that is told of a product, or what it is called. */
export type Place = 'text' | 'title';
/** Products that hold every word: how they are reached, by which condition, and what brings the newest first. */
export type Found = { from: string; condition: Fragment; newest: string };
/** How a dialect finds words; a text also holds its category, which narrows what is looked at. */
export type TextSearch = (words: readonly string[], place: Place, category?: string) => Found;

const NEWEST_FIRST = 'e.product_id desc';
const ENTRIES = 'catalogue_entries e';
const PLACES = { text: 'e.search_text', title: "replace(e.title_key, 'n~', 'n')" };

const marks = (values: readonly unknown[]) => values.map(() => '?').join(', ');
const allOf = (parts: readonly Fragment[], between = ' and '): Fragment => ({
  sql: parts.map(({ sql }) => sql).join(between),
  values: parts.flatMap(({ values }) => values),
});

/** `%` and `_` mean themselves. */
export const likeText = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

/** Every word, read in the text itself. */
export const readWords = (words: readonly string[], place: Place): Fragment =>
  allOf(words.map((word) => ({ sql: `${PLACES[place]} like ? escape '\\'`, values: [likeText(word)] })));

const where = (parts: readonly Fragment[]): Fragment => {
  const all = allOf(parts.filter(({ sql }) => sql));
  return all.sql ? { ...all, sql: ` where ${all.sql}` } : all;
};

function chosen({ active, category, sizes, ids }: CatalogueFilter): Fragment[] {
  const found: Fragment[] = [];
  if (active !== undefined) found.push({ sql: 'e.active = ?', values: [active ? 1 : 0] });
  if (category) found.push({ sql: 'e.category = ?', values: [category] });
  if (ids) found.push({ sql: ids.length ? `e.document_id in (${marks(ids)})` : '1 = 0', values: ids });
  if (sizes.length > 0) {
    const inStock = `select 1 from catalogue_sizes z where z.product_id = e.product_id and z.size in (${marks(sizes)})`;
    found.push({ sql: `exists (${inStock})`, values: sizes });
  }
  return found;
}

const COLUMNS = { price: 'final_price', title: 'title_key' };

function orderOf({ sortBy, descending }: CatalogueFilter, newest = NEWEST_FIRST): string {
  return sortBy ? `e.${COLUMNS[sortBy]} ${descending ? 'desc' : 'asc'}, ${newest}` : newest;
}

/** How many products a filter has among how many, without looking at any of them. Not for words and ids. */
export function countStatement({ active, category, sizes }: CatalogueFilter): Statement {
  const parts: Fragment[] = [];
  if (active !== undefined) parts.push({ sql: 'active = ?', values: [active ? 1 : 0] });
  if (category) parts.push({ sql: 'category = ?', values: [category] });
  const hasSize = sizes.map((size) => ({
    sql: "',' || sizes || ',' like ? escape '\\'",
    values: [likeText(`,${size},`)],
  }));
  const sized = sizes.length > 0 ? allOf(hasSize, ' or ') : { sql: '1 = 1', values: [] };
  const { sql, values } = where(parts);
  return {
    sql: `select sum(products) as among, sum(case when ${sized.sql} then products else 0 end) as total from catalogue_counts${sql}`,
    values: [...sized.values, ...values],
  };
}

/** How many products a search has, counted up to a limit. */
export function countFound(filter: CatalogueFilter, { from, condition }: Found, limit: number): Statement {
  const { sql, values } = where([condition, ...chosen(filter)]);
  return {
    sql: `select count(*) as total from (select 1 as one from ${from}${sql} limit ?) found`,
    values: [...values, limit],
    varied: true,
  };
}

/** A page of few products, all of them looked at and sorted; `besides` is what else must hold. */
export function pageOfFound(
  filter: CatalogueFilter,
  { from, condition, newest }: Found,
  besides: readonly Fragment[] = [],
): Statement {
  const { sql, values } = where([condition, ...chosen(filter), ...besides]);
  return {
    sql: `select e.json as json from ${from}${sql} order by ${orderOf(filter, newest)} limit ? offset ?`,
    values: [...values, filter.limit, filter.offset],
    varied: true,
  };
}

/** Those that a search finds, but not by their titles. */
export const notInTitle = (words: readonly string[]): Fragment => {
  const { sql, values } = readWords(words, 'title');
  return { sql: `not (${sql})`, values };
};

/** The products of these ids, or of sizes that few have: reached by them, whatever the order asked for. */
export function foundByHand({ ids, sizes, words }: CatalogueFilter): Found {
  const condition = readWords(words, 'text');
  if (ids) return { from: ENTRIES, condition, newest: NEWEST_FIRST };
  const some = `(select distinct product_id from catalogue_sizes where size in (${marks(sizes)})) few`;
  const joined = allOf([
    { sql: 'e.product_id = few.product_id', values: sizes },
    ...(condition.sql ? [condition] : []),
  ]);
  return { from: `${some} cross join ${ENTRIES}`, condition: joined, newest: NEWEST_FIRST };
}

function branch(filter: CatalogueFilter): Fragment {
  const key = filter.sortBy ? `, e.${COLUMNS[filter.sortBy]}` : '';
  const { sql, values } = where([...chosen(filter), readWords(filter.words, 'text')]);
  return {
    sql: `select e.product_id${key} from ${ENTRIES}${sql} order by ${orderOf(filter)} limit ? offset ?`,
    values: [...values, filter.limit, filter.offset],
  };
}

// Each index begins with `active`: for both, the beginnings of both are merged.
function bothBranches(filter: CatalogueFilter): Fragment {
  const reach = { ...filter, limit: filter.offset + filter.limit, offset: 0 };
  const [yes, no] = [true, false].map((active) => branch({ ...reach, active })) as [Fragment, Fragment];
  return {
    sql: `select * from (select * from (${yes.sql}) yes union all select * from (${no.sql}) no) e order by ${orderOf(filter)} limit ? offset ?`,
    values: [...yes.values, ...no.values, filter.limit, filter.offset],
  };
}

/** A page taken from the beginning of an index in the order asked for, where many of its products qualify. */
export function pageInOrder(filter: CatalogueFilter): Statement {
  const split = filter.active === undefined && Boolean(filter.category || filter.sortBy);
  const keys = split ? bothBranches(filter) : branch(filter);
  return {
    sql: `select e.json as json from (${keys.sql}) page cross join ${ENTRIES} where e.product_id = page.product_id order by ${orderOf(filter)}`,
    values: keys.values,
    ...(filter.words.length > 0 && { varied: true }),
  };
}
