import { formatMoney } from '@shop/contract';

/** Tells the customer what arrived and what is missing; she reads it in her mail and at her order's link. */
export const restOfPaymentReason = (received: number, missing: number): string =>
  `Recibimos ${formatMoney(received)}. Faltan ${formatMoney(missing)}: transferilos y subí el comprobante.`;
