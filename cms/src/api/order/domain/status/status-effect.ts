import { statusWarning, type OrderStatus } from '@shop/contract';

export type OrderFacts = {
  status: string;
  stockHeld: boolean;
  paidAt: string | null;
  confirmedAt: string | null;
};
export type StockEffect = 'none' | 'hold' | 'release';
export type StatusEffect = {
  stock: StockEffect;
  paidAt: string | null;
  confirmedAt?: string;
  cancelledAt?: string;
  refundedAt?: string;
  warning?: string;
};

type Options = { now: string; restock: boolean };
type Rule = (facts: OrderFacts, options: Options) => StatusEffect;

const hold = ({ stockHeld }: OrderFacts): StockEffect => (stockHeld ? 'none' : 'hold');
const release = ({ stockHeld }: OrderFacts): StockEffect => (stockHeld ? 'release' : 'none');

const pending: Rule = (facts) => ({ stock: hold(facts), paidAt: null });

const rules: Record<OrderStatus, Rule> = {
  pending_manual: pending,
  pending_transfer_proof: pending,
  pending_transfer_confirmation: pending,
  pending_mercado_pago: pending,
  paid: (facts, { now }) => ({ stock: hold(facts), paidAt: facts.paidAt ?? now }),
  confirmado: (facts, { now }) => ({
    stock: hold(facts),
    paidAt: facts.paidAt,
    confirmedAt: facts.confirmedAt ?? now,
  }),
  cancelled: (facts, { now }) => ({ stock: release(facts), paidAt: facts.paidAt, cancelledAt: now }),
  // A refund does not return the goods: stock moves only when the owner asks for it.
  refunded: (facts, { now, restock }) => ({
    stock: restock ? release(facts) : 'none',
    paidAt: facts.paidAt,
    refundedAt: now,
  }),
};

export function statusEffect(facts: OrderFacts, target: OrderStatus, options: Options): StatusEffect | null {
  if (facts.status === target) return null;
  const warning = statusWarning(facts, target);
  return { ...rules[target](facts, options), ...(warning && { warning }) };
}

/** Returns the effect of deleting an order: unpaid units are released, paid ones have left the shop. */
export const deletionEffect = (facts: OrderFacts): StockEffect =>
  facts.stockHeld && facts.paidAt === null ? 'release' : 'none';
