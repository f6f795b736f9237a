import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { normalizeText } from '@shop/contract';
import type { Trx } from '../../../../database/connection';
import { records } from '../../../../database/gateway/records';
import { dataDir, onPostgres } from '../../../../settings/environment';
import { redacted } from '../../domain/person';

// SQLite's `like` ignores case by itself.
const isLike = (column: string) =>
  onPostgres() ? `"${column}"::text ilike ? escape '\\'` : `"${column}" like ? escape '\\'`;

/** Empties the texts of the audit log that name a person: the log itself writes none, but staff may type one anywhere. */
export async function eraseAuditTraces(trx: Trx, traces: readonly string[]): Promise<void> {
  const entries = records('api::account.audit-entry', trx);
  for (const trace of traces) {
    const pattern = `%${trace.replace(/[\\%_]/g, '\\$&')}%`;
    const found = await entries
      .sql()
      .whereRaw(`(${isLike('before')} or ${isLike('after')})`, [pattern, pattern]);
    for (const { id, before, after } of entries.read(found))
      await entries.update({ id }, { before: redacted(before, traces), after: redacted(after, traces) });
  }
}

/** Deletes the counted searches of a person: somebody may have typed her name into the search of the products. */
export async function eraseSearchTraces(trx: Trx, traces: readonly string[]): Promise<void> {
  const searches = records('api::searched-text.searched-text', trx);
  // Searches are stored normalized, and short words of a name also name garments.
  const wanted = traces.map(normalizeText);
  const all = await searches.many({}, { select: ['id', 'text'] });
  const hers = all.filter(({ text }) => wanted.some((trace) => text.includes(trace)));
  await searches.remove({ id: hers.map(({ id }) => id) });
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
