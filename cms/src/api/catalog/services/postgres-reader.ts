import { createHash } from 'node:crypto';
import { Pool } from 'pg';
import type { Statement } from '../domain/list-statement';
import type { CatalogReader } from './catalog-reader';

const POOL = 4;

const RENDERED = 'select product_id as id, json from catalog_entries where product_id = any(?)';

const numbered = (sql: string): string => {
  let mark = 0;
  return sql.replace(/\?/g, () => `$${(mark += 1)}`);
};

/** Reads the catalog through a pool of its own, with statements that the database plans once. */
export function postgresReader(connectionString: string): CatalogReader {
  const pool = new Pool({
    connectionString,
    max: POOL,
    connectionTimeoutMillis: 5000,
    statement_timeout: 5000,
    keepAlive: true,
  });
  // An idle connection that is lost must not take the process with it: the next read reports it.
  pool.on('error', () => undefined);
  const known = new Map<string, { name: string; text: string }>();
  const namedOf = (sql: string) => {
    const before = known.get(sql);
    if (before) return before;
    const fresh = { name: createHash('sha1').update(sql).digest('hex').slice(0, 20), text: numbered(sql) };
    known.set(sql, fresh);
    return fresh;
  };
  let lastResponseAt = -Infinity;
  return {
    async rows({ sql, values }: Statement) {
      try {
        const { rows } = await pool.query({ ...namedOf(sql), values: [...values] });
        lastResponseAt = performance.now();
        return rows;
      } catch (error) {
        lastResponseAt = -Infinity;
        throw error;
      }
    },
    lastResponseAt: () => lastResponseAt,
    rendered: (ids) => ({ sql: RENDERED, values: [ids] }),
    reach: 'txid_snapshot_xmin(txid_current_snapshot())',
    colors: `(e.json::json -> 'colors')::text`,
    close: () => pool.end(),
  };
}
