import type { Trx } from '../connection';
import { ensureTriggers, type Trigger } from './triggers';

type TextIndex = {
  index: string;
  /** The table whose rows are found, its key, and the expression that is searched, read from one column. */
  table: string;
  id: string;
  text: string;
  column: string;
};

const triggers = ({ index, table, id, text, column }: TextIndex): Trigger[] => {
  const add = `insert into ${index} (rowid, text) values (new.${id}, coalesce(${text.replaceAll(column, `new.${column}`)}, ''))`;
  const drop = `delete from ${index} where rowid = old.${id}`;
  return [
    { name: `${index}_new`, table, event: 'insert', statements: [add] },
    {
      name: `${index}_changed`,
      table,
      event: 'update',
      when: `old.${column} is not new.${column}`,
      statements: [drop, add],
    },
    { name: `${index}_gone`, table, event: 'delete', statements: [drop] },
  ];
};

/** Keeps an index of runs of three letters in SQLite, written with the rows themselves. */
export async function ensureTextIndex(trx: Trx, wanted: TextIndex): Promise<void> {
  const { index, table, id, text } = wanted;
  const [known] = await trx('sqlite_master').where({ type: 'table', name: index }).select('name');
  if (!known) {
    await trx.raw(
      `create virtual table ${index} using fts5(text, tokenize = 'trigram', content = '', contentless_delete = 1)`,
    );
    await trx.raw(`insert into ${index} (rowid, text) select ${id}, coalesce(${text}, '') from ${table}`);
  }
  await ensureTriggers(trx, triggers(wanted));
}

async function createTrigramIndexes(trx: Trx, indexes: Readonly<Record<string, string>>): Promise<void> {
  const known = await trx.raw("select 1 from pg_available_extensions where name = 'pg_trgm'");
  if (known.rows.length === 0) return;
  await trx.raw('create extension if not exists pg_trgm');
  for (const [name, on] of Object.entries(indexes))
    await trx.raw(`create index if not exists ${name} on ${on}`);
}

/** Makes indexes of runs of three letters. Where the extension cannot be had, a search reads every text: slower, with the same answers. */
export async function ensureTrigrams(trx: Trx, indexes: Readonly<Record<string, string>>): Promise<void> {
  await trx.transaction((inner) => createTrigramIndexes(inner as Trx, indexes)).catch(() => undefined);
}
