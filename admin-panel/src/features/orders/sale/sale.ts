import {
  type CheckoutContent,
  type SaleDraftInput,
  paymentPercent,
  paymentSum,
  type Product,
  type SalePayment,
  type SalesChannel,
  shippingCost,
} from '@shop/contract';
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
export type TypedSale = {
  lines: readonly SaleLine[];
  channel: Exclude<SalesChannel, 'web'>;
  payment: SalePayment;
  /** Gives the client the discount that the shop has for this way of payment. */
  withPaymentDiscount: boolean;
  collection: 'now' | 'later' | 'reserve';
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

/** Adds up a sale as the server does; without the content of the shop, by its prices alone. */
export function saleTotals(sale: TypedSale, checkout: CheckoutContent | undefined): SaleTotals {
  const amounts = sale.lines.map(({ price, quantity }) => price * quantity);
  const subtotal = amounts.reduce((sum, amount) => sum + amount, 0);
  const offeredPercent = checkout ? paymentPercent(sale.payment, checkout) : 0;
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
export function saleBody(
  { lines, client, handOver, ...sale }: TypedSale,
  paymentDiscountPercent: number,
): SaleDraftInput {
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
    paymentMethod: sale.payment,
    paymentDiscountPercent,
    paid: sale.collection === 'now',
    reserve: sale.collection === 'reserve',
    deliveryMethod: handOver === 'home' ? 'home' : 'pickup',
    delivered: handOver === 'now' && sale.collection !== 'reserve',
    notes: sale.notes,
    isGift: sale.isGift,
    giftMessage: sale.isGift ? sale.giftMessage : '',
    notify: sale.notify && client.email !== '',
  };
}
