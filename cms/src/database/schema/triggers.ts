import { onPostgres } from '../../settings/environment';
import type { Trx } from '../connection';

export type Trigger = {
  name: string;
  table: string;
  event: 'insert' | 'update' | 'delete';
  when?: string;
  statements: readonly string[];
};

const whenOf = ({ when }: Trigger) => (when ? ` when (${when})` : '');

async function createOnSqlite(trx: Trx, trigger: Trigger): Promise<void> {
  const { name, table, event, statements } = trigger;
  const sql = `CREATE TRIGGER ${name} after ${event} on ${table} for each row${whenOf(trigger)} begin ${statements.join('; ')}; end`;
  const [known] = await trx('sqlite_master').where({ type: 'trigger', name }).select('sql');
  if (known?.sql === sql) return;
  await trx.raw(`drop trigger if exists ${name}`);
  await trx.raw(sql);
}

async function createOnPostgres(trx: Trx, trigger: Trigger): Promise<void> {
  const { name, table, event, statements } = trigger;
  // A condition is no part of the function, so a comment tells that it differs.
  const body = ` /* ${trigger.when ?? ''} */ begin ${statements.join('; ')}; return null; end `;
  // Creating a trigger waits for all writers, so it is skipped when it exists: starting processes block no others.
  // A function outlives its table, so only one that a trigger uses counts.
  const [known] = await trx('pg_proc')
    .join('pg_trigger', 'pg_trigger.tgfoid', 'pg_proc.oid')
    .where('pg_proc.proname', name)
    .select('prosrc');
  if (known?.prosrc === body) return;
  await trx.raw(`create or replace function ${name}() returns trigger language plpgsql as $$${body}$$`);
  await trx.raw(`drop trigger if exists ${name} on ${table}`);
  await trx.raw(
    `create trigger ${name} after ${event} on ${table} for each row${whenOf(trigger)} execute function ${name}()`,
  );
}

/** Creates triggers that are missing or differ. */
export async function ensureTriggers(trx: Trx, triggers: readonly Trigger[]): Promise<void> {
  const create = onPostgres() ? createOnPostgres : createOnSqlite;
  for (const trigger of triggers) await create(trx, trigger);
}

/** Returns the condition that a column changes, null included, in the database's dialect. */
export const differs = (column: string): string =>
  onPostgres() ? `old.${column} is distinct from new.${column}` : `old.${column} is not new.${column}`;
