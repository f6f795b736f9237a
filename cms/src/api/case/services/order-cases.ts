import { buyerStepName, orderCaseSchema, type OrderCase } from '@shop/contract';
import { asAnswer } from '../../../platform/http/as-answer';
import { orders } from '../../order/services/order';
import { casesIn, eventsOf } from './case-records';

/** Returns the cases of an order for the holder of its link, without anything that was written; throws 403 without the token. */
export async function orderCases(orderNumber: string, token: string): Promise<OrderCase[]> {
  const { documentId } = await orders.findByLink(orderNumber, token);
  const db = strapi.db.connection;
  // Exchanges stand on the order's page with their goods.
  const where = { orderDocumentId: documentId, kind: { $ne: 'exchange' } };
  const cases = await casesIn(db).many(where, { orderBy: ['id'] });
  return Promise.all(
    cases.map(async (found) => {
      const events = await eventsOf(db, found.id);
      return asAnswer(orderCaseSchema, found, {
        steps: events.filter(({ step }) => buyerStepName(found.kind, step) !== ''),
      });
    }),
  );
}
