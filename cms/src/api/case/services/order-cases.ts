import { buyerStepName, orderCaseSchema, type OrderCase } from '@shop/contract';
import type { Connection } from '../../../database/connection';
import { asAnswer } from '../../../platform/http/as-answer';
import { orders } from '../../order/services/order';
import { casesIn, eventsOf, type StoredCase } from './case-records';

type Order = Awaited<ReturnType<typeof orders.findByLink>>;

// The holder of one order's link must not learn of others who share its phone.
async function isOfBuyer({ email, phone }: StoredCase, order: Order, db: Connection): Promise<boolean> {
  if (email) return true;
  const isSamePhone = Boolean(phone) && orders.phoneKey(phone ?? '') === order.phoneKey;
  return isSamePhone && orders.ownsPhone(db, order);
}

/** Returns the cases that name no order and came from the e-mail, or from the phone alone, of an order's buyer. */
async function casesOfContact(db: Connection, order: Order): Promise<StoredCase[]> {
  const { sql, column, read } = casesIn(db);
  const unnamed = sql()
    .whereNull(column('orderDocumentId'))
    .whereIn(column('kind'), ['withdrawal', 'data_request'])
    .where((either) => {
      if (order.emailKey) void either.orWhereRaw('lower(??) = ?', [column('email'), order.emailKey]);
      void either.orWhere((byPhone) => byPhone.where(column('email'), '').whereNot(column('phone'), ''));
    });
  const found = read(await unnamed);
  const isHers = await Promise.all(found.map((one) => isOfBuyer(one, order, db)));
  return found.filter((_, at) => isHers[at]);
}

async function asOrderCase(db: Connection, found: StoredCase): Promise<OrderCase> {
  const events = await eventsOf(db, found.id);
  return asAnswer(orderCaseSchema, found, {
    ...(found.orderDocumentId === null && { withoutOrder: true }),
    steps: events.filter(({ step }) => buyerStepName(found.kind, step) !== ''),
  });
}

/**
 * Returns the cases of an order for the holder of its link, however they were opened and without anything that was
 * written; throws 403 without the token.
 */
export async function orderCases(orderNumber: string, token: string): Promise<OrderCase[]> {
  const order = await orders.findByLink(orderNumber, token);
  const db = strapi.db.connection;
  // Exchanges stand on the order's page with their goods.
  const own = await casesIn(db).many({ orderDocumentId: order.documentId, kind: { $ne: 'exchange' } });
  const all = [...own, ...(await casesOfContact(db, order))].sort((a, b) => a.id - b.id);
  return Promise.all(all.map((one) => asOrderCase(db, one)));
}
