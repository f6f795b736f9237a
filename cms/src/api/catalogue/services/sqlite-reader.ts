import Database from 'better-sqlite3';
import { likeText, type Statement, type WordSearch } from '../domain/list-statement';
import type { CatalogueReader } from './catalogue-reader';

const TRIGRAM = 3;
const STATEMENTS_KEPT = 300;

const quoted = (word: string) => `"${word.replaceAll('"', '""')}"`;

// The index knows runs of three letters; shorter words are looked for in the text itself.
const search: WordSearch = (words) => {
  const long = words.filter((word) => [...word].length >= TRIGRAM);
  const short = words.filter((word) => [...word].length < TRIGRAM);
  const parts = short.map(() => "e.search_text like ? escape '\\'");
  if (long.length > 0)
    parts.unshift('e.product_id in (select rowid from catalogue_search where catalogue_search match ?)');
  const match = long.length > 0 ? [long.map(quoted).join(' AND ')] : [];
  return { sql: parts.join(' and '), values: [...match, ...short.map(likeText)] };
};

/** Reads the catalogue through a connection of its own, which no order's transaction ever holds up. */
export function sqliteReader(filename: string): CatalogueReader {
  const file = new Database(filename, { readonly: true, fileMustExist: true, timeout: 250 });
  const prepared = new Map<string, Database.Statement>();
  const statementOf = (sql: string): Database.Statement => {
    const known = prepared.get(sql);
    if (known) return known;
    if (prepared.size >= STATEMENTS_KEPT) prepared.clear();
    const fresh = file.prepare(sql);
    prepared.set(sql, fresh);
    return fresh;
  };
  return {
    search,
    rows: ({ sql, values }: Statement) => statementOf(sql).all(...values) as Record<string, unknown>[],
    close: () => void file.close(),
  };
}
