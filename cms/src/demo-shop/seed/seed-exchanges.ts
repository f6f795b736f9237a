import { DAY_MS, HOUR_MS } from '@shop/contract';
import { openExchange } from '../../api/exchange/services/open-exchange';
import type { StoredExchange } from '../../api/exchange/services/exchange-records';
import { ordersIn } from '../../api/order/services/order-records';
import { casesIn } from '../../api/case/services/case-records';
import type { Trx } from '../../database/connection';
import { productRecords } from '../../database/product-records';
import { cases } from '../../api/case/services/case';
import { orders } from '../../api/order/services/order';

const WANTED = 2;
const CANDIDATES = 30;
/** Units that stay in stock, so that the demo shop still sells the size. */
const LEFT_IN_STOCK = 2;
const STAFF = 'Jazmín';

type Order = Awaited<ReturnType<typeof orders.lock>>;

/** Returns another size of a line that has units enough, or null. */
async function otherSize(
  trx: Trx,
  { productId, size, color }: Order['lines'][number],
): Promise<string | null> {
  const [product] = await productRecords(trx, { documentIds: [productId] });
  const item = product?.items.find(
    (one) => one.size !== null && one.size !== size && one.color === color && one.quantity > LEFT_IN_STOCK,
  );
  return item?.size ?? null;
}

async function exchangeOf(trx: Trx, documentId: string, at: Date): Promise<StoredExchange | null> {
  const order = await orders.lock(trx, documentId);
  for (const [position, line] of order.lines.entries()) {
    const size = line.size === null ? null : await otherSize(trx, line);
    if (size === null) continue;
    const request = { line: position + 1, size, color: line.color, quantity: 1, by: 'buyer' } as const;
    return openExchange(trx, order, { ...request, message: 'Me quedó chico' }, at);
  }
  return null;
}

async function approve(trx: Trx, { caseId, heldUntil }: StoredExchange, at: Date): Promise<void> {
  const found = await cases.lock(trx, caseId);
  const dueAt = new Date(heldUntil ?? at);
  await cases.record(trx, found, { step: 'approved', at, dueAt, actor: STAFF });
}

/** Adds exchanges of delivered orders: a new one and one that waits for the old garment. */
export async function seedExchanges(trx: Trx, now: Date): Promise<void> {
  const known = await casesIn(trx).many({}, { select: ['orderDocumentId'] });
  const candidates = await ordersIn(trx).many(
    {
      orderStatus: 'paid',
      channel: 'web',
      deletedAt: null,
      deliveredAt: { $gt: new Date(now.getTime() - 25 * DAY_MS) },
      documentId: { $notIn: known.flatMap(({ orderDocumentId }) => orderDocumentId ?? []) },
    },
    { orderBy: ['-id'], limit: CANDIDATES, select: ['documentId'] },
  );
  const opened: StoredExchange[] = [];
  for (const { documentId } of candidates) {
    if (opened.length === WANTED) break;
    const at = new Date(now.getTime() - (opened.length * 20 + 3) * HOUR_MS);
    const exchange = await exchangeOf(trx, documentId, at);
    if (exchange) opened.push(exchange);
  }
  const [, waiting] = opened;
  if (waiting) await approve(trx, waiting, new Date(now.getTime() - 20 * HOUR_MS));
}
