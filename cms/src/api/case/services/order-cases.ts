import { PUBLIC_STEPS, type OrderCase } from '@shop/contract';
import type { Row } from '../../../database/connection';
import { orders } from '../../order/services/order';
import { asCase, CASES, eventsOf } from './case-rows';

/** Returns the cases of an order for the holder of its link, without anything that was written; throws 403 without the token. */
export async function orderCases(orderNumber: string, token: string): Promise<OrderCase[]> {
  const { documentId } = await orders.findByLink(orderNumber, token);
  const db = strapi.db.connection;
  // Exchanges stand on the order's page with their goods.
  const rows: Row[] = await db(CASES)
    .where('order_document_id', documentId)
    .whereNot('kind', 'exchange')
    .orderBy('id');
  return Promise.all(
    rows.map(asCase).map(async ({ id, code, kind, state, receivedAt }) => {
      const events = await eventsOf(db, id);
      const steps = events
        .filter(({ step }) => PUBLIC_STEPS.includes(step))
        .map(({ step, at, amount, day }) => ({ step, at, amount, day }));
      return { code, kind, state, receivedAt, steps };
    }),
  );
}
