import {
  addDays,
  businessDay,
  dayRange,
  initialOperatingRules,
  WITHDRAWAL_DAYS,
  type CaseTerm,
} from '@shop/contract';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { caseCallsOn, type CaseCalls } from '../support/data/case-calls';
import { commerceOn, type Commerce } from '../support/data/commerce-calls';
import { exchangeCalls, type ExchangeCalls } from '../support/data/exchange-calls';
import type { TestCms } from '../support/servers/start-cms';

const EXCHANGE_DAYS = 15;

/** Withdrawals and exchanges from their first call to their end, with the clock at the last second of their term and at the next. */
export function termEdgesSuite(database: string, booted: () => TestCms): void {
  describe(`the last day of withdrawals and exchanges on ${database}`, () => {
    let shop: Commerce;
    let cases: CaseCalls;
    let exchanges: ExchangeCalls;
    // Yesterday, so that the clock moves by less than a day: 23:59:59 in Argentina is 02:59:59 of the next day in UTC.
    const lastDay = addDays(businessDay(new Date()), -1);
    const { to: midnight } = dayRange(lastDay);
    const lastSecond = new Date(midnight.getTime() - 1000);
    const at = (now: Date) => vi.useFakeTimers({ toFake: ['Date'], now });

    beforeAll(async () => {
      shop = await commerceOn(booted());
      cases = caseCallsOn(booted(), shop);
      exchanges = exchangeCalls(booted(), shop);
      await exchanges.rules({ exchangeDays: EXCHANGE_DAYS });
    });
    afterEach(() => vi.useRealTimers());
    afterAll(() => exchanges.rules(initialOperatingRules));

    /** Says that an order was delivered at 23:59:59 of the day whose term ends on `lastDay`. */
    const deliveredFor = (days: number, orderNumber: string, changes: object = {}) => {
      const { to } = dayRange(addDays(lastDay, -days));
      const delivered_at = new Date(to.getTime() - 1000);
      return shop
        .db()('orders')
        .where('order_number', orderNumber)
        .update({ delivered_at, ...changes });
    };

    const withdrawnAt = async (now: Date, term: CaseTerm) => {
      const placed = await cases.placed();
      await cases.pay(placed.order._id, 8_000);
      await cases.delivered(placed.orderNumber, 0);
      // The purchase is older than the delivery: the term counts from the later one.
      const { from } = dayRange(addDays(lastDay, -WITHDRAWAL_DAYS));
      await deliveredFor(WITHDRAWAL_DAYS, placed.orderNumber, { created_at: from });
      at(now);
      const { status, body } = await cases.withdraw({ orderNumber: placed.orderNumber });
      expect([status, body.code]).toEqual([201, expect.stringMatching(/^ARR-/)]);
      vi.useRealTimers();
      const found = await cases.find(body.code!);
      const deadline = new Date(midnight.getTime() - 1).toISOString();
      expect(found).toMatchObject({ term, deadline, receivedAt: now.toISOString() });
      return { ...placed, _id: found._id, nextSteps: found.nextSteps };
    };

    const isPaidBack = async ({ _id, order }: Awaited<ReturnType<typeof withdrawnAt>>) => {
      await cases.step(_id, { step: 'answered', way: 'whatsapp' });
      await cases.step(_id, { step: 'return_agreed', note: 'La pasamos a buscar' });
      await cases.step(_id, { step: 'goods_received', goods: 'restock' });
      const { body } = await cases.refund(_id, { amount: 8_000, method: 'transfer' });
      expect(body.case).toMatchObject({ state: 'money_returned', dueAt: null });
      expect(await exchanges.order(order._id)).toMatchObject({ status: 'refunded', paidAmount: 0 });
    };

    // @spec A.9
    test('a withdrawal at 23:59:59 of day 10 in Argentina is in time, and goes to the returned money', async () => {
      const withdrawn = await withdrawnAt(lastSecond, 'in_time');
      expect(withdrawn.nextSteps).not.toContain('rejected');
      await isPaidBack(withdrawn);
    });

    // @spec A.9
    test('a withdrawal at 00:00:00 of day 11 in Argentina is taken as late, and can still go to the returned money', async () => {
      const withdrawn = await withdrawnAt(midnight, 'late');
      expect(withdrawn.nextSteps).toContain('rejected');
      await isPaidBack(withdrawn);
    });

    const bought = async () => {
      const { _id: productId } = await exchanges.product();
      const placed = await exchanges.delivered(productId);
      await deliveredFor(EXCHANGE_DAYS, placed.orderNumber);
      return { productId, placed };
    };

    // @spec A.13
    test('an exchange at 23:59:59 of its last day in Argentina is taken, and goes to the new garment', async () => {
      const { productId, placed } = await bought();
      at(lastSecond);
      expect(await exchanges.offer(placed)).toMatchObject({ closed: null, lastDay });
      const { code } = await exchanges.asked(placed);
      vi.useRealTimers();
      await exchanges.stepped(code, 'approved', 'new');
      await exchanges.stepped(code, 'goods_received', 'approved', { restock: true });
      await exchanges.stepped(code, 'handed_over', 'goods_received');
      expect(await exchanges.stock(productId)).toEqual({ S: 5, M: 5, L: 4 });
      expect(await cases.find(code)).toMatchObject({ term: 'in_time', receivedAt: lastSecond.toISOString() });
    });

    // @spec A.13
    test('an exchange at 00:00:00 after its last day in Argentina is late for the buyer, and reserves nothing', async () => {
      const { productId, placed } = await bought();
      at(midnight);
      expect((await exchanges.offer(placed)).closed).toBe('late');
      const { status, body } = await exchanges.ask(placed);
      expect([status, body.message]).toEqual([409, 'Ya pasó el plazo para cambiar este pedido.']);
      vi.useRealTimers();
      expect(await exchanges.stock(productId)).toEqual({ S: 5, M: 4, L: 5 });
      expect(await shop.faults()).toEqual([]);
    });
  });
}
