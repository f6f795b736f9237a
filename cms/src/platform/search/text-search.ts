import type { Knex } from 'knex';
import type { Row } from '../../database/connection';
import { countRows } from '../../database/rows';
import { onPostgres } from '../../settings/environment';
import { searchTerms } from './search-terms';

/** A search in a table with `search_text`, whose trigrams SQLite has in a table of their own. */
export type TextSearch = {
  table: string;
  trigrams: string;
  /** SQLite's index that covers the other filters and the order. */
  covering: string;
  search: string;
  /** The rows that fit the other filters. */
  filtered: () => Knex.QueryBuilder;
  /** The ids of rows that a search finds by what is in no text. */
  beside?: Knex.QueryBuilder | null;
  order: readonly { column: string; order: 'asc' | 'desc' }[];
};

const TRIGRAM = 3;
// Up to this many matches are sorted; beyond it, reading rows in list order fills a page sooner.
const MAX_SORTED_MATCHES = 1_000;

const likeText = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
const quoted = (term: string): string => `"${term.replaceAll('"', '""')}"`;
const isIndexed = (term: string): boolean => [...term].length >= TRIGRAM;

const usesTrigrams = (terms: readonly string[][]): boolean =>
  !onPostgres() && terms.every((all) => all.some(isIndexed));
// Trigrams do not know words of two letters.
const needsTexts = (terms: readonly string[][]): boolean => !terms.flat().every(isIndexed);

const trigramQuery = (terms: readonly string[][]): string =>
  terms.map((all) => `(${all.filter(isIndexed).map(quoted).join(' AND ')})`).join(' OR ');

function likeQuery(terms: readonly string[][]) {
  const allOf = (all: readonly string[]) => all.map(() => "search_text like ? escape '\\'").join(' and ');
  return {
    sql: `(${terms.map((all) => `(${allOf(all)})`).join(' or ')})`,
    values: terms.flat().map(likeText),
  };
}

// PostgreSQL's planner chooses between its trigram index and the list order by itself.
function byText(query: Knex.QueryBuilder, { trigrams, search }: TextSearch, source: 'index' | 'rows') {
  const terms = searchTerms(search);
  const like = likeQuery(terms);
  if (!usesTrigrams(terms) || source === 'rows') return query.whereRaw(like.sql, like.values);
  const found = query.whereRaw(`id in (select rowid from ${trigrams} where ${trigrams} match ?)`, [
    trigramQuery(terms),
  ]);
  return needsTexts(terms) ? found.whereRaw(like.sql, like.values) : found;
}

function withText(search: TextSearch, source: 'index' | 'rows') {
  const { beside, filtered } = search;
  if (!beside) return byText(filtered(), search, source);
  return filtered().where(
    (found) =>
      void found.where((inText) => void byText(inText, search, source)).orWhereIn('id', beside.clone()),
  );
}

/** Returns the query of all rows that a search finds. */
export const rowsWithText = (search: TextSearch) => withText(search, 'index');

// SQLite's trigram index does not know the other filters.
const knowsTrigramsOnly = (terms: readonly string[][]) => usesTrigrams(terms) && !needsTexts(terms);

// A union: PostgreSQL would read all rows for an 'or' of two conditions.
function limitedMatches(search: TextSearch) {
  const { beside, filtered, order, trigrams } = search;
  const db = strapi.db.connection;
  const terms = searchTerms(search.search);
  const limit = MAX_SORTED_MATCHES + 1;
  if (knowsTrigramsOnly(terms)) {
    const inText = db(trigrams)
      .whereRaw(`${trigrams} match ?`, [trigramQuery(terms)])
      .select(db.raw('rowid as id'));
    return (beside ? inText.union(beside.clone()) : inText).limit(limit);
  }
  const columns = ['id', ...order.map(({ column }) => column).filter((column) => column !== 'id')];
  const inText = byText(filtered(), search, 'index').select(columns);
  if (!beside) return inText.limit(limit);
  return inText.union(filtered().whereIn('id', beside.clone()).select(columns)).limit(limit);
}

// One pass over the index counts the matches, applies the other filters and picks the page.
async function sortedMatches(search: TextSearch, limit: number, offset: number) {
  const db = strapi.db.connection;
  const { table, covering, filtered, order } = search;
  const matches: Knex.QueryBuilder = knowsTrigramsOnly(searchTerms(search.search))
    ? filtered()
        .from(db.raw(`${table} indexed by ${covering}`))
        .whereRaw('id in (select id from found)')
    : db('found');
  const page = matches
    .orderBy([...order])
    .select('id', db.raw('count(*) over () as total'))
    .limit(limit)
    .offset(offset);
  const rows: Row[] = await db
    .withMaterialized('found', limitedMatches(search))
    .with('page', page)
    .from(db.raw('(select count(*) as matches from found) as counted'))
    .leftJoin('page', db.raw('1 = 1'))
    .select('counted.matches as matches', 'page.id as id', 'page.total as total');
  const ids = rows.flatMap(({ id }) => (id === null ? [] : [id as number]));
  return {
    isComplete: Number(rows[0]?.matches) <= MAX_SORTED_MATCHES,
    total: Number(rows[0]?.total ?? 0),
    ids,
  };
}

/** Returns the number of rows that a search finds and the query of a page, which the caller sorts. */
export async function pageOfSearch(search: TextSearch, offset: number, limit: number) {
  const { isComplete, total, ids } = await sortedMatches(search, limit, offset);
  if (isComplete && (total > 0 || offset === 0))
    return { total, from: strapi.db.connection(search.table).whereIn('id', ids) };
  const counted = await countRows(withText(search, 'index'));
  return { total: counted, from: withText(search, 'rows').offset(offset) };
}
