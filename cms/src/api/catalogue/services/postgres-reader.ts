import { createHash } from 'node:crypto';
import { Pool } from 'pg';
import { readWords, type Statement, type TextSearch } from '../domain/list-statement';
import type { CatalogueReader } from './catalogue-reader';

const POOL = 4;

// The database knows how common a word is, and chooses between the index of the texts and the order asked for.
const search: TextSearch = (words, place) => ({
  from: 'catalogue_entries e',
  condition: readWords(words, place),
  newest: 'e.product_id desc',
});

const numbered = (sql: string): string => {
  let mark = 0;
  return sql.replace(/\?/g, () => `$${(mark += 1)}`);
};

/** Reads the catalogue through a pool of its own, with statements that the database plans once. */
export function postgresReader(connectionString: string): CatalogueReader {
  const pool = new Pool({
    connectionString,
    max: POOL,
    connectionTimeoutMillis: 5000,
    statement_timeout: 5000,
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
  return {
    search,
    rows: async ({ sql, values, varied }: Statement) => {
      const { name, text } = namedOf(sql);
      return (await pool.query({ ...(varied ? {} : { name }), text, values: [...values] })).rows;
    },
    close: () => pool.end(),
  };
}
