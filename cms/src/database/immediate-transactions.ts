import type { Database } from 'better-sqlite3';

/**
 * Makes each transaction of a connection take the write lock when it begins. Otherwise it fails for good, with
 * SQLITE_BUSY_SNAPSHOT, when another process (the continuous copy) writes between its first read and its first write.
 */
export function beginImmediately(connection: Database): void {
  const prepare = connection.prepare.bind(connection) as (sql: string) => unknown;
  // What knex sends.
  connection.prepare = ((sql: string) =>
    prepare(sql === 'BEGIN;' ? 'BEGIN IMMEDIATE;' : sql)) as Database['prepare'];
}
