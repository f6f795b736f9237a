import type { PaymentMethod } from './delivery';

export const ORDER_STATUSES = [
  'pending_manual',
  'pending_transfer_proof',
  'pending_transfer_confirmation',
  'paid',
  'confirmado',
  'cancelled',
  'refunded',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

const LABELS: Record<OrderStatus, { long: string; short: string }> = {
  pending_manual: { long: 'Pendiente (Efectivo)', short: 'Pendiente' },
  pending_transfer_proof: { long: 'Pendiente (Falta Comprobante)', short: 'Falta comprobante' },
  pending_transfer_confirmation: {
    long: 'Pendiente (Verificar Comprobante)',
    short: 'Verificar comprobante',
  },
  paid: { long: 'Pagado', short: 'Pagado' },
  confirmado: { long: 'Confirmado', short: 'Confirmado' },
  cancelled: { long: 'Cancelado', short: 'Cancelado' },
  refunded: { long: 'Reembolsado', short: 'Reembolsado' },
};

/** Narrows a status for display; an unknown one becomes pending_manual. */
export const knownStatus = (status: string): OrderStatus =>
  (ORDER_STATUSES as readonly string[]).includes(status) ? (status as OrderStatus) : 'pending_manual';

export const statusLabel = (status: string): string => LABELS[knownStatus(status)].long;

export const shortStatusLabel = (status: string): string => LABELS[knownStatus(status)].short;

/** Checks whether a status belongs to a way of payment: cash never waits for a proof, a transfer always may. */
export const fitsPayment = (status: OrderStatus, payment: PaymentMethod): boolean =>
  payment === 'cash' ? !status.startsWith('pending_transfer') : status !== 'pending_manual';

/** Statuses of unfinished orders, whose products cannot be deleted. */
export const OPEN_STATUSES: readonly OrderStatus[] = [
  'pending_manual',
  'pending_transfer_proof',
  'pending_transfer_confirmation',
  'confirmado',
];

/** Statuses of orders that wait for the staff or for the shopper's proof; every count of waiting orders uses them. */
export const WAITING_STATUSES = [
  'pending_manual',
  'pending_transfer_proof',
  'pending_transfer_confirmation',
] as const satisfies readonly OrderStatus[];

/** Checks whether the tracking page offers help by chat (spec, section 2.9). */
export const offersHelp = (status: string): boolean => status === 'pending_manual' || status === 'paid';

export const acceptsProof = (order: { paymentMethod: string; status: string }): boolean =>
  order.paymentMethod === 'transfer' &&
  (order.status === 'pending_transfer_proof' || order.status === 'pending_transfer_confirmation');

/** Checks whether a shopper still owes the shop a proof: none came, or staff asked for another. */
export const awaitsProof = (order: {
  paymentMethod: string;
  status: string;
  hasTransferProof: boolean;
}): boolean => acceptsProof(order) && (order.status === 'pending_transfer_proof' || !order.hasTransferProof);
