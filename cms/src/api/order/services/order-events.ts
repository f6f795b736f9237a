import type { Trx } from '../../../database/connection';
import { dateOrNull, jsonText, newRow } from '../../../database/rows';
import { currentActor } from '../../../platform/access/current-actor';

type NewEvent = {
  type:
    | 'created'
    | 'status'
    | 'fulfillment'
    | 'payment'
    | 'refund'
    | 'void'
    | 'units'
    | 'edit'
    | 'note'
    | 'proof'
    | 'whatsapp'
    | 'deleted'
    | 'restored';
  at: Date;
  from?: string | null;
  to?: string | null;
  note?: string;
  stockEffect?: { productId: string; delta: number }[];
  paidAtBefore?: string | null;
  paidAtAfter?: string | null;
  actor?: string;
  /** The proof that came with the event; the history keeps every one. */
  proofId?: string;
};

export async function recordEvent(trx: Trx, orderId: number, event: NewEvent): Promise<void> {
  const { name, id, requestId } = currentActor();
  await trx('order_events').insert({
    ...newRow(event.at),
    order_id: orderId,
    at: event.at,
    actor: event.actor ?? name,
    actor_id: (event.actor ?? name) === name ? id : null,
    type: event.type,
    from_status: event.from ?? null,
    to_status: event.to ?? null,
    note: event.note ?? '',
    stock_effect: jsonText(event.stockEffect ?? []),
    paid_at_before: dateOrNull(event.paidAtBefore),
    paid_at_after: dateOrNull(event.paidAtAfter),
    proof_id: event.proofId || null,
    request_id: requestId,
  });
}
