import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import Database from 'better-sqlite3';
import type { Knex } from 'knex';
import { inBatches } from '../../src/database/rows';

/** Copies of a running shop's whole database, to go back to. */
export type DatabaseCopies = {
  take: (name: string) => Promise<void>;
  putBack: (name: string) => Promise<void>;
  remove: () => Promise<void>;
};

/** Copies by SQLite's own backup, which the shop's open connections see as one commit. */
export async function sqliteCopies(file: string): Promise<DatabaseCopies> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'simulation-'));
  const copyOf = (name: string) => path.join(folder, `${name}.db`);
  const copy = async (from: string, to: string) => {
    const source = new Database(from, { readonly: true, fileMustExist: true });
    await source.backup(to).finally(() => source.close());
  };
  return {
    take: (name) => copy(file, copyOf(name)),
    putBack: (name) => copy(copyOf(name), file),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

type Tables = { rows: { name: string }[] };

/** Copies into a schema of the same database, without a second server. */
export function postgresCopies(knex: Knex): DatabaseCopies {
  const tables = async (db: Knex) =>
    ((await db.raw(`select tablename as name from pg_tables where schemaname = 'public'`)) as Tables).rows;
  const runAll = async (db: Knex, statements: readonly string[]) => {
    for (const batch of inBatches(statements)) await db.raw(batch.join(';\n'));
  };
  return {
    async take(copy) {
      const names = await tables(knex);
      await runAll(knex, [
        `drop schema if exists ${copy} cascade`,
        `create schema ${copy}`,
        ...names.map(({ name }) => `create table ${copy}."${name}" as table public."${name}"`),
      ]);
    },
    async putBack(copy) {
      await knex.transaction(async (trx) => {
        const names = await tables(trx);
        const all = names.map(({ name }) => `public."${name}"`).join(', ');
        // Triggers and foreign keys would refuse rows that the copy holds as they were.
        await runAll(trx, [
          `set local session_replication_role = replica`,
          `truncate ${all}`,
          ...names.map(({ name }) => `insert into public."${name}" select * from ${copy}."${name}"`),
        ]);
      });
    },
    remove: async () => undefined,
  };
}
