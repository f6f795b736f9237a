import { formatMoney } from '../money/money';
import type { CheckoutContent } from '../site-content/site-content-draft';
import type { PaymentMethod } from './delivery';

type PaymentContent = CheckoutContent['paymentInfo'];
export type PaymentRules = {
  paymentInfo: {
    cashOnDelivery: Pick<PaymentContent['cashOnDelivery'], 'enabled' | 'additionalFee' | 'discountPercent'>;
    bankTransfer: Pick<PaymentContent['bankTransfer'], 'enabled' | 'discountPercent'>;
  };
};
/** The largest discount for a way of payment, and who gets it: 'transferencia', 'efectivo' or both. */
export type PaymentOffer = { percent: number; methods: string };

/** Returns what is paid of an amount in pesos after a percentage off, rounded half up to whole pesos. */
export const paymentPrice = (amount: number, percent: number): number =>
  Math.round((amount * (100 - percent)) / 100);

/** Returns the percentage off that a way of payment gives, 0 without one. */
export const paymentPercent = (
  payment: PaymentMethod,
  { paymentInfo: { cashOnDelivery, bankTransfer } }: PaymentRules,
): number => (payment === 'cash' ? cashOnDelivery : bankTransfer).discountPercent;

/** Names a way of payment inside a sentence. */
export const paymentName = (payment: PaymentMethod): string =>
  payment === 'cash' ? 'efectivo' : 'transferencia';

/** Returns the offer that the shop shows beside its prices, or null; a surcharge for cash would belie one for cash. */
export function paymentOffer({
  paymentInfo: { cashOnDelivery, bankTransfer },
}: PaymentRules): PaymentOffer | null {
  const cash = cashOnDelivery.enabled && !cashOnDelivery.additionalFee ? cashOnDelivery.discountPercent : 0;
  const transfer = bankTransfer.enabled ? bankTransfer.discountPercent : 0;
  const percent = Math.max(cash, transfer);
  if (!percent) return null;
  const methods = [transfer === percent && paymentName('transfer'), cash === percent && paymentName('cash')];
  return { percent, methods: methods.filter(Boolean).join(' o ') };
}

/** Returns '$13.500 con transferencia'. */
export const paymentPriceText = (amount: number, { percent, methods }: PaymentOffer): string =>
  `${formatMoney(paymentPrice(amount, percent))} con ${methods}`;

/** Names the discount of an order: 'Descuento por transferencia', with its percentage where that is known. */
export const paymentDiscountLabel = (payment: PaymentMethod, percent?: number): string =>
  `Descuento por ${payment === 'cash' ? 'pago en efectivo' : 'transferencia'}${percent ? ` (${percent} %)` : ''}`;
