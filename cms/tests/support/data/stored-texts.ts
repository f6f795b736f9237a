import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Knex } from 'knex';

async function tablesOf(db: Knex): Promise<string[]> {
  const isPostgres = String(db.client.dialect).startsWith('postgres');
  const rows: { name: string }[] = isPostgres
    ? await db('information_schema.tables').where('table_schema', 'public').select('table_name as name')
    : await db('sqlite_master').where('type', 'table').select('name');
  // The search index of SQLite keeps fragments of three letters, which name nobody.
  return rows.map(({ name }) => name).filter((name) => !/_search(_|$)|^sqlite_/.test(name));
}

/** Returns the tables whose rows contain one of the texts, whatever its case. */
export async function tablesWith(db: Knex, texts: readonly string[]): Promise<string[]> {
  const wanted = texts.map((text) => text.toLowerCase());
  const found: string[] = [];
  for (const table of await tablesOf(db)) {
    const rows = await db(table).select('*');
    const stored = JSON.stringify(rows).toLowerCase();
    for (const text of wanted) if (stored.includes(text)) found.push(`${table}: ${text}`);
  }
  return found;
}

/** Returns the files below a folder that contain one of the texts; backups and SQLite's own files are left out. */
export function filesWith(folder: string, texts: readonly string[]): string[] {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/^shop\.db/.test(entry.name))
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .filter((file) => !file.includes(`${path.sep}backups${path.sep}`));
  return names.filter((file) => {
    const stored = readFileSync(file, 'utf8').toLowerCase();
    return texts.some((text) => stored.includes(text.toLowerCase()));
  });
}

/** Returns the texts that stand in SQLite's own files, also in pages that it has freed; there are none on PostgreSQL. */
export function textsInDatabaseFiles(folder: string, texts: readonly string[]): string[] {
  const names = readdirSync(folder).filter((name) => /\.db(-wal)?$/.test(name));
  const stored = names.map((name) => readFileSync(path.join(folder, name), 'latin1').toLowerCase());
  return texts.filter((text) => stored.some((file) => file.includes(text.toLowerCase())));
}
