import type { Knex } from 'knex';

const POSTGRES_SCHEMA = `
  select table_name || '.' || column_name as name, data_type || coalesce(column_default, '') || is_nullable as sql
    from information_schema.columns where table_schema = current_schema()
  union all select indexname, indexdef from pg_indexes where schemaname = current_schema()
  union all select tgname, pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
  union all select conname || conrelid, pg_get_constraintdef(oid) from pg_constraint
  order by 1, 2`;

const isPostgres = (db: Knex) => db.client.config.client === 'pg';

async function tablesOf(db: Knex): Promise<string[]> {
  if (isPostgres(db)) return db('pg_tables').where({ schemaname: 'public' }).pluck('tablename');
  return db('sqlite_master').where({ type: 'table' }).pluck('name');
}

/** Returns the whole schema and every row of a database, for comparison. */
export async function databaseDump(db: Knex): Promise<object> {
  const schema: unknown = isPostgres(db)
    ? (await db.raw(POSTGRES_SCHEMA)).rows
    : await db('sqlite_master').orderBy('name').select('name', 'sql');
  const rows: Record<string, string[]> = {};
  for (const table of await tablesOf(db))
    rows[table] = (await db(table).select()).map((row) => JSON.stringify(row)).sort();
  return { schema, rows };
}
