import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { normalizeText } from '@shop/contract';
import type { Row, Trx } from '../../../../database/connection';
import { inBatches, jsonOf, jsonText } from '../../../../database/rows';
import { dataDir, onPostgres } from '../../../../settings/environment';
import { redacted } from '../../domain/person';

const AUDIT = 'audit_entries';
const COLUMNS = ['before', 'after'] as const;
// SQLite's `like` ignores case by itself.
const isLike = (column: string) =>
  onPostgres() ? `"${column}"::text ilike ? escape '\\'` : `"${column}" like ? escape '\\'`;

async function entriesWith(trx: Trx, trace: string): Promise<Row[]> {
  const pattern = `%${trace.replace(/[\\%_]/g, '\\$&')}%`;
  return trx(AUDIT)
    .where((either) => COLUMNS.forEach((column) => void either.orWhereRaw(isLike(column), [pattern])))
    .select('id', ...COLUMNS);
}

/** Empties the texts of the audit log that name a person: the log itself writes none, but staff may type one anywhere. */
export async function eraseAuditTraces(trx: Trx, traces: readonly string[]): Promise<void> {
  for (const trace of traces)
    for (const row of await entriesWith(trx, trace)) {
      const [before, after] = COLUMNS.map((column) =>
        jsonText(redacted(jsonOf<unknown>(row[column], null), traces)),
      );
      await trx(AUDIT)
        .where('id', row.id as number)
        .update({ before, after });
    }
}

/** Deletes the counted searches of a person: somebody may have typed her name into the search of the products. */
export async function eraseSearchTraces(trx: Trx, traces: readonly string[]): Promise<void> {
  const rows: Row[] = await trx('searched_texts').select('id', 'text');
  // Searches are stored normalized, and short words of a name also name garments.
  const wanted = traces.map(normalizeText);
  const ids = rows.filter(({ text }) => wanted.some((trace) => String(text).includes(trace)));
  for (const batch of inBatches(ids.map(({ id }) => id as number)))
    await trx('searched_texts').whereIn('id', batch).delete();
}

/** Deletes the mails of a shop without a mail server that hold one of these texts; they are files of this machine. */
export async function eraseMailFiles(texts: readonly string[]): Promise<void> {
  const folder = path.join(dataDir(), 'outbox');
  const lower = texts.map((text) => text.toLowerCase());
  for (const name of await readdir(folder).catch(() => [])) {
    const file = path.join(folder, name);
    const text = (await readFile(file, 'utf8').catch(() => '')).toLowerCase();
    if (lower.some((one) => text.includes(one))) await rm(file, { force: true });
  }
}

/** Removes what SQLite still has of deleted texts outside its rows: the write-ahead log and the search index. */
export async function eraseFreedPages(): Promise<void> {
  if (onPostgres()) return;
  const db = strapi.db.connection;
  for (const index of ['order_search', 'client_search'])
    if (await db.schema.hasTable(index)) await db.raw(`insert into ${index} (${index}) values ('optimize')`);
  await db.raw('pragma wal_checkpoint(truncate)');
}
