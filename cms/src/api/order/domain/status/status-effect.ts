import { statusWarning, type OrderStatus } from '@shop/contract';

export type OrderFacts = Parameters<typeof statusWarning>[0] & { confirmedAt: string | null };
export type StatusEffect = {
  paidAt: string | null;
  confirmedAt?: string;
  cancelledAt?: string;
  refundedAt?: string;
  warning?: string;
};

type Options = { now: string };
type Dates = Omit<StatusEffect, 'warning'>;
type Rule = (facts: OrderFacts, options: Options) => Dates;

const pending: Rule = () => ({ paidAt: null });

const dates: Record<OrderStatus, Rule> = {
  pending_manual: pending,
  pending_transfer_proof: pending,
  pending_transfer_confirmation: pending,
  pending_mercado_pago: pending,
  paid: ({ paidAt }, { now }) => ({ paidAt: paidAt ?? now }),
  confirmado: ({ paidAt, confirmedAt }, { now }) => ({ paidAt, confirmedAt: confirmedAt ?? now }),
  cancelled: ({ paidAt }, { now }) => ({ paidAt, cancelledAt: now }),
  refunded: ({ paidAt }, { now }) => ({ paidAt, refundedAt: now }),
};

export function statusEffect(facts: OrderFacts, target: OrderStatus, options: Options): StatusEffect | null {
  if (facts.status === target) return null;
  const warning = statusWarning(facts, target);
  return { ...dates[target](facts, options), ...(warning && { warning }) };
}
