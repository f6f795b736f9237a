import Database from 'better-sqlite3';
import { readWords, type Place, type Statement, type TextSearch } from '../domain/list-statement';
import { searchable } from '../domain/search-text';
import type { CatalogueReader } from './catalogue-reader';

const TRIGRAM = 3;
const STATEMENTS_KEPT = 300;

const quoted = (word: string) => `"${word.replaceAll('"', '""')}"`;

const INDEXES: Record<Place, string> = { text: 'catalogue_search', title: 'catalogue_titles' };

const isIndexed = (word: string) => [...word].length >= TRIGRAM;

// The index knows runs of three letters; shorter words are looked for in the text itself.
const search: TextSearch = (words, place, category) => {
  const long = words.filter(isIndexed);
  const read = readWords(
    words.filter((word) => !isIndexed(word)),
    place,
  );
  const newest = 'e.product_id desc';
  if (long.length === 0) return { from: 'catalogue_entries e', condition: read, newest };
  const index = INDEXES[place];
  const inText = [searchable(category ?? '')].filter(isIndexed);
  const match = `e.product_id = found.rowid and ${index} match ?`;
  return {
    from: `${index} found cross join catalogue_entries e`,
    condition: {
      sql: read.sql ? `${match} and ${read.sql}` : match,
      values: [[...long, ...inText].map(quoted).join(' AND '), ...read.values],
    },
    newest: 'found.rowid desc',
  };
};

/** Reads the catalogue through a connection of its own, which no order's transaction ever holds up. */
export function sqliteReader(filename: string): CatalogueReader {
  const file = new Database(filename, { readonly: true, fileMustExist: true, timeout: 250 });
  file.pragma('cache_size = -32000');
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
