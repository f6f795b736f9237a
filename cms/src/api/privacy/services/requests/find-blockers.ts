import type { ErasureBlocker } from '@shop/contract';
import type { Connection, Trx } from '../../../../database/connection';
import { records } from '../../../../database/gateway/records';
import { inBatches } from '../../../../database/rows';
import { blockerOf } from '../../domain/blockers';
import type { Person } from '../../domain/person';

export type Blocker = { name: string; reason: ErasureBlocker };

/** Returns the orders and other cases of a person that need her contact until they end. */
export async function findBlockers(
  db: Connection | Trx,
  { orders }: Pick<Person, 'orders'>,
): Promise<Blocker[]> {
  const found: Blocker[] = [];
  for (const batch of inBatches(orders)) {
    const ids = batch.map(({ id }) => id);
    const stored = await records('api::order.order', db).many({ id: ids }, { orderBy: ['id'] });
    for (const { orderNumber: name, orderStatus: status, deletedAt, ...order } of stored) {
      const reason = blockerOf({ ...order, status, isDeleted: deletedAt !== null });
      if (reason) found.push({ name, reason });
    }
    const orderDocumentId = batch.map(({ documentId }) => documentId);
    const open = await records('api::case.case', db).many(
      { orderDocumentId, kind: { $ne: 'data_request' }, dueAt: { $notNull: true } },
      { select: ['code'] },
    );
    found.push(...open.map(({ code }) => ({ name: code, reason: 'open_case' as const })));
  }
  return found;
}
