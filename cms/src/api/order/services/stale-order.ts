import { errorCodes, formatMoment, orderEventText } from '@shop/contract';
import type { Trx } from '../../../database/connection';
import { records } from '../../../database/gateway/records';
import { conflict, type HttpError } from '../../../platform/http/http-error';
import type { OrderRecord } from '../domain/order-view';

const MOST_TOLD = 3;

/** Events that moved an order on: the last of some kinds, or those since a moment. */
type MovedBy = { types: readonly string[] } | { since: string };

/** Returns the refusal of a change of an order that somebody else has moved on: it says who did what, and when. */
export async function staleOrder(
  trx: Trx,
  { id: orderId, deliveryMethod }: OrderRecord,
  reason: string,
  movedBy: MovedBy,
): Promise<HttpError> {
  const history = records('api::order-event.order-event', trx);
  const events =
    'types' in movedBy
      ? await history.many({ orderId, type: movedBy.types }, { orderBy: ['-id'], limit: 1 })
      : (await history.many({ orderId }, { orderBy: ['-id'], limit: MOST_TOLD })).filter(
          ({ at }) => at > movedBy.since,
        );
  const told = events
    .reverse()
    .map((event) => `${orderEventText(event, deliveryMethod, formatMoment(event.at))}.`);
  return conflict([`${reason}.`, ...told].join(' '), errorCodes.staleOrder);
}

const REASON = 'La orden cambió mientras la mirabas';

/** Returns the refusal of a change of a status or of the goods that are by now somewhere else. */
export const staleStep = (trx: Trx, order: OrderRecord, type: 'status' | 'fulfillment', now: string) =>
  staleOrder(trx, order, `${REASON}: ahora está en ${now}`, { types: [type] });

/** Returns the refusal of an entry of money for an order whose sums are by now others. */
export const staleMoney = (trx: Trx, order: OrderRecord, now: string) =>
  staleOrder(trx, order, `${REASON}: ahora ${now}`, { types: ['payment', 'refund', 'void'] });
