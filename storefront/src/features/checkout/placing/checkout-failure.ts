import { errorCodes, type OrderTotals } from '@shop/contract';
import type { CartLine } from '#shared/cart-line.ts';
import { failureTexts as texts } from '../texts.ts';

/** Carries a message that is shown whatever the status. */
export class ProofUploadError extends Error {}

type PriceChange = { name: string; from: number; to: number };
export type StockChange = { name: string; wanted: number; available: number; key: StockKey };
type StockKey = { productId: string; size: string; color: string };

export type CheckoutFailure =
  | { type: 'message'; text: string; detail?: string }
  | {
      type: 'prices';
      lines: PriceChange[];
      before: OrderTotals;
      after: OrderTotals;
      prices: Map<string, number>;
    }
  | { type: 'stock'; lines: StockChange[] };

type ErrorFields = { message?: string; status?: number; code?: string; details?: unknown };
type Submitted = { lines: readonly CartLine[]; totals: OrderTotals };

const readError = (error: unknown): ErrorFields =>
  typeof error === 'object' && error !== null ? (error as ErrorFields) : {};

const codesWithOwnMessage: readonly (string | undefined)[] = [
  errorCodes.badProof,
  errorCodes.orderGone,
  errorCodes.belowMinimum,
  errorCodes.couponUnavailable,
];

const hasOwnMessage = (error: unknown) =>
  error instanceof ProofUploadError || codesWithOwnMessage.includes(readError(error).code);

const UNAVAILABLE = 503;

const statusMessages: readonly {
  matches: (status: number | undefined, message: string) => boolean;
  text: string;
}[] = [
  { matches: (status, message) => status === 400 || message.includes('400'), text: texts.badData },
  { matches: (status = 0, message) => status >= 500 || message.includes('500'), text: texts.server },
  { matches: (status, message) => status === 0 || message.includes('Network'), text: texts.network },
];

/** Returns the message of a failed order (specification, section 8). */
export function failureMessage(error: unknown): string {
  const { message = '', status } = readError(error);
  if (hasOwnMessage(error)) return message;
  return statusMessages.find(({ matches }) => matches(status, message))?.text ?? texts.other;
}

// The API's own message of a 4xx tells the shopper what to correct.
function detailOf(error: unknown): string | undefined {
  const { message, status = 0 } = readError(error);
  if (status === UNAVAILABLE) return texts.unavailable;
  const isRefused = status >= 400 && status < 500 && !hasOwnMessage(error);
  return isRefused && message ? message : undefined;
}

type PriceDetails = OrderTotals & { items: { productId: string; price: number }[] };

function isPriceDetails(details: unknown): details is PriceDetails {
  const { total, items } = (details ?? {}) as Partial<PriceDetails>;
  return typeof total === 'number' && Array.isArray(items);
}

function toPricesFailure(details: PriceDetails, { lines, totals }: Submitted): CheckoutFailure {
  const prices = new Map(details.items.map(({ productId, price }) => [productId, price]));
  const changed = lines.flatMap(({ id, name, price }) => {
    const to = prices.get(id) ?? price;
    return to === price ? [] : [{ name, from: price, to }];
  });
  const { subtotal, couponDiscount = 0, paymentDiscount = 0, shippingCost, cashFee, total } = details;
  return {
    type: 'prices',
    lines: changed,
    before: totals,
    after: { subtotal, couponDiscount, paymentDiscount, shippingCost, cashFee, total },
    prices,
  };
}

type ShortItem = {
  productId: string;
  title: string;
  size?: string | null;
  color?: string | null;
  available: number;
};
const isStockDetails = (details: unknown): details is { items: ShortItem[] } =>
  Array.isArray((details as { items?: unknown } | null)?.items);

const sameVariant = (line: CartLine, item: ShortItem) =>
  line.id === item.productId &&
  (item.size ?? line.size) === line.size &&
  (item.color ?? line.color ?? '') === (line.color ?? '');

const toStockFailure = (items: readonly ShortItem[], { lines }: Submitted): CheckoutFailure => ({
  type: 'stock',
  lines: lines.flatMap((line) => {
    const short = items.find((item) => sameVariant(line, item));
    if (!short) return [];
    const key = { productId: line.id, size: line.size, color: line.color ?? '' };
    return [{ name: line.name, wanted: line.quantity, available: Math.max(0, short.available), key }];
  }),
});

const stockCodes: readonly (string | undefined)[] = [errorCodes.outOfStock, errorCodes.productGone];

export function describeFailure(error: unknown, submitted: Submitted): CheckoutFailure {
  const { code, details } = readError(error);
  if (code === errorCodes.priceChanged && isPriceDetails(details)) return toPricesFailure(details, submitted);
  if (stockCodes.includes(code) && isStockDetails(details)) {
    const failure = toStockFailure(details.items, submitted);
    if (failure.type === 'stock' && failure.lines.length > 0) return failure;
  }
  const detail = detailOf(error);
  return { type: 'message', text: failureMessage(error), ...(detail && { detail }) };
}
