import {
  ALL_STATUSES,
  CASE_KINDS,
  CASE_TERMS,
  caseStepEffect,
  firstCaseState,
  FULFILLMENTS,
  MAIL_KINDS,
  MONEY_METHODS,
  ORDER_QUEUES,
  PAYMENT_KINDS,
  type CaseKind,
  type CaseStep,
} from '@shop/contract';
import { queues } from './built-services';
import type { World } from './world';

/** Every step of the contract's table; one that is added there does not compile until it stands here. */
const CASE_STEPS: Readonly<Record<CaseStep, true>> = {
  received: true,
  answered: true,
  return_agreed: true,
  goods_received: true,
  money_returned: true,
  closed: true,
  rejected: true,
  reopened: true,
  note: true,
  order_tied: true,
  asked_again: true,
  approved: true,
  handed_over: true,
  expired: true,
  cancelled: true,
  verified_by_link: true,
  verified_by_mail: true,
  verified_by_staff: true,
  rectified: true,
  erased: true,
  erasure_limited: true,
  proven: true,
  whatsapp_opened: true,
  repeated: true,
  personal_data_erased: true,
};

const pairsOf = (states: readonly string[]): string[] =>
  states.flatMap((from) => states.filter((to) => to !== from).map((to) => `${from} → ${to}`));

const both = (some: readonly string[], others: readonly string[]): string[] =>
  some.flatMap((one) => others.map((other) => `${one} ${other}`));

const effectsOf = (kind: CaseKind, state: string, at: Date) =>
  CASE_TERMS.flatMap((term) =>
    Object.keys(CASE_STEPS).flatMap((step) => {
      const effect = caseStepEffect(kind, { state, term, dueAt: null }, step, at);
      return effect ? { step, to: effect.state } : [];
    }),
  );

/** Walks the contract's table from its first state on. */
function caseSteps(kind: CaseKind): string[] {
  const at = new Date();
  const found = new Set<string>();
  const states = new Set([firstCaseState(kind, at).state]);
  for (const state of states)
    for (const { step, to } of effectsOf(kind, state, at)) {
      found.add(`${state} –${step}→ ${to}`);
      states.add(to);
    }
  return [...found];
}

type Row = Record<string, string | null>;

const walkedOrders = async ({ shop }: World, type: string): Promise<string[]> => {
  const types = type === 'status' ? ['created', 'status'] : [type];
  const rows: Row[] = await shop
    .db()('order_events')
    .whereIn('type', types)
    .distinct('from_status', 'to_status');
  return rows.map(({ from_status, to_status }) => `${from_status} → ${to_status}`);
};

async function walkedCases({ shop }: World, kind: CaseKind): Promise<string[]> {
  const rows: Row[] = await shop
    .db()('case_events as e')
    .join('cases as c', 'c.id', 'e.case_id')
    .where('c.kind', kind)
    .orderBy('e.id')
    .select('e.case_id', 'e.step', 'e.state');
  return rows.map((row, at) => {
    const before = rows.slice(0, at).findLast(({ case_id }) => case_id === row.case_id);
    return `${before?.state} –${row.step}→ ${row.state}`;
  });
}

async function filledQueues({ shop }: World): Promise<string[]> {
  const filled: string[] = [];
  for (const queue of ORDER_QUEUES) {
    const query = shop.db()('orders').whereNull('deleted_at');
    queues.filterQueue(query, queue);
    if (await query.first('id')) filled.push(queue);
  }
  return filled;
}

async function couponUses({ shop }: World): Promise<string[]> {
  const rows: Row[] = await shop
    .db()('coupon_uses as u')
    .join('coupons as c', 'c.id', 'u.coupon_id')
    .select('c.kind', 'u.returned_at');
  return rows.flatMap(({ kind, returned_at }) => [
    `${kind} used`,
    ...(returned_at ? [`${kind} returned`] : []),
  ]);
}

type Table = { all: readonly string[]; walked: (world: World) => Promise<string[]> };

/** The tables of the contract, each with the steps that it allows and those that a history has walked. */
const TABLES: Readonly<Record<string, Table>> = {
  'order status': { all: pairsOf(ALL_STATUSES), walked: (world) => walkedOrders(world, 'status') },
  fulfillment: { all: pairsOf(FULFILLMENTS), walked: (world) => walkedOrders(world, 'fulfillment') },
  ...Object.fromEntries(
    CASE_KINDS.map((kind) => [
      kind,
      { all: caseSteps(kind), walked: (world: World) => walkedCases(world, kind) },
    ]),
  ),
  ledger: {
    all: both(PAYMENT_KINDS, MONEY_METHODS),
    walked: async ({ shop }) => {
      const rows: Row[] = await shop.db()('order_payments').distinct('kind', 'method');
      return rows.map(({ kind, method }) => `${kind} ${method}`);
    },
  },
  coupon: { all: both(['percent', 'amount'], ['used', 'returned']), walked: couponUses },
  queue: { all: ORDER_QUEUES, walked: filledQueues },
  mail: { all: MAIL_KINDS, walked: ({ shop }) => shop.db()('outgoing_mails').distinct('kind').pluck('kind') },
};

/** Collects over many histories which entries of the contract's tables were walked. */
export function contractCoverage() {
  const walked = new Map(Object.keys(TABLES).map((name) => [name, new Set<string>()]));
  return {
    async add(world: World): Promise<void> {
      for (const [name, table] of Object.entries(TABLES))
        for (const entry of await table.walked(world)) walked.get(name)?.add(entry);
    },
    /** Returns a line per table, and what was never walked below it. */
    lines(): string[] {
      return Object.entries(TABLES).flatMap(([name, { all }]) => {
        const never = all.filter((entry) => !walked.get(name)?.has(entry));
        const line = `${name}: ${all.length - never.length} of ${all.length}`;
        return [line, ...(never.length > 0 ? [`  never: ${never.join(', ')}`] : [])];
      });
    },
  };
}
