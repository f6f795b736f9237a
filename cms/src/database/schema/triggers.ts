import { onPostgres } from '../../settings/environment';
import type { Trx } from '../connection';

export type Trigger = {
  name: string;
  table: string;
  event: 'insert' | 'update' | 'delete';
  /** Runs only where this holds; `old` and `new` are the row before and after. */
  when?: string;
  statements: readonly string[];
};

const whenOf = ({ when }: Trigger) => (when ? ` when (${when})` : '');

async function makeOnSqlite(trx: Trx, trigger: Trigger): Promise<void> {
  const { name, table, event, statements } = trigger;
  const sql = `CREATE TRIGGER ${name} after ${event} on ${table} for each row${whenOf(trigger)} begin ${statements.join('; ')}; end`;
  const [known] = await trx('sqlite_master').where({ type: 'trigger', name }).select('sql');
  if (known?.sql === sql) return;
  await trx.raw(`drop trigger if exists ${name}`);
  await trx.raw(sql);
}

async function makeOnPostgres(trx: Trx, trigger: Trigger): Promise<void> {
  const { name, table, event, statements } = trigger;
  const body = ` begin ${statements.join('; ')}; return null; end `;
  // Making a trigger waits for everybody who writes: a process that starts beside others does it only when it must.
  const [known] = await trx('pg_proc').where('proname', name).select('prosrc');
  if (known?.prosrc === body) return;
  await trx.raw(`create or replace function ${name}() returns trigger language plpgsql as $$${body}$$`);
  await trx.raw(`drop trigger if exists ${name} on ${table}`);
  await trx.raw(
    `create trigger ${name} after ${event} on ${table} for each row${whenOf(trigger)} execute function ${name}()`,
  );
}

/** Makes the database itself keep what follows from a table, whoever writes to it. */
export async function ensureTriggers(trx: Trx, triggers: readonly Trigger[]): Promise<void> {
  const make = onPostgres() ? makeOnPostgres : makeOnSqlite;
  for (const trigger of triggers) await make(trx, trigger);
}

/** Both dialects' word for "is another value, and nothing counts as a value". */
export const differs = (column: string): string =>
  onPostgres() ? `old.${column} is distinct from new.${column}` : `old.${column} is not new.${column}`;
