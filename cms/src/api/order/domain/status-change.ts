import { type OrderStatus } from '@shop/contract';

/** The facts beside an order's status that keep any jump between statuses right. */
export type OrderFacts = {
  status: string;
  stockHeld: boolean;
  paidAt: string | null;
  confirmedAt: string | null;
};
export type StockEffect = 'none' | 'take' | 'return';
export type StatusEffect = {
  stock: StockEffect;
  paidAt: string | null;
  confirmedAt?: string;
  cancelledAt?: string;
  refundedAt?: string;
  warning?: string;
};

export const REFUND_WITHOUT_PAYMENT = 'Reembolso de una orden sin pago registrado.';

type Wish = { now: string; restock: boolean };
type Rule = (facts: OrderFacts, wish: Wish) => StatusEffect;

const hold = ({ stockHeld }: OrderFacts): StockEffect => (stockHeld ? 'none' : 'take');
const release = ({ stockHeld }: OrderFacts): StockEffect => (stockHeld ? 'return' : 'none');

const pending: Rule = (facts) => ({ stock: hold(facts), paidAt: null });

const rules: Record<OrderStatus, Rule> = {
  pending_manual: pending,
  pending_transfer_proof: pending,
  pending_transfer_confirmation: pending,
  paid: (facts, { now }) => ({ stock: hold(facts), paidAt: facts.paidAt ?? now }),
  confirmado: (facts, { now }) => ({
    stock: hold(facts),
    paidAt: facts.paidAt,
    confirmedAt: facts.confirmedAt ?? now,
  }),
  cancelled: (facts, { now }) => ({ stock: release(facts), paidAt: facts.paidAt, cancelledAt: now }),
  // Refunding money is not getting the goods back: stock moves only when the owner says so.
  refunded: (facts, { now, restock }) => ({
    stock: restock ? release(facts) : 'none',
    paidAt: facts.paidAt,
    refundedAt: now,
    ...(facts.paidAt === null ? { warning: REFUND_WITHOUT_PAYMENT } : {}),
  }),
};

/** What a change of status does to stock and dates, whatever the status before; null when nothing changes. */
export function statusEffect(facts: OrderFacts, target: OrderStatus, wish: Wish): StatusEffect | null {
  return facts.status === target ? null : rules[target](facts, wish);
}

/** What deleting an order does to stock: paid goods are gone, the others come back. */
export const deletionEffect = (facts: OrderFacts): StockEffect =>
  facts.stockHeld && facts.paidAt === null ? 'return' : 'none';
