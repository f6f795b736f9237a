import {
  stockEffect,
  statusWarning,
  type OrderStatus,
  type StockEffect,
  type StockFacts,
} from '@shop/contract';

export type OrderFacts = StockFacts & { confirmedAt: string | null };
export type StatusEffect = {
  stock: StockEffect;
  paidAt: string | null;
  confirmedAt?: string;
  cancelledAt?: string;
  refundedAt?: string;
  warning?: string;
};

type Options = { now: string; restock: boolean };
type Dates = Omit<StatusEffect, 'stock' | 'warning'>;
type Rule = (facts: OrderFacts, options: Pick<Options, 'now'>) => Dates;

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
  const stock = stockEffect(facts, target, options);
  return { stock, ...dates[target](facts, options), ...(warning && { warning }) };
}
