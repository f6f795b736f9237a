import type { Database, Statement } from 'better-sqlite3';

const MAX_STATEMENTS = 500;
// Lists of hundreds of ids hardly come twice, and their statements are large.
const MAX_LENGTH = 4_000;

/** Makes a connection keep its prepared statements, the least used go first; knex prepares each query anew. */
export function keepStatements(connection: Database): void {
  const prepare = connection.prepare.bind(connection) as (sql: string) => Statement;
  const kept = new Map<string, Statement>();
  const prepareOnce = (sql: string): Statement => {
    const statement = kept.get(sql) ?? prepare(sql);
    if (sql.length > MAX_LENGTH) return statement;
    // A map keeps the order of its entries: the one that was used last stands last.
    kept.delete(sql);
    kept.set(sql, statement);
    if (kept.size > MAX_STATEMENTS) kept.delete(kept.keys().next().value!);
    return statement;
  };
  connection.prepare = prepareOnce as Database['prepare'];
}
