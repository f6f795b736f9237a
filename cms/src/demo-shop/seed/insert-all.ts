import type { Row, Trx } from '../../database/connection';
import { inBatches } from '../../database/rows';

export async function insertAll(
  trx: Trx,
  table: string,
  rows: readonly (Row & { document_id: string })[],
): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const batch of inBatches(rows)) {
    const inserted: Row[] = await trx(table).insert(batch).returning(['id', 'document_id']);
    for (const { id, document_id } of inserted) ids.set(document_id as string, id as number);
  }
  return ids;
}
