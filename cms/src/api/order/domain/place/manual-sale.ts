import {
  ANONYMOUS_CLIENT,
  formatMoney,
  orderMethodOf,
  type CheckoutContent,
  type Contact,
  type SaleDraft,
  type OrderStatus,
  type OrderTotals,
  paymentSum,
  shippingCost,
  subtotalOf,
} from '@shop/contract';
import type { PlannedLine } from './order-plan';

/** Returns the status of a sale as it is registered: staff agreed upon it, so that cash is never to be confirmed. */
export function saleStatus({ paid, payments, reserve, paymentMethod }: SaleDraft): OrderStatus {
  // What was paid by parts makes the order paid, as later payments do.
  if (paid && payments.length === 0) return 'paid';
  if (paymentMethod === 'transfer') return 'pending_transfer_proof';
  // A deposit is agreed upon: nothing of it is to be confirmed, and it has no deadline.
  return reserve && payments.length === 0 ? 'pending_manual' : 'confirmado';
}

/** Returns how a sale says its way of payment: the specified method, and the way of the counter where that is another. */
export function wayOf({ paymentMethod: way }: Pick<SaleDraft, 'paymentMethod'>) {
  const paymentMethod = orderMethodOf(way);
  return { paymentMethod, paymentWay: way === paymentMethod ? '' : way };
}

/** Returns the lines with the prices at which they were sold. */
export const soldLines = ({ items }: SaleDraft, lines: readonly PlannedLine[]): PlannedLine[] =>
  lines.map((line, at) => ({ ...line, unitPrice: items[at]?.price ?? line.unitPrice }));

/** Adds up a sale at the prices and the payment discount that staff agreed upon, without the surcharge for cash (docs/adr/0020). */
export function saleTotals(
  { deliveryMethod, paymentDiscountPercent }: SaleDraft,
  lines: readonly PlannedLine[],
  checkout: CheckoutContent,
): OrderTotals {
  const subtotal = subtotalOf(lines);
  const amounts = lines.map(({ unitPrice, quantity }) => unitPrice * quantity);
  const payable = paymentSum(amounts, paymentDiscountPercent);
  const shipping = shippingCost(deliveryMethod, subtotal, checkout);
  return {
    subtotal,
    couponDiscount: 0,
    paymentDiscount: subtotal - payable,
    shippingCost: shipping,
    cashFee: 0,
    total: payable + shipping,
  };
}

/** Returns the contact of a client; one who leaves no name is a final consumer. */
export const clientOf = ({ client }: Pick<SaleDraft, 'client'>): Contact => ({
  fullName: client.fullName || ANONYMOUS_CLIENT,
  email: client.email ?? '',
  phone: client.phone ?? '',
  address: client.address,
  city: client.city,
  postalCode: client.postalCode,
});

/** Returns what the history says about prices that are not those of the catalog. */
export const changedPrices = (listed: readonly PlannedLine[], sold: readonly PlannedLine[]): string =>
  sold
    .flatMap((line, at) => {
      const before = listed[at]?.unitPrice ?? line.unitPrice;
      return before === line.unitPrice
        ? []
        : [`${line.title}: ${formatMoney(before)} → ${formatMoney(line.unitPrice)}`];
    })
    .join('\n');
