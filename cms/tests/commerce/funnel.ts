import { addDays, businessDay, endpoints, type ReportTable } from '@shop/contract';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { commerceOn, type Commerce, type OrderAnswer } from '../support/data/commerce-calls';
import type { TestCms } from '../support/servers/start-cms';

type Recorded = { interaction: { type: string; productId: string; counted: boolean } };
const GOOGLEBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

export function funnelSuite(database: string, booted: () => TestCms): void {
  describe(`the funnel on ${database}`, () => {
    let cms: TestCms;
    let shop: Commerce;
    let productId: string;
    beforeAll(async () => {
      cms = booted();
      shop = await commerceOn(cms);
      productId = (await shop.product({ title: 'Del embudo' }))._id;
    });
    afterEach(() => void vi.useRealTimers());

    // Days that no other test visits the shop on.
    let lastDay = '2031-05-01';
    const nextDay = () => (lastDay = addDays(lastDay, 10));
    const at = (instant: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(instant) });
    const send = async (ip: string, json: object, agent = 'Firefox') =>
      (
        await cms.call<Recorded>('/api/interactions', {
          method: 'POST',
          ip,
          json,
          headers: { 'user-agent': agent },
        })
      ).body.interaction;
    const view = (ip: string, more: object = {}, agent?: string) =>
      send(ip, { type: 'product_view', data: { productId }, ...more }, agent);
    const stored = async (day: string): Promise<Record<string, number>> => {
      const rows: { step: string; visitors: number }[] = await shop.db()('daily_steps').where({ day });
      return Object.fromEntries(rows.map(({ step, visitors }) => [step, visitors]));
    };
    const report = async (from: string, to = from): Promise<ReportTable[]> => {
      const { body } = await shop.admin(`/api/reports/funnel?from=${from}&to=${to}&compare=days`);
      return endpoints.readReport.answer.parse(body).report.tables;
    };

    // @spec E.24
    test('a visitor takes each step once a day, whatever she views and however often', async () => {
      const day = nextDay();
      const other = (await shop.product())._id;
      at(`${day}T15:00:00Z`);
      const answers = await Promise.all([
        view('10.1.0.1'),
        view('10.1.0.1'),
        view('10.1.0.2'),
        send('10.1.0.1', { type: 'product_view', data: { productId: other } }),
        send('10.1.0.1', { type: 'cart' }),
        send('10.1.0.1', { type: 'cart' }),
        send('10.1.0.1', { type: 'checkout' }),
      ]);
      expect(answers.slice(4, 6).filter(({ counted }) => counted)).toHaveLength(1);
      expect(answers[6]).toEqual({ type: 'checkout', productId: '', counted: true });
      expect(await stored(day)).toEqual({ view: 2, cart: 1, checkout: 1 });
      const visitors: { visitor: string }[] = await shop.db()('interactions').select('visitor');
      expect(JSON.stringify(visitors)).not.toContain('10.1.0');
    });

    test('a view of a product that the visitor viewed as staff is still her first step', async () => {
      const day = nextDay();
      at(`${day}T15:00:00Z`);
      expect((await view('10.1.1.1', { staff: true })).counted).toBe(true);
      expect(await stored(day)).toEqual({});
      expect((await view('10.1.1.1')).counted).toBe(false);
      expect(await stored(day)).toEqual({ view: 1 });
    });

    // @spec E.24
    test('bots take no step, and their views count as before', async () => {
      const day = nextDay();
      at(`${day}T15:00:00Z`);
      expect((await view('10.1.2.1', {}, GOOGLEBOT)).counted).toBe(true);
      expect((await send('10.1.2.1', { type: 'cart' }, GOOGLEBOT)).counted).toBe(false);
      expect(await stored(day)).toEqual({});
    });

    test('the steps of a day begin and end at midnight in Argentina', async () => {
      const day = nextDay();
      for (const instant of [`${day}T02:59:59Z`, `${day}T03:00:00Z`, `${addDays(day, 1)}T02:59:59Z`]) {
        at(instant);
        await send('10.1.3.1', { type: 'cart' });
      }
      expect(await stored(addDays(day, -1))).toEqual({ cart: 1 });
      expect(await stored(day)).toEqual({ cart: 1 });
    });

    test('a reset of the views keeps the funnel, and counts nobody twice', async () => {
      const day = nextDay();
      at(`${day}T15:00:00Z`);
      await view('10.1.4.1');
      vi.useRealTimers();
      await shop.admin('/api/interactions/reset', { method: 'DELETE' });
      at(`${day}T16:00:00Z`);
      expect((await view('10.1.4.1')).counted).toBe(true);
      expect(await stored(day)).toEqual({ view: 1 });
    });

    test('the report has the steps of the range and of the period before', async () => {
      const [before, day] = [nextDay(), nextDay()];
      for (const [one, visitors] of [
        [before, 1],
        [day, 4],
      ] as const) {
        at(`${one}T15:00:00Z`);
        for (let visitor = 0; visitor < visitors; visitor += 1) await view(`10.1.5.${visitor}`);
      }
      await send('10.1.5.1', { type: 'cart' });
      vi.useRealTimers();
      const [steps, byDay] = await report(addDays(before, 1), day);
      expect(steps?.rows.slice(0, 3)).toEqual([
        ['Vieron un producto', 4, null, null, 1, null, null],
        ['Tuvieron algo en el carrito', 1, 25, 25, 0, 0, 0],
        ['Abrieron el checkout', 0, 0, 0, 0, null, 0],
      ]);
      expect(byDay?.rows.at(-1)).toEqual([day, 4, 1, 0, 0, 0]);
    });

    // @spec E.24
    test('orders of the web are counted on their day, cancelled ones too, sales of staff and deleted ones not', async () => {
      const today = businessDay(new Date());
      // Written apart from the service.
      const expected = async () =>
        Number(
          (
            await shop
              .db()
              .raw(
                `select count(*) as n from orders where business_day = '${today}' and deleted_at is null and coalesce(channel, 'web') = 'web'`,
              )
              .then((answer: unknown) =>
                Array.isArray(answer) ? answer : (answer as { rows: unknown[] }).rows,
              )
          )[0].n,
        );
      const before = await expected();
      const line = { productId, quantity: 1, size: 'M' };
      const [kept, cancelled, deleted] = [
        await shop.placed([line]),
        await shop.placed([line]),
        await shop.placed([line]),
      ];
      await shop.setStatus(cancelled.order._id, { status: 'cancelled' });
      await shop.admin(`/api/orders/${deleted.order._id}`, { method: 'DELETE' });
      const json = { items: [line], channel: 'counter', paymentMethod: 'cash', paid: true };
      expect(
        (await shop.admin<OrderAnswer>('/api/orders/manual', { method: 'POST', json })).body.order,
      ).toBeTruthy();
      expect(kept.order).toBeTruthy();
      const [steps] = await report(today);
      expect(steps?.rows[3]?.[1]).toBe(before + 2);
      expect(await expected()).toBe(before + 2);
      expect(await shop.faults()).toEqual([]);
    });
  });
}
