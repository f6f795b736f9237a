import { cp, mkdtemp, rm } from 'node:fs/promises';
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

/** Tells whether a table has changed: each write of a row gives it the number of its transaction. */
type Marks = Map<string, string>;

async function marksOf(db: Knex, tables: readonly string[]): Promise<Marks> {
  const mark = (table: string) =>
    `select '${table}' as name, count(*) || ' ' || coalesce(sum(xmin::text::bigint), 0) as mark from public."${table}"`;
  const { rows } = (await db.raw(tables.map(mark).join(' union all '))) as {
    rows: { name: string; mark: string }[];
  };
  return new Map(rows.map(({ name, mark: found }) => [name, found]));
}

/** Copies into a schema of the same database, without a second server; tables that did not change are left alone. */
export async function postgresCopies(knex: Knex): Promise<DatabaseCopies> {
  const tables: string[] = await knex('pg_tables').where('schemaname', 'public').pluck('tablename');
  const marks = new Map<string, Marks>();
  const changedSince = (copy: string, now: Marks) =>
    tables.filter((table) => now.get(table) !== marks.get(copy)?.get(table));
  // Afterwards the tables that were left alone still have the marks that they were told by.
  const markCopied = async (copy: string, now: Marks, changed: readonly string[]) => {
    const copied = changed.length > 0 ? await marksOf(knex, changed) : [];
    marks.set(copy, new Map([...now, ...copied]));
  };
  const replace = async (changed: readonly string[], to: string, from: string) => {
    await knex.transaction(async (trx) => {
      // Triggers and foreign keys would refuse rows that the copy holds as they were.
      await trx.raw('set local session_replication_role = replica');
      // A table's file costs more to truncate than its few rows to delete.
      const statements = changed.map(
        (table) =>
          `delete from ${to}."${table}"; insert into ${to}."${table}" select * from ${from}."${table}"`,
      );
      for (const batch of inBatches(statements)) await trx.raw(batch.join(';\n'));
    });
  };
  return {
    async take(copy) {
      const isNew = !marks.has(copy);
      const created = tables.map((table) => `create table ${copy}."${table}" (like public."${table}")`);
      if (isNew) await knex.raw([`create schema ${copy}`, ...created].join(';\n'));
      const now = await marksOf(knex, tables);
      await replace(changedSince(copy, now), copy, 'public');
      marks.set(copy, now);
    },
    async putBack(copy) {
      const now = await marksOf(knex, tables);
      const changed = changedSince(copy, now);
      await replace(changed, 'public', copy);
      await markCopied(copy, now, changed);
    },
    remove: async () => undefined,
  };
}

/** Adds a folder of files that rows of the database name. */
export function withFolder(copies: DatabaseCopies, folder: string): DatabaseCopies {
  const replace = async (to: string, from: string) => {
    await rm(to, { recursive: true, force: true });
    await cp(from, to, { recursive: true });
  };
  const copyOf = (name: string) => `${folder}-${name}`;
  return {
    ...copies,
    take: async (name) => {
      await copies.take(name);
      await replace(copyOf(name), folder);
    },
    putBack: async (name) => {
      await copies.putBack(name);
      await replace(folder, copyOf(name));
    },
  };
}
