import {
  type AdminOrder,
  messages,
  moneyMethodLabel,
  type OrderEvent,
  orderEventSchema,
  type PaymentWays,
} from '@shop/contract';
import type { Connection, Trx } from '../../../database/connection';
import type { RecordOf } from '../../../database/gateway/record-types';
import { records } from '../../../database/gateway/records';
import { asAnswer } from '../../../platform/http/as-answer';
import { notFound } from '../../../platform/http/http-error';
import { clients } from '../../client/services/client';
import { counterSetting } from '../../counter-setting/services/counter-setting';
import { pictures } from '../../picture-upload/services/picture-upload';
import type { EditedLine } from '../domain/edit/edited-lines';
import {
  asAdminOrder,
  type LineRecord,
  type OrderRecord,
  type StoredLine,
  type StoredOrder,
} from '../domain/order-view';
import { onlinePaymentsOf } from './online/online-entries';
import { paymentsOf } from './payments/order-payments';
import { whatsappText } from '../domain/whatsapp-text';
import { currentTexts, orderMailFacts } from './order-mail-facts';
import { pickupCodeOf } from './track/tracking-token';

type Db = Connection | Trx;
type Stamps = Pick<StoredLine, 'documentId' | 'createdAt' | 'updatedAt'>;

/** Changes an order that the shop no longer cancels by itself. */
export const NO_DEADLINE = { expiresAt: null, remindAt: null } as const;

export const ordersIn = (db: Db) => records('api::order.order', db);
export const linesIn = (db: Db) => records('api::order-line.order-line', db);
export const eventsIn = (db: Db) => records('api::order-event.order-event', db);

/** Stores the lines of an order in their places and returns their ids; a line that has one keeps it. */
export async function storeLines(
  trx: Trx,
  orderId: number,
  lines: readonly (EditedLine & Partial<Stamps>)[],
): Promise<number[]> {
  const ids: number[] = [];
  for (const [position, line] of lines.entries()) {
    const { id, documentId: _id, createdAt: _placed, updatedAt: _changed, ...facts } = line;
    const stored = { ...facts, orderId, position };
    if (id !== null) await linesIn(trx).update({ id }, stored);
    ids.push(id ?? (await linesIn(trx).insert(stored)).id);
  }
  return ids;
}

/** Returns the ways of payment at the counter, if one of these orders needs a name of theirs. */
export const waysOf = async (orders: readonly { paymentWay: string }[]): Promise<PaymentWays> =>
  orders.some(({ paymentWay }) => paymentWay !== '') ? (await counterSetting.current()).ways : [];

/** Joins a stored order with its lines and what is derived of it. */
export const orderRecord = <L extends LineRecord>(
  stored: RecordOf<'api::order.order'>,
  lines: L[],
  ways: PaymentWays,
) => ({
  ...stored,
  status: stored.orderStatus,
  lines,
  pickupCode: pickupCodeOf(stored),
  paymentName: stored.paymentWay ? moneyMethodLabel(stored.paymentWay, ways) : undefined,
});

/** Returns stored orders with their lines. */
export async function withLines(
  db: Db,
  stored: readonly RecordOf<'api::order.order'>[],
): Promise<StoredOrder[]> {
  if (stored.length === 0) return [];
  const byOrder = new Map<number | null, StoredLine[]>(stored.map(({ id }) => [id, []]));
  const orderId = stored.map(({ id }) => id);
  const lines = await linesIn(db).many({ orderId }, { orderBy: ['orderId', 'position'] });
  for (const line of lines) byOrder.get(line.orderId)?.push(line);
  const ways = await waysOf(stored);
  return stored.map((order) => orderRecord(order, byOrder.get(order.id) ?? [], ways));
}

type Key = { documentId: string } | { orderNumber: string } | { id: number };

export async function findOrder(db: Db, key: Key): Promise<OrderRecord | null> {
  const stored = await ordersIn(db).one({ ...key, deletedAt: null });
  return (stored && (await withLines(db, [stored]))[0]) ?? null;
}

/** Returns an order that is not in the trash; throws 404. */
export function unlessDeleted(order: StoredOrder): StoredOrder {
  if (order.deletedAt !== null) throw notFound(messages.orderNotFound);
  return order;
}

/** Loads an order and locks its row until the transaction ends; throws 404. */
export const lockOrder = async (trx: Trx, documentId: string): Promise<StoredOrder> =>
  unlessDeleted(await orderEvenDeleted(trx, documentId));

/** Loads an order, deleted or not, and locks its row until the transaction ends; throws 404. */
export async function orderEvenDeleted(trx: Trx, documentId: string): Promise<StoredOrder> {
  const stored = await ordersIn(trx).one({ documentId }, { isLocked: true });
  const [order] = stored ? await withLines(trx, [stored]) : [];
  if (!order) throw notFound(messages.orderNotFound);
  return order;
}

async function historyOf(db: Db, orderId: number): Promise<OrderEvent[]> {
  const events = await eventsIn(db).many({ orderId }, { orderBy: ['at', 'id'] });
  const kept = await pictures.keptProofs(
    db,
    events.flatMap(({ proofId }) => proofId ?? []),
  );
  const proofOf = (id: string): OrderEvent['proof'] => {
    const kind = kept.get(id);
    return kind ? { url: pictures.signedLink(id), kind } : { url: null };
  };
  return events.map((event) =>
    asAnswer(orderEventSchema, event, event.proofId ? { proof: proofOf(event.proofId) } : {}),
  );
}

const proofLinkOf = ({ transferProof }: OrderRecord): string | null =>
  transferProof ? pictures.signedLink(transferProof) : null;

/** Returns the number of open cases of each order that has any. */
const openCasesOf = (db: Db, documentIds: readonly string[]): Promise<Map<string | null, number>> =>
  records('api::case.case', db).countBy('orderDocumentId', {
    orderDocumentId: documentIds,
    dueAt: { $notNull: true },
  });

/** Returns orders as staff see them in lists. */
export async function staffOrders(db: Db, orders: readonly OrderRecord[]): Promise<AdminOrder[]> {
  const cases = await openCasesOf(
    db,
    orders.map(({ documentId }) => documentId),
  );
  return orders.map((order) =>
    asAdminOrder(order, {
      proofLink: proofLinkOf(order),
      openCases: cases.get(order.documentId) ?? 0,
    }),
  );
}

export async function staffOrderWithHistory(db: Db, order: OrderRecord): Promise<AdminOrder> {
  const { transferProof, documentId } = order;
  const proof = transferProof ? await pictures.proofFacts(db, transferProof, documentId) : null;
  const payments = await paymentsOf(db, order.id);
  const onlinePayments = await onlinePaymentsOf(db, order.id);
  const openCases = (await openCasesOf(db, [documentId])).get(documentId) ?? 0;
  const history = await historyOf(db, order.id);
  const shown = asAdminOrder(order, { proofLink: proofLinkOf(order), openCases, history });
  return {
    ...shown,
    payments,
    ...(onlinePayments && { onlinePayments }),
    proof,
    client: await clients.ofOrder(db, order.id),
    whatsappText: whatsappText(orderMailFacts(order, await currentTexts(), '')),
  };
}
