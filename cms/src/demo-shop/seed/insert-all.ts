import type { Row, Trx } from '../../database/connection';

// SQLite accepts 32,766 values per statement; the seeded tables have at most 40 columns.
const ROWS_PER_STATEMENT = 500;

export async function insertAll(
  trx: Trx,
  table: string,
  rows: readonly (Row & { document_id: string })[],
): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    const batch = rows.slice(start, start + ROWS_PER_STATEMENT);
    const inserted: Row[] = await trx(table).insert(batch).returning(['id', 'document_id']);
    for (const { id, document_id } of inserted) ids.set(document_id as string, id as number);
  }
  return ids;
}
