import {
  caseDetailSchema,
  caseSchema,
  nextCaseSteps,
  type CaseDetail,
  type CaseRecord,
} from '@shop/contract';
import type { Connection, Trx } from '../../../database/connection';
import { records } from '../../../database/gateway/records';
import { asAnswer } from '../../../platform/http/as-answer';
import { orders } from '../../order/services/order';
import { eventsOf, findCase, type StoredCase } from './case-records';

/** Returns a case as staff see it; erased personal data are empty texts. */
export const caseView = (found: StoredCase, order: CaseRecord['order']): CaseRecord =>
  asAnswer(caseSchema, found, { order, isOpen: found.dueAt !== null });

/** Returns the numbers of the orders that cases are about, by document id; deleted orders are missing. */
export async function ordersOfCases(
  db: Connection | Trx,
  found: readonly StoredCase[],
): Promise<Map<string, CaseRecord['order']>> {
  const ids = found.flatMap(({ orderDocumentId }) => orderDocumentId ?? []);
  const where = { documentId: ids, deletedAt: null };
  const orders = await records('api::order.order', db).many(where, { select: ['documentId', 'orderNumber'] });
  return new Map(orders.map(({ documentId: _id, orderNumber }) => [_id, { _id, orderNumber }]));
}

// A case that staff tied to an order later was not compared when it arrived.
function matchOf({ email, phone }: StoredCase, buyer: { email: string; phone: string } | undefined) {
  if (!buyer || (!email && !phone)) return null;
  return orders.isContactOf(buyer, { email, phone });
}

/** Returns a case with its history, order and next steps; throws 404. */
export async function readCase(db: Connection | Trx, documentId: string): Promise<CaseDetail> {
  const found = await findCase(db, documentId);
  const { orderDocumentId, kind, email, phone, receivedAt } = found;
  const orderFacts = orderDocumentId
    ? await orders.withdrawn(db, orderDocumentId, new Date(receivedAt))
    : null;
  return asAnswer(caseDetailSchema, found, {
    order: orderFacts,
    isOpen: found.dueAt !== null,
    contactMatches: found.contactMatches ?? matchOf(found, orderFacts?.contact),
    events: await eventsOf(db, found.id),
    nextSteps: nextCaseSteps(kind, found),
    orderFacts,
    candidates: orderDocumentId ? [] : await orders.ofContact(db, { email, phone }),
  });
}
