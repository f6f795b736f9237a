import type { Trx } from '../../../database/connection';
import { jsonText, newRow } from '../../../database/rows';
import { currentActor } from '../../../platform/access/current-actor';

type Happening = {
  type: 'created' | 'status' | 'note' | 'proof' | 'deleted' | 'restored';
  at: Date;
  from?: string | null;
  to?: string | null;
  note?: string;
  stockEffect?: { productId: string; delta: number }[];
  paidAtBefore?: string | null;
  paidAtAfter?: string | null;
  actor?: string;
};

const dateOrNull = (iso: string | null | undefined) => (iso ? new Date(iso) : null);

/** Adds a line to an order's history; nothing in the shop changes or deletes one. */
export async function recordEvent(trx: Trx, orderId: number, happening: Happening): Promise<void> {
  const { name, requestId } = currentActor();
  await trx('order_events').insert({
    ...newRow(happening.at),
    order_id: orderId,
    at: happening.at,
    actor: happening.actor ?? name,
    type: happening.type,
    from_status: happening.from ?? null,
    to_status: happening.to ?? null,
    note: happening.note ?? '',
    stock_effect: jsonText(happening.stockEffect ?? []),
    paid_at_before: dateOrNull(happening.paidAtBefore),
    paid_at_after: dateOrNull(happening.paidAtAfter),
    request_id: requestId,
  });
}
