import { errorCodes, type OrderTotals } from '@shop/contract';
import type { BoughtLine } from './order-draft.ts';
import { failureTexts as texts } from '../texts.ts';

/** The proof could not be uploaded: its own message is shown, whatever the status was. */
export class ProofUploadError extends Error {}

export type PriceChange = { name: string; from: number; to: number };
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

type Refusal = { message?: string; status?: number; code?: string; details?: unknown };
type Shown = { lines: readonly BoughtLine[]; totals: OrderTotals };

const refusalOf = (error: unknown): Refusal =>
  typeof error === 'object' && error !== null ? (error as Refusal) : {};

const hasOwnMessage = (error: unknown) =>
  error instanceof ProofUploadError || refusalOf(error).code === errorCodes.badProof;

const general: readonly { fits: (status: number | undefined, message: string) => boolean; text: string }[] = [
  { fits: (status, message) => status === 400 || message.includes('400'), text: texts.badData },
  { fits: (status = 0, message) => status >= 500 || message.includes('500'), text: texts.server },
  { fits: (status, message) => status === 0 || message.includes('Network'), text: texts.network },
];

/** The text of the alert for a failed order (spec, section 8). */
export function failureMessage(error: unknown): string {
  const { message = '', status } = refusalOf(error);
  if (hasOwnMessage(error)) return message;
  return general.find(({ fits }) => fits(status, message))?.text ?? texts.other;
}

// Beside the general text, what the shop's own refusal says helps to set it right.
function detailOf(error: unknown): string | undefined {
  const { message, status = 0 } = refusalOf(error);
  const refused = status >= 400 && status < 500 && !hasOwnMessage(error);
  return refused && message ? message : undefined;
}

type PriceDetails = OrderTotals & { items: { productId: string; price: number }[] };

function isPriceDetails(details: unknown): details is PriceDetails {
  const { total, items } = (details ?? {}) as Partial<PriceDetails>;
  return typeof total === 'number' && Array.isArray(items);
}

function pricesChanged(details: PriceDetails, { lines, totals }: Shown): CheckoutFailure {
  const prices = new Map(details.items.map(({ productId, price }) => [productId, price]));
  const changed = lines.flatMap(({ id, name, price }) => {
    const to = prices.get(id) ?? price;
    return to === price ? [] : [{ name, from: price, to }];
  });
  const { subtotal, shippingCost, cashFee, total } = details;
  return {
    type: 'prices',
    lines: changed,
    before: totals,
    after: { subtotal, shippingCost, cashFee, total },
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

const sameVariant = (line: BoughtLine, item: ShortItem) =>
  line.id === item.productId &&
  (item.size ?? line.size) === line.size &&
  (item.color ?? line.color ?? '') === (line.color ?? '');

const stockChanged = (items: readonly ShortItem[], { lines }: Shown): CheckoutFailure => ({
  type: 'stock',
  lines: lines.flatMap((line) => {
    const short = items.find((item) => sameVariant(line, item));
    if (!short) return [];
    const key = { productId: line.id, size: line.size, color: line.color ?? '' };
    return [{ name: line.name, wanted: line.quantity, available: Math.max(0, short.available), key }];
  }),
});

const stockCodes: readonly (string | undefined)[] = [errorCodes.outOfStock, errorCodes.productGone];

/** What the shopper is told about an order that was not taken. */
export function describeFailure(error: unknown, shown: Shown): CheckoutFailure {
  const { code, details } = refusalOf(error);
  if (code === errorCodes.priceChanged && isPriceDetails(details)) return pricesChanged(details, shown);
  if (stockCodes.includes(code) && isStockDetails(details)) {
    const failure = stockChanged(details.items, shown);
    if (failure.type === 'stock' && failure.lines.length > 0) return failure;
  }
  const detail = detailOf(error);
  return { type: 'message', text: failureMessage(error), ...(detail && { detail }) };
}
