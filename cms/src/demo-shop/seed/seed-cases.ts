import { DAY_MS, HOUR_MS, withdrawalDeadline, withdrawalTerm } from '@shop/contract';
import { createCaseCode } from '../../api/case/domain/case-code';
import { openCase, type NewCase } from '../../api/case/services/open-case';
import { recordCaseStep, type NewStep } from '../../api/case/services/record-case-step';
import { withdrawalKey } from '../../api/case/services/withdrawal/open-withdrawal';
import { ordersIn } from '../../api/order/services/order-records';
import type { Trx } from '../../database/connection';
import type { RecordOf } from '../../database/gateway/record-types';
import { seededRandom, type Random } from '../random';

const SEED = 20_260_909;
const STAFF = 'Jazmín';

type DemoStep = Pick<NewStep, 'step' | 'note' | 'data' | 'amount'> & { afterHours: number };
type DemoCase = { hoursAgo: number; contact?: Partial<NewCase>; steps: DemoStep[] };

const answered: DemoStep = { step: 'answered', afterHours: 3, data: { way: 'whatsapp' } };
const agreed: DemoStep = { step: 'return_agreed', afterHours: 5, note: 'Lo trae el jueves a la tarde' };

/** Withdrawals of orders that were delivered a while ago, the latest first. */
const ofDelivered: DemoCase[] = [
  { hoursAgo: 2, steps: [] },
  { hoursAgo: 70, steps: [answered, agreed] },
];

const withoutOrder: DemoCase = {
  hoursAgo: 15,
  contact: { phone: '299 555-4821', message: 'No encuentro el número de pedido' },
  steps: [],
};

const ended = (amount: number): DemoCase => ({
  hoursAgo: 9 * 24,
  steps: [
    answered,
    agreed,
    { step: 'goods_received', afterHours: 50, data: { goods: 'restock' } },
    { step: 'money_returned', afterHours: 51, amount, data: { method: 'transfer' } },
  ],
});

type Order = RecordOf<'api::order.order'>;

function orderFacts(order: Order, receivedAt: Date): Partial<NewCase> {
  const deadline = withdrawalDeadline(order);
  return {
    orderNumber: order.orderNumber,
    orderDocumentId: order.documentId,
    contactMatches: true,
    name: order.fullName,
    phone: order.phone,
    deliveredAt: order.deliveredAt,
    deadline,
    term: withdrawalTerm(deadline, receivedAt),
  };
}

type Seeded = { demo: DemoCase; order?: Order | null | undefined };

async function seedCase(trx: Trx, { demo, order }: Seeded, random: Random, now: Date): Promise<void> {
  const receivedAt = new Date(now.getTime() - demo.hoursAgo * HOUR_MS);
  const opened = await openCase(trx, {
    kind: 'withdrawal',
    channel: 'web',
    receivedAt,
    actor: 'cliente',
    code: createCaseCode('withdrawal', receivedAt, random.below),
    openKey: order ? withdrawalKey(order) : null,
    ...demo.contact,
    ...(order && orderFacts(order, receivedAt)),
  });
  let current = opened.case;
  for (const { afterHours, ...step } of demo.steps) {
    const at = new Date(receivedAt.getTime() + afterHours * HOUR_MS);
    current = await recordCaseStep(trx, current, { ...step, at, actor: STAFF });
  }
}

/** Adds withdrawals in different states: new, without an order, agreed, late and ended. */
export async function seedCases(trx: Trx, now: Date): Promise<void> {
  const random = seededRandom(SEED);
  const daysAgo = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
  const delivered = (since: number, until: number) =>
    ordersIn(trx).many(
      {
        orderStatus: 'paid',
        channel: 'web',
        deliveredAt: { $gt: daysAgo(since), $lt: daysAgo(until) },
        deletedAt: null,
      },
      { orderBy: ['-id'], limit: 2 },
    );
  const [latest, before] = await delivered(9, 4);
  const [late] = await delivered(30, 12);
  const refunded = await ordersIn(trx).one(
    { orderStatus: 'refunded', createdAt: { $lt: daysAgo(12) }, deletedAt: null },
    { orderBy: ['-id'] },
  );
  const seeded: Seeded[] = [
    { demo: ofDelivered[0]!, order: latest },
    { demo: ofDelivered[1]!, order: before },
    { demo: withoutOrder },
    { demo: { hoursAgo: 5, steps: [] }, order: late },
    { demo: ended(refunded?.total ?? 0), order: refunded },
  ];
  for (const one of seeded) if (one.order || one.demo.contact) await seedCase(trx, one, random, now);
}
