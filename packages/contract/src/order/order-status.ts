import type { PaymentMethod } from './delivery';

export const statusWarnings = {
  refundWithoutPayment: 'Reembolso de una orden sin pago registrado.',
  leavesRevenue: 'La orden estaba pagada: con este estado su importe deja de contar en los ingresos.',
} as const;

type OrderBefore = { status: string; paidAt: string | null; paidAmount: number; refundedAmount: number };

/** Returns what staff should know about a status change: revenue is the sum of the paid orders only. */
export function statusWarning(order: OrderBefore, target: OrderStatus): string | undefined {
  const { status, paidAt, paidAmount, refundedAmount } = order;
  if (target === 'refunded') {
    const wasPaid = paidAt !== null || paidAmount + refundedAmount > 0;
    return wasPaid ? undefined : statusWarnings.refundWithoutPayment;
  }
  return status === 'paid' && target !== 'paid' ? statusWarnings.leavesRevenue : undefined;
}

export const ORDER_STATUSES = [
  'pending_manual',
  'pending_transfer_proof',
  'pending_transfer_confirmation',
  'paid',
  'confirmado',
  'cancelled',
  'refunded',
] as const;
/** The status of an unpaid order of Mercado Pago; it exists only in shops that take such payments. */
export const ONLINE_PENDING = 'pending_mercado_pago';
/** The seven statuses of every shop and that of online payments: filters and base versions may have any. */
export const ALL_STATUSES = [...ORDER_STATUSES, ONLINE_PENDING] as const;
export type OrderStatus = (typeof ALL_STATUSES)[number];

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
  [ONLINE_PENDING]: { long: 'Pendiente (Mercado Pago)', short: 'Mercado Pago' },
};

/** Narrows a status for display; an unknown one becomes pending_manual. */
export const knownStatus = (status: string): OrderStatus =>
  (ALL_STATUSES as readonly string[]).includes(status) ? (status as OrderStatus) : 'pending_manual';

export const statusLabel = (status: string): string => LABELS[knownStatus(status)].long;

export const shortStatusLabel = (status: string): string => LABELS[knownStatus(status)].short;

const PENDING_STATUSES: Record<PaymentMethod, string> = {
  cash: 'pending_manual',
  transfer: 'pending_transfer',
  mercado_pago: ONLINE_PENDING,
};

/** Checks whether a status belongs to a way of payment: cash never waits for a proof, a transfer always may. */
export const fitsPayment = (status: OrderStatus, payment: PaymentMethod): boolean =>
  !status.startsWith('pending') || status.startsWith(PENDING_STATUSES[payment]);

/** Statuses of unfinished orders, whose products cannot be deleted. */
export const OPEN_STATUSES: readonly OrderStatus[] = [
  'pending_manual',
  'pending_transfer_proof',
  'pending_transfer_confirmation',
  'confirmado',
  ONLINE_PENDING,
];

/** Statuses of orders that wait for the staff or for the shopper's proof. */
export const WAITING_STATUSES = [
  'pending_manual',
  'pending_transfer_proof',
  'pending_transfer_confirmation',
] as const satisfies readonly OrderStatus[];

/** Statuses in which the goods go nowhere, and the order costs nothing. */
export const STOPPED_STATUSES = ['cancelled', 'refunded'] as const satisfies readonly OrderStatus[];

/** Returns whether an order is not sold, or no longer. */
export const isStopped = (status: string): boolean =>
  (STOPPED_STATUSES as readonly string[]).includes(status);

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
