import { createHash } from 'node:crypto';
import { Pool } from 'pg';
import type { CatalogReader, Statement } from './catalog-reader';

const POOL_SIZE = 4;

const RENDERED = 'select product_id as id, json from catalog_entries where product_id = any(?)';

const numbered = (sql: string): string => {
  let index = 0;
  return sql.replace(/\?/g, () => `$${(index += 1)}`);
};

export function postgresReader(connectionString: string): CatalogReader {
  const pool = new Pool({
    connectionString,
    max: POOL_SIZE,
    connectionTimeoutMillis: 5000,
    statement_timeout: 5000,
    keepAlive: true,
  });
  // Without a listener a lost idle connection would end the process; the next read reports it.
  pool.on('error', () => undefined);
  const named = new Map<string, { name: string; text: string }>();
  const namedOf = (sql: string) => {
    const known = named.get(sql);
    if (known) return known;
    const fresh = { name: createHash('sha1').update(sql).digest('hex').slice(0, 20), text: numbered(sql) };
    named.set(sql, fresh);
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
    renderedByIds: (ids) => ({ sql: RENDERED, values: [ids] }),
    changeCursor: 'txid_snapshot_xmin(txid_current_snapshot())',
    close: () => pool.end(),
  };
}
