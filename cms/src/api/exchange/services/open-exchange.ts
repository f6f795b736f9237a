import {
  addDays,
  businessDay,
  dayRange,
  errorCodes,
  exchangeClosed,
  exchangeMessages,
  findStockItem,
  lastExchangeDay,
  renamedVariant,
  resolveVariant,
  type ExchangeClosed,
  type OperatingRules,
} from '@shop/contract';
import type { Trx } from '../../../database/connection';
import type { StockItemRecord, StoredProduct } from '../../../database/records';
import { stockChange } from '../../../database/product-records';
import { currentActor } from '../../../platform/access/current-actor';
import { badField, conflict } from '../../../platform/http/http-error';
import { cases } from '../../case/services/case';
import { operatingRules } from '../../operating-rule/services/operating-rule';
import { orders } from '../../order/services/order';
import { stockLedger } from '../../stock-item/services/stock-item';
import { openExchangeOf, unitsLeft } from '../domain/exchange-lines';
import { exchangesIn, exchangesOf, findExchange, type StoredExchange } from './exchange-records';
import { exchangePrice } from './read-offer';

type Order = Awaited<ReturnType<typeof orders.lock>>;
type Line = Order['lines'][number];

export type ExchangeRequest = {
  line: number;
  /** The product of the new unit; that of the line without it. */
  productId?: string | undefined;
  size: string | null;
  color: string | null;
  quantity: number;
  message: string;
  /** The difference that the buyer was shown. */
  expectedDifference?: number | undefined;
  /** The caller: staff may exceed the period knowingly. */
  by: 'buyer' | 'staff';
  /** The buyer in histories; staff are the current actor. */
  actor?: string;
  outOfPeriod?: boolean | undefined;
};

type Chosen = { line: Line; product: StoredProduct; item: StockItemRecord; to: ExchangeVariant };
type ExchangeVariant = { size: string | null; color: string | null };

const endOfDay = (day: string): Date => new Date(dayRange(day).to.getTime() - 1);

/** Returns until when units wait that are reserved now: the end of an Argentine day. */
export const heldUntil = (now: Date, { exchangeHoldDays }: OperatingRules): Date =>
  endOfDay(addDays(businessDay(now), exchangeHoldDays));

function checkPeriod(closed: ExchangeClosed | null, { by, outOfPeriod }: ExchangeRequest): void {
  const isKnowing = by === 'staff' && outOfPeriod === true && (closed === 'late' || closed === 'off');
  if (closed !== null && !isKnowing) throw conflict(exchangeMessages.closed[closed]);
}

function checkLine(
  { lines }: Order,
  asked: readonly StoredExchange[],
  { line: position, quantity }: ExchangeRequest,
): Line {
  const line = lines[position - 1];
  if (!line) throw badField('line', exchangeMessages.line);
  const open = openExchangeOf(line, asked);
  if (open) throw conflict(exchangeMessages.openAlready(open.code));
  if (unitsLeft(line, asked) < quantity) throw conflict(exchangeMessages.tooMany);
  return line;
}

const soldOut = (
  { title, documentId: productId }: StoredProduct,
  { size, color }: ExchangeVariant,
  available: number,
) =>
  conflict(exchangeMessages.soldOut, errorCodes.outOfStock, {
    items: [{ productId, title, size, color, available }],
  });

function checkOther(line: Line, product: StoredProduct, to: ExchangeVariant): void {
  const own = renamedVariant(line, product.formerNames);
  const isSame = product.documentId === line.productId && to.size === own.size && to.color === own.color;
  if (isSame) throw badField('size', exchangeMessages.sameVariant);
}

