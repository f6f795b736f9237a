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

type Fragment = { sql: string; values: unknown[] };
export type Statement = Fragment;
export type ListStatements = { page: Statement; count: Statement };
/** How a dialect finds the products whose search text holds every word. */
export type WordSearch = (words: readonly string[]) => Fragment;

const marks = (values: readonly unknown[]) => values.map(() => '?').join(', ');

/** `%` and `_` mean themselves. */
export const likeText = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

const conditions = (filter: CatalogueFilter, search: WordSearch): Fragment[] => {
  const { active, category, sizes, words, ids } = filter;
  const found: Fragment[] = [];
  if (active !== undefined) found.push({ sql: 'e.active = ?', values: [active ? 1 : 0] });
  if (category) found.push({ sql: 'e.category = ?', values: [category] });
  if (ids) found.push({ sql: ids.length ? `e.document_id in (${marks(ids)})` : '1 = 0', values: [...ids] });
  if (sizes.length) {
    const inStock = `select s.product_id from catalogue_sizes s where s.size in (${marks(sizes)})`;
    found.push({ sql: `e.product_id in (${inStock})`, values: [...sizes] });
  }
  if (words.length) found.push(search(words));
  return found;
};

const NEWEST_FIRST = 'e.product_id desc';

// Who searches without saying how to sort wants what is called so before what only mentions it.
const titlesFirst = (words: readonly string[]): Fragment => {
  // The key writes ñ as n~ to sort it; the words of a search have no tilde.
  const inTitle = words.map(() => "replace(e.title_key, 'n~', 'n') like ? escape '\\'").join(' and ');
  return { sql: `case when ${inTitle} then 0 else 1 end, ${NEWEST_FIRST}`, values: words.map(likeText) };
};

const orderOf = ({ sortBy, descending, words }: CatalogueFilter): Fragment => {
  const direction = descending ? 'desc' : 'asc';
  if (sortBy === 'price') return { sql: `e.final_price ${direction}, ${NEWEST_FIRST}`, values: [] };
  if (sortBy === 'title') return { sql: `e.title_key ${direction}, ${NEWEST_FIRST}`, values: [] };
  return words.length > 0 ? titlesFirst(words) : { sql: NEWEST_FIRST, values: [] };
};

/** The two statements of a catalogue page: its rows and how many there are in all. */
export function listStatements(filter: CatalogueFilter, search: WordSearch): ListStatements {
  const all = conditions(filter, search);
  const where = all.length ? ` where ${all.map(({ sql }) => sql).join(' and ')}` : '';
  const values = all.flatMap((condition) => condition.values);
  const from = `from catalogue_entries e${where}`;
  const order = orderOf(filter);
  return {
    page: {
      sql: `select e.json as json ${from} order by ${order.sql} limit ? offset ?`,
      values: [...values, ...order.values, filter.limit, filter.offset],
    },
    count: { sql: `select count(*) as total ${from}`, values },
  };
}
