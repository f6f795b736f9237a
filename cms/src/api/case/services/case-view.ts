import { nextCaseSteps, type CaseDetail, type CaseRecord } from '@shop/contract';
import type { Connection, Row, Trx } from '../../../database/connection';
import { orders } from '../../order/services/order';
import { eventsOf, findCase, type StoredCase } from './case-rows';

/** Returns a case as staff see it; erased personal data are empty texts. */
export function caseView(found: StoredCase, order: CaseRecord['order']): CaseRecord {
  const { id: _id, documentId, orderDocumentId: _order, isProven: _proof, ...rest } = found;
  const { name, email, phone, message, ...facts } = rest;
  return {
    _id: documentId,
    ...facts,
    order,
    isOpen: found.dueAt !== null,
    name: name ?? '',
    email: email ?? '',
    phone: phone ?? '',
    message: message ?? '',
  };
}

/** Returns the numbers of the orders that cases are about, by document id; deleted orders are missing. */
export async function ordersOfCases(
  db: Connection | Trx,
  found: readonly StoredCase[],
): Promise<Map<string, CaseRecord['order']>> {
  const ids = found.flatMap(({ orderDocumentId }) => orderDocumentId ?? []);
  const rows: Row[] = await db('orders')
    .whereIn('document_id', ids)
    .whereNull('deleted_at')
    .select('document_id', 'order_number');
  return new Map(
    rows.map(({ document_id, order_number }) => [
      document_id as string,
      { _id: document_id as string, orderNumber: order_number as string },
    ]),
  );
}

// A case that staff tied to an order later was not compared when it arrived.
function matchOf({ email, phone }: StoredCase, buyer: { email: string; phone: string } | undefined) {
  if (!buyer || (!email && !phone)) return null;
  return orders.isContactOf(buyer, { email: email ?? '', phone: phone ?? '' });
}

/** Returns a case with its history, order and next steps; throws 404. */
export async function readCase(db: Connection | Trx, documentId: string): Promise<CaseDetail> {
  const found = await findCase(db, documentId);
  const { orderDocumentId, kind, email, phone, receivedAt } = found;
  const orderFacts = orderDocumentId
    ? await orders.withdrawn(db, orderDocumentId, new Date(receivedAt))
    : null;
  const order = orderFacts && { _id: orderFacts._id, orderNumber: orderFacts.orderNumber };
  return {
    ...caseView(found, order),
    contactMatches: found.contactMatches ?? matchOf(found, orderFacts?.contact),
    events: await eventsOf(db, found.id),
    nextSteps: nextCaseSteps(kind, found),
    orderFacts,
    candidates: orderDocumentId ? [] : await orders.ofContact(db, { email, phone }),
  };
}
