import type { Trx } from '../../../database/connection';
import type { NewRecord } from '../../../database/gateway/records';
import { currentActor } from '../../../platform/access/current-actor';
import { eventsIn } from './order-records';

type NewEvent = Omit<NewRecord<'api::order-event.order-event'>, 'orderId' | 'at'> & { at: Date };

/** Adds an event to the history of an order, by the current actor unless it names another. */
export async function recordEvent(trx: Trx, orderId: number, event: NewEvent): Promise<void> {
  const { name, id, requestId } = currentActor();
  const { at, actor = name, proofId } = event;
  await eventsIn(trx).append([
    {
      ...event,
      orderId,
      createdAt: at,
      actor,
      actorId: actor === name ? id : null,
      proofId: proofId || null,
      requestId,
    },
  ]);
}
