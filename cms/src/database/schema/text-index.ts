import { onPostgres } from '../../settings/environment';
import type { Trx } from '../connection';
import { ensureTriggers, type Trigger } from './triggers';

/** A table with the columns `id` and `search_text`, and SQLite's trigram table beside it. */
export type TextIndex = { table: string; trigrams: string; postgresIndex: string };

const triggersOf = ({ table, trigrams }: TextIndex): Trigger[] => {
  const add = `insert into ${trigrams} (rowid, text) values (new.id, coalesce(new.search_text, ''))`;
  const remove = `delete from ${trigrams} where rowid = old.id`;
  return [
    { name: `${trigrams}_new`, table, event: 'insert', statements: [add] },
    {
      name: `${trigrams}_changed`,
      table,
      event: 'update',
      when: 'old.search_text is not new.search_text',
      statements: [remove, add],
    },
    { name: `${trigrams}_gone`, table, event: 'delete', statements: [remove] },
  ];
};

async function ensureSqliteIndex(trx: Trx, index: TextIndex): Promise<void> {
  await trx.raw(
    `create virtual table if not exists ${index.trigrams} using fts5(text, tokenize = 'trigram', content = '', contentless_delete = 1)`,
  );
  await ensureTriggers(trx, triggersOf(index));
}

async function createPostgresIndex(trx: Trx, { table, postgresIndex }: TextIndex): Promise<void> {
  const extension = await trx.raw("select 1 from pg_available_extensions where name = 'pg_trgm'");
  if (extension.rows.length === 0) return;
  await trx.raw('create extension if not exists pg_trgm');
  await trx.raw(
    `create index if not exists ${postgresIndex} on ${table} using gin (search_text gin_trgm_ops)`,
  );
}

/** Creates the trigram index of a table's search text. */
export async function ensureTextIndex(trx: Trx, index: TextIndex): Promise<void> {
  if (!onPostgres()) return ensureSqliteIndex(trx, index);
  // Without the extension, or the right to create it, a search scans all texts: slower, with the same results.
  await trx.transaction((inner) => createPostgresIndex(inner as Trx, index)).catch(() => undefined);
}
