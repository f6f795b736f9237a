import type { OrderStatus } from './order-status';

export const statusWarnings = {
  refundWithoutPayment: 'Reembolso de una orden sin pago registrado.',
  leavesRevenue: 'La orden estaba pagada: con este estado su importe deja de contar en los ingresos.',
} as const;

type OrderBefore = { status: string; paidAt: string | null };

/** Returns what staff should know about a status change: revenue is the sum of the paid orders only. */
export function statusWarning({ status, paidAt }: OrderBefore, target: OrderStatus): string | undefined {
  if (target === 'refunded') return paidAt === null ? statusWarnings.refundWithoutPayment : undefined;
  return status === 'paid' && target !== 'paid' ? statusWarnings.leavesRevenue : undefined;
}
