import type { PaymentMethod } from './delivery';
import type { PaymentRules } from './payment-price';

// Apart from `payment-price.ts`, which every page with prices loads.

/** Returns the percentage off that a way of payment gives, 0 without one. */
export const paymentPercent = (
  payment: PaymentMethod,
  { paymentInfo: { cashOnDelivery, bankTransfer } }: PaymentRules,
): number => {
  if (payment === 'mercado_pago') return 0;
  return (payment === 'cash' ? cashOnDelivery : bankTransfer).discountPercent;
};

/** Names the discount of an order: 'Descuento por transferencia', with its percentage where that is known. */
export const paymentDiscountLabel = (payment: PaymentMethod, percent?: number): string =>
  `Descuento por ${payment === 'cash' ? 'pago en efectivo' : 'transferencia'}${percent ? ` (${percent} %)` : ''}`;
