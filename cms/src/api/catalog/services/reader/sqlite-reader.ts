import Database from 'better-sqlite3';
import type { CatalogReader, Statement } from './catalog-reader';

const MAX_STATEMENTS = 300;
const RENDERED =
  'select product_id as id, json from catalog_entries where product_id in (select value from json_each(?))';

/** Opens a read-only connection that order transactions cannot block. */
export function sqliteReader(filename: string): CatalogReader {
  const file = new Database(filename, { readonly: true, fileMustExist: true, timeout: 250 });
  file.pragma('cache_size = -32000');
  const prepared = new Map<string, Database.Statement>();
  const statementOf = (sql: string): Database.Statement => {
    const known = prepared.get(sql);
    if (known) return known;
    if (prepared.size >= MAX_STATEMENTS) prepared.clear();
    const fresh = file.prepare(sql);
    prepared.set(sql, fresh);
    return fresh;
  };
  return {
    rows: ({ sql, values }: Statement) => statementOf(sql).all(...values) as Record<string, unknown>[],
    renderedByIds: (ids) => ({ sql: RENDERED, values: [JSON.stringify(ids)] }),
    changeCursor: '(select coalesce(max(at), 0) + 1 from catalog_changes)',
    // The driver is synchronous: every read has its answer or throws.
    lastResponseAt: () => performance.now(),
    close: () => void file.close(),
  };
}
