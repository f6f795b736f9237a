import {
  type CheckoutContent,
  type SaleDraftInput,
  paymentPercent,
  paymentSum,
  salePaymentsFault,
  type Product,
  type SalesChannel,
  shippingCost,
} from '@shop/contract';
import { numberFromDigits } from '#ui/form/digits.ts';
import { type SellableVariant, variantName } from './sellable-variants.ts';

export type SaleLine = {
  key: string;
  linkId: string | null;
  productId: string;
  title: string;
  image: string;
  size: string | null;
  color: string | null;
  stock: number;
  /** Pesos per unit in the shop, and as sold. */
  listPrice: number;
  price: number;
  quantity: number;
};

export type HandOver = 'now' | 'pickup' | 'home';
export type SaleClient = { phone: string; fullName: string; email: string; address: string; city: string };
/** A payment in one way, as it is typed. */
export type TypedPart = { id: number; method: string; amount: string };
export type TypedSale = {
  lines: readonly SaleLine[];
  channel: Exclude<SalesChannel, 'web'>;
  /** The key of a way of payment. */
  payment: string;
  /** Gives the client the discount that the shop has for this way of payment. */
  withPaymentDiscount: boolean;
  collection: 'now' | 'parts' | 'later' | 'reserve';
  /** The payments of a deposit, or of a sale that is paid in several ways. */
  parts: readonly TypedPart[];
  handOver: HandOver;
  client: SaleClient;
  notes: string;
  isGift: boolean;
  giftMessage: string;
  notify: boolean;
};

const NOBODY: SaleClient = { phone: '', fullName: '', email: '', address: '', city: '' };

export const emptySale: TypedSale = {
  lines: [],
  channel: 'counter',
  payment: 'cash',
  withPaymentDiscount: true,
  collection: 'now',
  parts: [{ id: 1, method: 'cash', amount: '' }],
  handOver: 'now',
  client: NOBODY,
  notes: '',
  isGift: false,
  giftMessage: '',
  notify: false,
};

/** Returns whether a sale holds what took time to enter; a choice alone is quickly made again. */
export const hasEntries = ({ lines, client, notes, giftMessage }: TypedSale): boolean =>
  lines.length > 0 || notes + giftMessage !== '' || Object.values(client).some((text) => text !== '');

export const nameOf = (line: Pick<SaleLine, 'title' | 'size' | 'color'>): string =>
  [line.title, variantName(line)].filter(Boolean).join(', ');

/** Adds one unit of a variant; a variant that is in the sale already gets one more, up to its stock. */
export function addVariant<L extends SaleLine>(
  lines: readonly L[],
  product: Product,
  variant: SellableVariant,
): (L | SaleLine)[] {
  const key = [product._id, variant.size, variant.color].join('/');
  if (lines.some((line) => line.key === key))
    return lines.map((line) => (line.key === key ? withQuantity(line, line.quantity + 1) : line));
  const line: SaleLine = {
    key,
    linkId: variant.linkId,
    productId: product._id,
    title: product.title,
    image: product.thumbnails[0] ?? '',
    size: variant.size,
    color: variant.color,
    stock: variant.stock,
    listPrice: product.finalPrice,
    price: product.finalPrice,
    quantity: 1,
  };
  return [...lines, line];
}

export const withQuantity = <L extends SaleLine>(line: L, quantity: number): L => ({
  ...line,
  quantity: Math.max(1, Math.min(quantity, line.stock)),
});

export type SaleTotals = {
  /** Percentage off that the shop offers for the way of payment, 0 without one. */
  offeredPercent: number;
  /** The part of it that the sale gives. */
  percent: number;
  paymentDiscount: number;
  shipping: number;
  total: number;
};

/** Returns the way of payment that a sale is agreed upon in: the first of several. */
export const agreedWay = ({ collection, parts, payment }: TypedSale): string =>
  collection === 'parts' ? (parts[0]?.method ?? payment) : payment;

const isReserved = ({ collection }: Pick<TypedSale, 'collection'>): boolean => collection === 'reserve';

/** Lists the ways in which the goods of a sale reach the client: reserved ones stay in the shop. */
export const handOversOf = (sale: Pick<TypedSale, 'collection'>): HandOver[] =>
  isReserved(sale) ? ['pickup', 'home'] : ['now', 'pickup', 'home'];

/** Returns how the goods reach the client: a chosen way that is not offered is the first that is. */
export const handOverOf = (sale: Pick<TypedSale, 'collection' | 'handOver'>): HandOver => {
  const offered = handOversOf(sale);
  return offered.find((way) => way === sale.handOver) ?? offered[0]!;
};

const paidParts = ({ collection, parts }: Pick<TypedSale, 'collection' | 'parts'>) =>
  collection === 'parts'
    ? parts
        .map(({ method, amount }) => ({ method, amount: numberFromDigits(amount) }))
        .filter(({ amount }) => amount > 0)
    : [];

/** Says whether more was paid by parts than a sale costs. */
export const isOverpaid = (sale: TypedSale, { total }: { total: number }): boolean =>
  salePaymentsFault(paidParts(sale), total) !== '';

/** Adds up a sale as the server does; without the content of the shop, by its prices alone. */
export function saleTotals(sale: TypedSale, checkout: CheckoutContent | undefined): SaleTotals {
  const amounts = sale.lines.map(({ price, quantity }) => price * quantity);
  const subtotal = amounts.reduce((sum, amount) => sum + amount, 0);
  const way = agreedWay(sale);
  // Cards have the price of the shop: only the ways of the checkout have a discount.
  const hasDiscount = way === 'cash' || way === 'transfer';
  const offeredPercent = checkout && hasDiscount ? paymentPercent(way, checkout) : 0;
  const percent = sale.withPaymentDiscount ? offeredPercent : 0;
  const payable = paymentSum(amounts, percent);
  const shipping = sale.handOver === 'home' && checkout ? shippingCost('home', subtotal, checkout) : 0;
  return {
    offeredPercent,
    percent,
    paymentDiscount: subtotal - payable,
    shipping,
    total: payable + shipping,
  };
}

/** Returns the body of the call; what is not sent is not part of the sale. */
export function saleBody(typed: TypedSale, paymentDiscountPercent: number): SaleDraftInput {
  const { lines, client, ...sale } = typed;
  const handOver = handOverOf(typed);
  const payments = paidParts(sale);
  return {
    items: lines.map(({ productId, size, color, quantity, price }) => ({
      productId,
      size,
      color,
      quantity,
      price,
    })),
    client: handOver === 'home' ? client : { ...client, address: '', city: '' },
    channel: sale.channel,
    paymentMethod: agreedWay(typed),
    paymentDiscountPercent,
    paid: sale.collection === 'now',
    ...(payments.length > 0 && { payments }),
    reserve: isReserved(sale),
    deliveryMethod: handOver === 'home' ? 'home' : 'pickup',
    delivered: handOver === 'now',
    notes: sale.notes,
    isGift: sale.isGift,
    giftMessage: sale.isGift ? sale.giftMessage : '',
    notify: sale.notify && client.email !== '',
  };
}
