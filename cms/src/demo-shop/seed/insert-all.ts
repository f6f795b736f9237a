import type { Row, Trx } from '../../database/connection';

// SQLite takes 32,766 values in one statement; no table here has more than 40 columns.
const ROWS_AT_ONCE = 500;

/** Inserts many rows and answers the id of each by its document id. */
export async function insertAll(
  trx: Trx,
  table: string,
  rows: readonly (Row & { document_id: string })[],
): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    const part = rows.slice(at, at + ROWS_AT_ONCE);
    const inserted: Row[] = await trx(table).insert(part).returning(['id', 'document_id']);
    for (const { id, document_id } of inserted) ids.set(document_id as string, id as number);
  }
  return ids;
}
