import {
  exchangeClosed,
  exchangeMessages,
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

/**
 * Returns the price per unit that an exchange is counted with: the present one of another product, and of the same one
 * only where the shop settles changed prices.
 */
export const exchangePrice = (line: Line, product: StoredProduct, rules: OperatingRules): number =>
  rules.exchangeSettlesPrice || product.documentId !== line.productId ? finalPrice(product) : line.unitPrice;

type Offered = {
  order: Order;
  asked: readonly StoredExchange[];
  rules: OperatingRules;
  /** The other product that the lines are exchanged for. */
  other?: StoredProduct | undefined;
};

function lineOffer(
  line: Line,
  position: number,
  sold: StoredProduct | undefined,
  { order, asked, rules, other }: Offered,
): ExchangeableLine[] {
  const units = unitsLeft(line, asked);
  const product = other ?? sold;
  if (!product || product.deletedAt || units === 0 || openExchangeOf(line, asked)) return [];
  const { id: lineId, productId, title, size, color } = line;
  const unitPrice = exchangePrice(line, product, rules);
  const differences = Array.from(
    { length: units },
    (_, at) =>
      orders.exchangeTerms(order, { lineId, units: at + 1, unitPrice, productId: product.documentId })
        .difference,
  );
  const stockOf = (variant: Parameters<typeof findStockItem>[1]) =>
    findStockItem(product.items, variant)?.quantity ?? 0;
  const own = product === sold ? renamedVariant(line, product.formerNames) : null;
  const variants = offeredVariants(own, product, stockOf);
  return [{ line: position + 1, productId, title, size, color, units, differences, variants }];
}

const isOffered = (closed: ExchangeOffer['closed'], ignoresPeriod: boolean): boolean =>
  closed === null || (ignoresPeriod && (closed === 'late' || closed === 'off'));

type Options = { ignoresPeriod: boolean; productId?: string | undefined };

async function offerOf(
  order: Order,
  now: Date,
  { ignoresPeriod, productId }: Options,
): Promise<ExchangeOffer> {
  const db: Connection = strapi.db.connection;
  const rules = await operatingRules.current();
  const asked = await exchangesOf(db, order.documentId);
  const closed = exchangeClosed(order, rules.exchangeDays, now);
  const hasLines = isOffered(closed, ignoresPeriod);
  const named = new Set([...order.lines.map((line) => line.productId), ...(productId ? [productId] : [])]);
  const products = await productRecords(db, { documentIds: hasLines ? [...named] : [] });
  const byId = new Map(products.map((product) => [product.documentId, product]));
  const other = productId ? byId.get(productId) : undefined;
  if (hasLines && productId && !other) throw notFound(exchangeMessages.notOffered);
  const lines = order.lines.flatMap((line, at) =>
    lineOffer(line, at, byId.get(line.productId), { order, asked, rules, other }),
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
  offerOf(await orders.findByLink(number, token), new Date(), { ignoresPeriod: false });

/** Returns what staff can exchange of an order, over its period as well, for a named product or variants of the same. */
export async function readOfferOfOrder(documentId: string, productId?: string): Promise<ExchangeOffer> {
  const order = await orders.find(strapi.db.connection, { documentId });
  if (!order) throw notFound();
  return offerOf(order, new Date(), { ignoresPeriod: true, productId });
}
