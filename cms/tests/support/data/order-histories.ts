import {
  ALL_STATUSES,
  FULFILLMENTS,
  moneyState,
  PAYMENT_METHODS,
  type OrderFacts,
  type PaymentKind,
} from '@shop/contract';
import type { Random } from '../../../src/demo-shop/random';
import { newRow } from '../../../src/database/rows';

type Row = Record<string, unknown>;
type Entry = {
  kind: PaymentKind;
  amount: number;
  /** Index of the entry that this one voids. */ voids?: number;
};

/** An order after a random history, with the ledger that leads to its facts. */
export type History = {
  documentId: string;
  facts: OrderFacts;
  ledger: Entry[];
  isDeleted: boolean;
};

const AT = new Date('2019-03-01T12:00:00.000Z');
// The job that cancels unpaid orders must not take these for late ones.
const EXPIRES = '2099-01-01T12:00:00.000Z';

const isStanding = ({ ledger }: History, at: number): boolean =>
  ledger[at]?.kind !== 'void' && !ledger.some(({ voids }) => voids === at);

function enter(history: History, entry: Entry): void {
  const { facts, ledger } = history;
  const isRefund = (entry.voids === undefined ? entry : ledger[entry.voids])?.kind === 'refund';
  ledger.push(entry);
  facts.paidAmount += entry.amount;
  facts.refundedAmount -= isRefund ? entry.amount : 0;
}

function pay(history: History, random: Random): void {
  const { due } = moneyState(history.facts);
  if (due > 0) enter(history, { kind: 'payment', amount: random.pick([due, random.integer(1, due)]) });
}

function giveBack(history: History, random: Random): void {
  const { paidAmount } = history.facts;
  const amount = paidAmount > 0 ? random.pick([paidAmount, random.integer(1, paidAmount)]) : 0;
  if (amount > 0) enter(history, { kind: 'refund', amount: -amount });
}

function voidEntry(history: History, random: Random): void {
  const at = random.below(Math.max(1, history.ledger.length));
  const entry = history.ledger[at];
  if (entry && isStanding(history, at) && entry.amount <= history.facts.paidAmount)
    enter(history, { kind: 'void', amount: -entry.amount, voids: at });
}

const steps: ((history: History, random: Random) => void)[] = [
  pay,
  pay,
  giveBack,
  voidEntry,
  ({ facts }, random) => {
    facts.total = random.integer(0, 4) * 2_500;
  },
  ({ facts }, random) => {
    facts.status = random.pick(ALL_STATUSES);
    facts.expiresAt = facts.status.startsWith('pending') && random.chance(0.3) ? EXPIRES : null;
  },
  ({ facts }, random) => {
    facts.fulfillment = random.pick(FULFILLMENTS);
  },
  ({ facts }, random) => {
    facts.unitsToDecide = random.chance(0.2);
    facts.stockHeld = random.chance(0.8);
    facts.dispute = random.pick(['', '', '', 'mediation 1']);
  },
  (history, random) => {
    history.isDeleted = random.chance(0.2);
  },
];

/** Returns an order after two to fourteen random steps; its facts follow the rules of the ledger. */
export function randomHistory(random: Random, at: number): History {
  const history: History = {
    documentId: `history${String(at).padStart(17, '0')}`,
    facts: {
      status: 'pending_manual',
      fulfillment: 'to_prepare',
      expiresAt: null,
      total: random.integer(0, 4) * 2_500,
      paidAmount: 0,
      refundedAmount: 0,
      deliveryMethod: random.pick(['home', 'pickup'] as const),
      paymentMethod: random.pick(PAYMENT_METHODS),
      stockHeld: true,
      unitsToDecide: false,
      dispute: '',
    },
    ledger: [],
    isDeleted: false,
  };
  for (let left = random.integer(2, 14); left > 0; left -= 1) random.pick(steps)(history, random);
  return history;
}

const orderRow = ({ documentId, facts, isDeleted }: History): Row => ({
  document_id: documentId,
  order_number: documentId,
  created_at: AT,
  updated_at: AT,
  full_name: 'Historia',
  business_day: '2019-03-01',
  channel: 'web',
  subtotal: facts.total,
  shipping_cost: 0,
  cash_fee: 0,
  total: facts.total,
  order_status: facts.status,
  fulfillment: facts.fulfillment,
  payment_method: facts.paymentMethod,
  delivery_method: facts.deliveryMethod,
  // Columns without a value mean none.
  paid_amount: facts.paidAmount || (facts.total > 5_000 ? null : 0),
  refunded_amount: facts.refundedAmount || (facts.total > 5_000 ? null : 0),
  dispute: facts.dispute || null,
  stock_held: facts.stockHeld,
  units_to_decide: facts.unitsToDecide || (facts.total > 5_000 ? null : false),
  expires_at: facts.expiresAt === null ? null : new Date(facts.expiresAt),
  deleted_at: isDeleted ? AT : null,
});

// Ids are given here, because a void names that of its entry.
const FIRST_PAYMENT_ID = 50_000_000;

/** Returns the rows of histories; payments need the ids of the stored orders. */
export function orderRows(histories: readonly History[]) {
  let id = FIRST_PAYMENT_ID;
  const payments = (orders: ReadonlyMap<string, number>): Row[] =>
    histories.flatMap(({ documentId, ledger }) => {
      const first = id;
      id += ledger.length;
      return ledger.map(({ kind, amount, voids }, at) => ({
        ...newRow(AT),
        id: first + at,
        order_id: orders.get(documentId),
        at: AT,
        kind,
        amount,
        method: 'cash',
        actor: 'Jazmín',
        note: '',
        by_status: false,
        voids_id: voids === undefined ? null : first + voids,
      }));
    });
  return {
    orders: histories.map(orderRow),
    payments,
  };
}

/** Returns the rows of as many cases as the histories have open ones, and of a closed one for every third order. */
export const caseRows = (histories: readonly History[]): Row[] =>
  histories.flatMap(({ documentId, facts: { openCases = 0 } }, order) =>
    Array.from({ length: openCases + (order % 3 === 0 ? 1 : 0) }, (_, at) => ({
      document_id: `${documentId}-${at}`,
      code: `${documentId}-${at}`,
      order_number: documentId,
      order_document_id: documentId,
      kind: at % 2 === 0 ? 'withdrawal' : 'exchange',
      channel: 'web',
      received_at: AT,
      state: at < openCases ? 'received' : 'closed',
      due_at: at < openCases ? AT : null,
    })),
  );
