import { formatMoney, type OrderStatusChange } from '@shop/contract';

type Before = { status: string; proofReason: string };

/** Returns why the order awaits another proof after a change; '' once it awaits none. */
export function proofReasonAfter(order: Before, { status, proofReason }: OrderStatusChange): string {
  if (status !== 'pending_transfer_proof') return '';
  return proofReason ?? (order.status === status ? order.proofReason : '');
}

export const proofReasonNote = (reason: string): string => reason && `Se pidió otro comprobante: ${reason}`;

/** Tells the customer what arrived and what is missing; she reads it in her mail and at her order's link. */
export const restOfPaymentReason = (received: number, missing: number): string =>
  `Recibimos ${formatMoney(received)}. Faltan ${formatMoney(missing)}: transferilos y subí el comprobante.`;
