import { randomUUID } from 'node:crypto';
import {
  addDays,
  businessDay,
  dayRange,
  endpoints,
  type CounterSettings,
  type ErrorBody,
  type Till,
} from '@shop/contract';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { newRow } from '../../src/database/rows';
import { commerceOn, type Commerce, type OrderAnswer } from '../support/data/commerce-calls';
import { createSignedInUser } from '../support/data/signed-in-user';
import type { TestCms } from '../support/servers/start-cms';

type ClosedAnswer = { closing: Till['closings'][number] } & ErrorBody;

export function tillClosingsSuite(database: string, booted: () => TestCms): void {
  describe(`till closings on ${database}`, () => {
    let cms: TestCms;
    let shop: Commerce;
    const today = businessDay(new Date());
    beforeAll(async () => {
      cms = booted();
      shop = await commerceOn(cms);
      await shop.db()('till_closings').delete();
    });

    // Entries that no order has would be faults.
    afterEach(() => shop.db()('order_payments').whereNull('order_id').delete());

    // Each test has a day on which no other test moves money.
    let lastDay = '2020-06-01';
    const quietDay = () => (lastDay = addDays(lastDay, 10));
    const till = async (day: string): Promise<Till> =>
      endpoints.readTill.answer.parse((await shop.admin(`/api/till-closings/${day}`)).body).till;
    const close = (json: object, key: string = randomUUID()) =>
      shop.admin<ClosedAnswer>('/api/till-closings', {
        method: 'POST',
        json: { day: today, openingCash: 0, countedCash: 0, leftCash: 0, ...json },
        headers: { 'idempotency-key': key },
      });
    const addEntry = (at: Date, amount: number, method = 'cash', kind = amount < 0 ? 'refund' : 'payment') =>
      shop
        .db()('order_payments')
        .insert({ ...newRow(new Date()), at, amount, method, kind });
    const cashOf = ({ methods }: Till): number => methods.find(({ method }) => method === 'cash')?.net ?? 0;
    const placed = async (): Promise<string> => {
      const { _id } = await shop.product();
      return (await shop.placed([{ productId: _id, quantity: 1, size: 'M' }])).order._id;
    };
    const pay = (id: string, amount: number, method = 'cash') =>
      shop.admin<OrderAnswer>(`/api/orders/${id}/payments`, { method: 'POST', json: { amount, method } });

    test('a till shows the money of the day by method and the cash with its orders', async () => {
      const before = await till(today);
      const order = await placed();
      await pay(order, 5_000);
      await pay(order, 1_000, 'transfer');
      await shop.admin(`/api/orders/${order}/refunds`, {
        method: 'POST',
        json: { amount: 700, method: 'cash' },
      });
      const after = await till(today);
      expect(cashOf(after) - cashOf(before)).toBe(4_300);
      const { orderNumber } = (await shop.admin<OrderAnswer>(`/api/orders/${order}`)).body.order;
      expect(after.entries.slice(0, 2)).toMatchObject([
        { kind: 'refund', amount: -700, orderId: order, orderNumber },
        { kind: 'payment', amount: 5_000, orderId: order, orderNumber },
      ]);
      // Written apart from the service: what the day's entries add up to.
      const { from, to } = dayRange(today);
      const rows = await shop
        .db()('order_payments')
        .where('method', 'cash')
        .andWhere('at', '>=', from)
        .andWhere('at', '<', to)
        .pluck('amount');
      expect(cashOf(after)).toBe((rows as number[]).reduce((sum, amount) => sum + amount, 0));
    });

    // @spec E.23
    test('a voided entry counts in neither column, and till and report agree', async () => {
      const cashRows = async () => {
        const cash = (await till(today)).methods.find(({ method }) => method === 'cash');
        const url = `/api/reports/takings?from=${today}&to=${today}`;
        const { tables } = endpoints.readReport.answer.parse((await shop.admin(url)).body).report;
        const row = tables.find(({ key }) => key === 'by-method')?.rows.find(([name]) => name === 'Efectivo');
        const { collected = 0, returned = 0, net = 0 } = cash ?? {};
        return [collected, returned, net, ...[1, 2, 3].map((at) => Number(row?.[at] ?? 0))];
      };
      const before = await cashRows();
      const since = async () => (await cashRows()).map((pesos, at) => pesos - (before[at] ?? 0));
      const order = await placed();
      const call = async (path: string, json: object) =>
        (await shop.admin<OrderAnswer>(`/api/orders/${order}/${path}`, { method: 'POST', json })).body.order;
      await pay(order, 5_000);
      const refunded = await call('refunds', { amount: 700, method: 'cash' });
      expect(await since()).toEqual([5_000, 700, 4_300, 5_000, -700, 4_300]);
      await call(`payments/${refunded.payments?.[1]?._id}/void`, {});
      expect(await since()).toEqual([5_000, 0, 5_000, 5_000, 0, 5_000]);
      await call(`payments/${refunded.payments?.[0]?._id}/void`, {});
      expect(await since()).toEqual([0, 0, 0, 0, 0, 0]);
    });

    test('a day begins and ends at midnight in Argentina', async () => {
      const day = quietDay();
      for (const [time, pesos] of [
        ['02:59:59.999Z', 1],
        ['03:00:00.000Z', 10],
      ] as const)
        await addEntry(new Date(`${day}T${time}`), pesos);
      const next = addDays(day, 1);
      await addEntry(new Date(`${next}T02:59:59.999Z`), 100);
      await addEntry(new Date(`${next}T03:00:00.000Z`), 1_000);
      expect(cashOf(await till(day))).toBe(110);
      expect((await close({ day, expectedCash: 110, countedCash: 110 })).body.closing).toMatchObject({
        expectedCash: 110,
        difference: 0,
      });
    });

    test('a second closing of a day corrects the first, both stay, and the next day opens with what was left', async () => {
      const day = quietDay();
      await addEntry(new Date(`${day}T15:00:00Z`), 8_000);
      const first = { day, openingCash: 2_000, expectedCash: 10_000, countedCash: 9_500, leftCash: 2_000 };
      expect((await close(first)).body.closing).toMatchObject({ difference: -500, actor: 'duena' });
      expect(await till(day)).toMatchObject({ suggestedOpening: 2_000 });
      await close({ ...first, countedCash: 10_000, leftCash: 3_000, note: 'Estaba en el cajón' });
      const { closings } = await till(day);
      expect(closings.map(({ countedCash, difference, note }) => [countedCash, difference, note])).toEqual([
        [10_000, 0, 'Estaba en el cajón'],
        [9_500, -500, ''],
      ]);
      expect(await till(addDays(day, 3))).toMatchObject({ suggestedOpening: 3_000, closings: [] });
      const [entry] = await cms.strapi.db
        .query('api::account.audit-entry')
        .findMany({ where: { action: 'till-closed' }, orderBy: { id: 'desc' }, limit: 1 });
      expect(entry.after).toMatchObject({ day, countedCash: 10_000, difference: 0 });
    });

    test('a retry closes once and is answered with the same closing', async () => {
      const day = quietDay();
      const key = randomUUID();
      const json = { day, expectedCash: 0, countedCash: 50 };
      const answers = await Promise.all([close(json, key), close(json, key), close(json, key)]);
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
      expect(new Set(answers.map(({ body }) => body.closing._id)).size).toBe(1);
      expect((await till(day)).closings).toHaveLength(1);
      expect((await close({ ...json, countedCash: 51 }, key)).body.code).toBe('IDEMPOTENCY_MISMATCH');
    });

    // @spec E.23
    test('a payment that came while the cash was counted refuses the closing with the new figure', async () => {
      const seen = cashOf(await till(today));
      await pay(await placed(), 1_500);
      const refused = await close({ openingCash: 100, expectedCash: seen + 100, countedCash: seen + 100 });
      expect([refused.status, refused.body.code, refused.body.details]).toEqual([
        409,
        'STALE_TILL',
        { expectedCash: seen + 1_600 },
      ]);
      expect(refused.text).toContain('Entró o salió efectivo mientras contabas: ahora se esperan $');
      expect((await till(today)).closings).toEqual([]);
    });

    // @spec E.23
    test('closings concurrent with payments expect what was paid before them', async () => {
      const order = await placed();
      const seen = cashOf(await till(today));
      const payments = Array.from({ length: 6 }, () => pay(order, 1_000));
      const closings = Array.from({ length: 6 }, (_, at) =>
        close({ expectedCash: seen + 1_000 * at, countedCash: seen }),
      );
      for (const { status } of await Promise.all(payments)) expect(status).toBe(200);
      const answers = await Promise.all(closings);
      for (const { status } of answers) expect([201, 409]).toContain(status);
      const stored = (await till(today)).closings;
      expect(stored).toHaveLength(answers.filter(({ status }) => status === 201).length);
      const possible = Array.from({ length: 7 }, (_, at) => seen + 1_000 * at);
      for (const { expectedCash } of stored) expect(possible).toContain(expectedCash);
      expect((await close({ expectedCash: seen, countedCash: seen })).status).toBe(409);
      expect((await close({ expectedCash: seen + 6_000, countedCash: seen })).status).toBe(201);
      expect(await shop.faults()).toEqual([]);
    });

    test('the cash of a deleted order stays in the till, without a link to the order', async () => {
      const order = await placed();
      await pay(order, 2_000);
      const json = { restock: true, refund: { amount: 2_000, method: 'transfer' } };
      const before = cashOf(await till(today));
      expect((await shop.admin(`/api/orders/${order}`, { method: 'DELETE', json })).status).toBe(200);
      const { entries, ...after } = await till(today);
      expect(cashOf({ entries, ...after })).toBe(before);
      expect(entries.find(({ amount }) => amount === 2_000)).toMatchObject({ orderId: null });
    });

    test.each([
      ['of a day to come', { day: '2099-01-01' }, 'day', 'No se puede cerrar la caja de un día que no llegó'],
      ['of no day', { day: '2026-13-01' }, 'day', 'La fecha debe tener el formato AAAA-MM-DD'],
      ['with a negative opening', { openingCash: -1 }, 'openingCash', 'El importe no puede ser negativo'],
      ['without a count', { countedCash: null }, 'countedCash', 'Escribí un importe entero en pesos'],
      ['that leaves more', { leftCash: 5 }, 'leftCash', 'No puede quedar en la caja más de lo que contaste'],
    ])('a closing %s is refused at its field', async (_, fields, path, message) => {
      const { status, body } = await close({ expectedCash: 0, ...fields });
      expect([status, body.errors?.[0]]).toEqual([400, { path, message }]);
    });

    test('a seller hands over what she took herself, where the owner lets her, and corrects no closing', async () => {
      const { token } = await createSignedInUser(cms, 'vendedora', 'rinde-caja');
      const { body } = await shop.admin<{ counter: CounterSettings }>('/api/counter-settings');
      const letSellers = (sellersCloseTill: boolean) =>
        shop.admin('/api/counter-settings', { method: 'PUT', json: { ...body.counter, sellersCloseTill } });
      const own = (path: string, options = {}) =>
        cms.call<ClosedAnswer & { till: Till }>(`/api/till-closings/${path}`, { token, ...options });
      expect((await own(`${today}/own`)).status).toBe(409);
      await letSellers(true);
      expect((await own(today)).status).toBe(403);
      const order = await placed();
      const take = (json: object, by = token) =>
        cms.call<OrderAnswer>(`/api/orders/${order}/payments`, { method: 'POST', json, token: by });
      await pay(order, 900);
      await take({ amount: 1_300, method: 'cash' });
      const mistaken = await take({ amount: 400, method: 'cash' });
      await take({ amount: 200, method: 'debit' });
      // The owner takes back what the seller noted by mistake: it is out of the seller's till.
      const { _id: entry } = mistaken.body.order.payments!.at(-1)!;
      await shop.admin(`/api/orders/${order}/payments/${entry}/void`, { method: 'POST', json: {} });
      const { till: hers } = (await own(`${today}/own`)).body;
      expect([cashOf(hers), hers.entries.length, hers.suggestedOpening]).toEqual([1_300, 3, 0]);
      expect(hers.methods.map(({ name, net }) => [name, net])).toEqual([
        ['Efectivo', 1_300],
        ['Tarjeta de débito', 200],
      ]);
      const { closings } = await till(today);
      const json = { day: today, openingCash: 0, countedCash: 1_250, leftCash: 0 };
      const handOver = (expectedCash: number) =>
        own('own', { method: 'POST', json: { ...json, expectedCash } });
      expect((await handOver(1_000)).body.details).toEqual({ expectedCash: 1_300 });
      expect((await handOver(1_300)).body.closing).toMatchObject({ difference: -50, actor: 'rinde-caja' });
      const whole = await till(today);
      expect(whole.closings).toEqual(closings);
      expect(whole.handovers.map(({ actor, countedCash }) => [actor, countedCash])).toEqual([
        ['rinde-caja', 1_250],
      ]);
      await letSellers(false);
      expect((await handOver(1_300)).body.message).toContain('no habilitó');
    });

    test('a till is read and closed by staff only', async () => {
      expect((await shop.admin('/api/till-closings/ayer')).status).toBe(400);
      expect((await cms.call(`/api/till-closings/${today}`)).status).toBe(401);
      expect((await cms.call('/api/till-closings', { method: 'POST', json: {} })).status).toBe(401);
    });
  });
}
