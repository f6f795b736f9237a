import {
  businessDay,
  endpoints,
  initialCounterSettings,
  moneyState,
  type AdminOrder,
  type CounterSettings,
  type ErrorBody,
  type MaskedOrder,
  type SaleDraftInput,
  type Till,
} from '@shop/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { commerceOn, type Commerce, type OrderAnswer } from '../support/data/commerce-calls';
import type { TestCms } from '../support/servers/start-cms';

type CounterAnswer = { counter: CounterSettings } & ErrorBody;
type Part = { method: string; amount: number };

const VALE = { key: 'own_1', name: 'Dólares', isOn: true, isCash: true };

export function paymentWaysSuite(database: string, booted: () => TestCms): void {
  describe(`ways of payment on ${database}`, () => {
    let shop: Commerce;
    let productId: string;
    const today = businessDay(new Date());
    beforeAll(async () => {
      shop = await commerceOn(booted());
      productId = (await shop.product({ title: 'Con seña', stock: 900, price: 10_000, discount: 0 }))._id;
    });

    const read = async () => (await shop.admin<CounterAnswer>('/api/counter-settings')).body.counter;
    const put = (json: object) => shop.admin<CounterAnswer>('/api/counter-settings', { method: 'PUT', json });
    const sell = (given: Partial<SaleDraftInput>) =>
      shop.admin<OrderAnswer & ErrorBody>('/api/orders/manual', {
        method: 'POST',
        json: {
          items: [{ productId, quantity: 1, size: 'M' }],
          channel: 'counter',
          paymentMethod: 'cash',
          paid: true,
          ...given,
        },
      });
    const sold = async (given: Partial<SaleDraftInput>): Promise<AdminOrder> => {
      const { status, text, body } = await sell(given);
      if (status !== 201) throw new Error(text);
      return body.order;
    };
    const pay = (id: string, part: Part, path = 'payments') =>
      shop.admin<OrderAnswer & ErrorBody>(`/api/orders/${id}/${path}`, { method: 'POST', json: part });
    const till = async (): Promise<Till> =>
      endpoints.readTill.answer.parse((await shop.admin(`/api/till-closings/${today}`)).body).till;
    const partsOf = ({ payments = [] }: AdminOrder): [string, number][] =>
      payments.map(({ method, amount }) => [method, amount]);

    test('the ways begin with those of a counter, and the owner renames, adds and switches off', async () => {
      expect(await read()).toEqual(initialCounterSettings);
      const ways = initialCounterSettings.ways.map((way) =>
        way.key === 'qr' ? { ...way, name: 'Cuenta DNI', isOn: false } : way,
      );
      const { body } = await put({ ways: [...ways, VALE], sellersCloseTill: false });
      expect(body.counter.ways.at(-1)).toEqual(VALE);
      const { history, payments } = await sold({ paymentMethod: 'qr' });
      expect([payments?.[0]?.method, history?.length]).toEqual(['qr', 1]);
      const stale = await put({ ways, sellersCloseTill: true, seen: { sellersCloseTill: true } });
      expect([stale.status, stale.body.code]).toEqual([409, 'STALE_FIELDS']);
      const removed = await put({ ways, sellersCloseTill: false });
      expect([removed.status, removed.body.errors?.[0]?.path]).toEqual([400, 'ways']);
      expect((await read()).ways.map(({ name }) => name)).toContain('Dólares');
    });

    test('a way that the shop does not have is refused for sales, payments and refunds', async () => {
      expect((await sell({ paymentMethod: 'own_9' })).body.errors?.[0]?.path).toBe('paymentMethod');
      expect((await sell({ paid: false, payments: [{ method: 'own_9', amount: 1 }] })).status).toBe(400);
      const { _id } = await sold({ paid: false });
      expect((await pay(_id, { method: 'own_9', amount: 1 })).body.message).toBe('Elegí cómo se pagó');
      await pay(_id, { method: 'debit', amount: 500 });
      expect((await pay(_id, { method: 'own_9', amount: 1 }, 'refunds')).status).toBe(400);
    });

    test('a sale that is paid by card is paid in that way, and its specified method is that of the counter', async () => {
      const order = await sold({ paymentMethod: 'debit' });
      expect(order).toMatchObject({ status: 'paid', paymentMethod: 'cash', paymentWay: 'debit' });
      expect(partsOf(order)).toEqual([['debit', 10_000]]);
      const later = await sold({ paymentMethod: 'credit', paid: false });
      expect(later).toMatchObject({ status: 'confirmado', paymentWay: 'credit', paidAmount: 0 });
      expect(partsOf((await shop.setStatus(later._id, { status: 'paid' })).body.order)).toEqual([
        ['credit', 10_000],
      ]);
    });

    test('a buyer reads the way of the counter on her page and in her chat', async () => {
      const { _id, orderNumber } = await sold({ paymentMethod: 'debit', paid: false });
      const path = `/api/orders/by-number/${orderNumber}`;
      const { order } = (await shop.anonymous<{ order: MaskedOrder }>(path)).body;
      expect([order.paymentMethod, order.paymentName]).toEqual(['cash', 'Tarjeta de débito']);
      const own = await shop.admin<{ order: AdminOrder }>(`/api/orders/${_id}`);
      expect(own.body.order.whatsappText).toContain('Son $10.000. Forma de pago: Tarjeta de débito.');
      const cash = (await shop.placed([{ productId, quantity: 1, size: 'M' }])).order;
      expect(cash).not.toHaveProperty('paymentName');
    });

    test('a mixed payment of all of it makes the sale paid', async () => {
      const payments = [
        { method: 'cash', amount: 4_000 },
        { method: 'debit', amount: 6_000 },
      ];
      const order = await sold({ payments, delivered: true });
      expect(order).toMatchObject({ status: 'paid', paidAmount: 10_000, fulfillment: 'delivered' });
      expect(partsOf(order)).toEqual([
        ['cash', 4_000],
        ['debit', 6_000],
      ]);
    });

    test('a deposit leaves a debt in its queue, holds the goods without a deadline, and is paid later', async () => {
      const deposit = [{ method: 'qr', amount: 3_000 }];
      const order = await sold({ paid: false, reserve: true, payments: deposit });
      expect(order).toMatchObject({ paidAmount: 3_000, expiresAt: null, stockHeld: true });
      expect(moneyState(order).due).toBe(7_000);
      const { body } = await shop.admin<{ orders: AdminOrder[] }>('/api/orders?queue=to_collect&limit=100');
      expect(body.orders.map(({ _id }) => _id)).toContain(order._id);
      const over = await pay(order._id, { method: 'debit', amount: 7_001 });
      expect([over.status, over.body.message]).toEqual([409, 'Falta cobrar $7.000, no más.']);
      const paid = (await pay(order._id, { method: 'debit', amount: 7_000 })).body.order;
      expect(paid.status).toBe('paid');
      expect(partsOf(paid)).toEqual([
        ...deposit.map(({ method, amount }) => [method, amount]),
        ['debit', 7_000],
      ]);
      expect(await shop.faults()).toEqual([]);
    });

    test('payments of more than the sale, or of less where all is said to be paid, sell nothing', async () => {
      const before = await shop.stockOf(productId);
      const over = await sell({ payments: [{ method: 'cash', amount: 10_001 }] });
      expect([over.status, over.body.message]).toEqual([
        400,
        'Los pagos suman $10.001 y la venta es de $10.000: sobran $1.',
      ]);
      const under = await sell({ payments: [{ method: 'cash', amount: 9_999 }] });
      expect([under.status, under.body.errors?.[0]?.path]).toEqual([400, 'payments']);
      expect(await shop.stockOf(productId)).toBe(before);
    });

    test('the till counts every way that is cash, and shows the others apart', async () => {
      const cash = (methods: Till['methods']) =>
        methods.filter(({ isCash }) => isCash).reduce((sum, { net }) => sum + net, 0);
      const before = await till();
      await sold({
        payments: [
          { method: 'own_1', amount: 9_000 },
          { method: 'credit', amount: 1_000 },
        ],
      });
      const after = await till();
      expect(cash(after.methods) - cash(before.methods)).toBe(9_000);
      expect(after.entries[0]).toMatchObject({ amount: 9_000 });
      expect(after.methods).toContainEqual(expect.objectContaining({ name: 'Dólares', isCash: true }));
    });
  });
}
