import {
  exchangeClosed,
  finalPrice,
  findStockItem,
  lastExchangeDay,
  renamedVariant,
  type ExchangeableLine,
  type ExchangeOffer,
  type OperatingRules,
} from '@shop/contract';
import type { Connection } from '../../../database/connection';
import { productRecords } from '../../../database/product-records';
import type { StoredProduct } from '../../../database/records';
import { notFound } from '../../../platform/http/http-error';
import { operatingRules } from '../../operating-rule/services/operating-rule';
import { orders } from '../../order/services/order';
import { offeredVariants, openExchangeOf, unitsLeft } from '../domain/exchange-lines';
import { exchangesOf, type StoredExchange } from './exchange-records';
import { exchangeView } from './exchange-view';

type Order = NonNullable<Awaited<ReturnType<typeof orders.find>>>;
type Line = Order['lines'][number];

/** Returns the price per unit that an exchange is counted with: the present one only where the shop settles changed prices. */
export const exchangePrice = (line: Line, product: StoredProduct, rules: OperatingRules): number =>
  rules.exchangeSettlesPrice ? finalPrice(product) : line.unitPrice;

type Offered = { order: Order; asked: readonly StoredExchange[]; rules: OperatingRules };

function lineOffer(
  line: Line,
  position: number,
  product: StoredProduct | undefined,
  { order, asked, rules }: Offered,
): ExchangeableLine[] {
  const units = unitsLeft(line, asked);
  if (!product || product.deletedAt || units === 0 || openExchangeOf(line, asked)) return [];
  const { id: lineId, productId, title, size, color } = line;
  const unitPrice = exchangePrice(line, product, rules);
  const differences = Array.from(
    { length: units },
    (_, at) => orders.exchangeTerms(order, { lineId, units: at + 1, unitPrice }).difference,
  );
  const stockOf = (variant: Parameters<typeof findStockItem>[1]) =>
    findStockItem(product.items, variant)?.quantity ?? 0;
  const variants = offeredVariants(renamedVariant(line, product.formerNames), product, stockOf);
  return [{ line: position + 1, productId, title, size, color, units, differences, variants }];
}

async function offerOf(order: Order, now: Date, ignoresPeriod: boolean): Promise<ExchangeOffer> {
  const db: Connection = strapi.db.connection;
  const rules = await operatingRules.current();
  const asked = await exchangesOf(db, order.documentId);
  const closed = exchangeClosed(order, rules.exchangeDays, now);
  const hasLines = closed === null || (ignoresPeriod && (closed === 'late' || closed === 'off'));
  const documentIds = hasLines ? [...new Set(order.lines.map(({ productId }) => productId))] : [];
  const products = await productRecords(db, { documentIds });
  const byId = new Map(products.map((product) => [product.documentId, product]));
  const lines = order.lines.flatMap((line, at) =>
    lineOffer(line, at, byId.get(line.productId), { order, asked, rules }),
  );
  return {
    closed,
    lastDay: rules.exchangeDays > 0 ? lastExchangeDay(order.deliveredAt, rules.exchangeDays) : null,
    holdDays: rules.exchangeHoldDays,
    policy: rules.exchangePolicy,
    lines,
    exchanges: await Promise.all(asked.map((one) => exchangeView(db, one))),
  };
}

/** Returns what the holder of an order's link can exchange; throws 404 without the order and 403 without its token. */
export const readOfferByLink = async (number: string, token: string): Promise<ExchangeOffer> =>
  offerOf(await orders.findByLink(number, token), new Date(), false);

/** Returns what staff can exchange of an order, over its period as well. */
export async function readOfferOfOrder(documentId: string): Promise<ExchangeOffer> {
  const order = await orders.find(strapi.db.connection, { documentId });
  if (!order) throw notFound();
  return offerOf(order, new Date(), true);
}