/** Locks the stock of the new unit's product; throws 409 when the wanted variant has too few units. */
async function choose(trx: Trx, line: Line, request: ExchangeRequest): Promise<Chosen> {
  const { productId = line.productId, quantity } = request;
  const product = (await orders.lockProducts(trx, [{ productId }])).get(productId);
  if (!product || product.deletedAt) throw conflict(exchangeMessages.notOffered);
  const to = resolveVariant(request, product);
  if ('fault' in to) throw badField(to.fault, exchangeMessages.notOffered);
  checkOther(line, product, to);
  await orders.refuseReviewed(trx, line, { productId, units: quantity });
  const item = findStockItem(product.items, to);
  if (!item || item.quantity < quantity) throw soldOut(product, to, item?.quantity ?? 0);
  return { line, product, item, to };
}

async function reserve(trx: Trx, { product, item }: Chosen, units: number, code: string, at: Date) {
  const changes = [stockChange(product, item, -units)];
  const cause = { reason: 'exchange-hold' as const, actor: currentActor().name, at, orderNumber: code };
  await stockLedger.move(trx, changes, cause, [product]);
  await orders.queueLowStockMails(trx, [product], changes, at);
}

/** Opens the case; staff who open it for a client have accepted the exchange. */
async function openCase(trx: Trx, order: Order, request: ExchangeRequest, at: Date) {
  const rules = await operatingRules.current();
  const lastDay = lastExchangeDay(order.deliveredAt, rules.exchangeDays);
  const isLate = lastDay !== null && businessDay(at) > lastDay;
  const opened = await cases.open(trx, {
    kind: 'exchange',
    channel: request.by === 'staff' ? 'staff' : 'web',
    receivedAt: at,
    // The table of exchanges allows one open exchange per line, which changes when a part of it is exchanged.
    openKey: null,
    orderNumber: order.orderNumber,
    message: request.message,
    orderDocumentId: order.documentId,
    contactMatches: true,
    name: order.fullName,
    email: order.email,
    phone: order.phone,
    deliveredAt: order.deliveredAt,
    deadline: lastDay === null ? null : endOfDay(lastDay),
    term: lastDay === null ? 'unknown' : isLate ? 'late' : 'in_time',
    ...(request.actor && { actor: request.actor }),
  });
  if (request.by === 'staff')
    await cases.record(trx, opened.case, { step: 'approved', at, dueAt: heldUntil(at, rules) });
  return opened.case.code;
}

const variantsOf = ({ line, product, item, to }: Chosen) => ({
  lineId: line.id,
  openLine: line.id,
  productId: product.documentId,
  title: line.title,
  ...(product.documentId !== line.productId && { toTitle: product.title }),
  fromSize: line.size,
  fromColor: line.color,
  stockItemId: item.id,
  size: to.size,
  color: to.color,
});

/** Opens an exchange of an order that the caller has locked, and reserves its units; throws 409 when they are sold out. */
export async function openExchange(
  trx: Trx,
  order: Order,
  request: ExchangeRequest,
  at: Date,
): Promise<StoredExchange> {
  const rules = await operatingRules.current();
  checkPeriod(exchangeClosed(order, rules.exchangeDays, at), request);
  const line = checkLine(order, await exchangesOf(trx, order.documentId), request);
  const chosen = await choose(trx, line, request);
  const { quantity: units, actor } = request;
  const unitPrice = exchangePrice(line, chosen.product, rules);
  const { paid, difference } = orders.exchangeTerms(order, {
    lineId: line.id,
    units,
    unitPrice,
    productId: chosen.product.documentId,
  });
  if ((request.expectedDifference ?? difference) !== difference)
    throw conflict(exchangeMessages.differenceChanged, errorCodes.priceChanged, { difference });
  const code = await openCase(trx, order, request, at);
  await reserve(trx, chosen, units, code, at);
  await exchangesIn(trx).insert({
    ...variantsOf(chosen),
    code,
    orderId: order.documentId,
    quantity: units,
    unitsHeld: units,
    paid,
    unitPrice,
    difference,
    heldUntil: heldUntil(at, rules),
  });
  const note = `Cambio ${code}: se reservó la prenda nueva.`;
  await orders.recordEvent(trx, order.id, { type: 'note', at, note, ...(actor && { actor }) });
  return findExchange(trx, code);
}
