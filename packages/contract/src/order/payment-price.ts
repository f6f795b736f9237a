import { formatMoney } from '../money/money';
import type { CheckoutContent } from '../site-content/site-content-draft';

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

/** Returns what is paid of amounts in pesos, such as the lines of a cart; each is rounded. */
export const paymentSum = (amounts: readonly number[], percent: number): number =>
  amounts.reduce((sum, amount) => sum + paymentPrice(amount, percent), 0);

/** Returns the offer that the shop shows beside its prices, or null; a surcharge for cash would belie one for cash. */
export function paymentOffer({ paymentInfo }: PaymentRules): PaymentOffer | null {
  const { cashOnDelivery, bankTransfer } = paymentInfo;
  const cash = cashOnDelivery.enabled && !cashOnDelivery.additionalFee ? cashOnDelivery.discountPercent : 0;
  const transfer = bankTransfer.enabled ? bankTransfer.discountPercent : 0;
  const percent = Math.max(cash, transfer);
  const methods = [transfer === percent && 'transferencia', cash === percent && 'efectivo'].filter(Boolean);
  return percent > 0 ? { percent, methods: methods.join(' o ') } : null;
}

/** Returns '$13.500 con transferencia' for 15000 pesos and 10 %. */
export const paymentPriceText = (amounts: readonly number[], { percent, methods }: PaymentOffer): string =>
  `${formatMoney(paymentSum(amounts, percent))} con ${methods}`;
