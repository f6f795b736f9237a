import { randomUUID } from 'node:crypto';
import {
  ANONYMOUS_CLIENT,
  endpoints,
  orderAnswerSchema,
  type AdminOrder,
  type SaleDraftInput,
} from '@shop/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { commerceOn, type Commerce } from '../support/data/commerce-calls';
import type { TestCms } from '../support/servers/start-cms';

type Registered = {
  status: number;
  text: string;
  body: { order: AdminOrder; message: string; code?: string };
};

export function manualSalesSuite(database: string, booted: () => TestCms): void {
  describe(`sales that staff register on ${database}`, () => {
    let shop: Commerce;
    let productId: string;
    beforeAll(async () => {
      shop = await commerceOn(booted());
      productId = (await shop.product({ title: 'De mostrador', stock: 60, price: 10_000, discount: 0 }))._id;
    });
    const aSale = (given: Partial<SaleDraftInput> = {}): SaleDraftInput => ({
      items: [{ productId, quantity: 1, size: 'M' }],
      channel: 'counter',
      paymentMethod: 'cash',
      paid: true,
      ...given,
    });
    const register = async (json: unknown, key?: string): Promise<Registered> => {
      const headers: Record<string, string> = key ? { 'idempotency-key': key } : {};
      const answer = await shop.admin<Registered['body']>('/api/orders/manual', {
        method: 'POST',
        json,
        headers,
      });
      if (answer.status === 201) orderAnswerSchema.parse(answer.body);
      return answer;
    };
    const sold = async (given: Partial<SaleDraftInput> = {}) => (await register(aSale(given))).body.order;

    // @spec E.5
    test('a paid sale of a counter is paid, delivered and out of the stock at once', async () => {
      const before = await shop.stockOf(productId);
      const order = await sold({ delivered: true });
      expect(order).toMatchObject({
        status: 'paid',
        channel: 'counter',
        fulfillment: 'delivered',
        total: 10_000,
        cashFee: 0,
        shippingInfo: { fullName: ANONYMOUS_CLIENT, email: '', phone: '' },
      });
      expect(order.paidAt).not.toBeNull();
      expect(order.history?.[0]?.actor).not.toBe('cliente');
      expect(await shop.stockOf(productId)).toBe(before - 1);
      expect(await shop.faults()).toEqual([]);
    });

    test('a sale that is paid later waits as its way of payment does', async () => {
      expect(await sold({ paid: false })).toMatchObject({ status: 'confirmado', fulfillment: 'to_prepare' });
      const transfer = await sold({ paid: false, paymentMethod: 'transfer', channel: 'whatsapp' });
      expect(transfer).toMatchObject({ status: 'pending_transfer_proof', channel: 'whatsapp', paidAt: null });
      expect(await shop.faults()).toEqual([]);
    });

    // @spec E.5
    test('the price as sold counts, and the history keeps that of the catalog', async () => {
      const items = [{ productId, quantity: 2, size: 'M', price: 8_500 }];
      const order = await sold({ items });
      expect(order).toMatchObject({ subtotal: 17_000, total: 17_000 });
      expect(order.history?.[0]?.note).toBe('De mostrador: $10.000 → $8.500');
      expect(await sold({ items: [{ ...items[0]!, price: 0 }] })).toMatchObject({ total: 0 });
      expect(await shop.faults()).toEqual([]);
    });

    // @spec E.5
    test('the discount for the way of payment is taken off the prices as sold, and an edit keeps it', async () => {
      const items = [{ productId, quantity: 2, size: 'M', price: 9_995 }];
      const order = await sold({ items, paymentMethod: 'transfer', paymentDiscountPercent: 10 });
      expect(order).toMatchObject({
        subtotal: 19_990,
        paymentDiscount: 1_999,
        total: 17_991,
        paidAmount: 17_991,
      });
      for (const paymentDiscountPercent of [-1, 91, 2.5, '10'])
        expect((await register({ ...aSale(), paymentDiscountPercent })).status).toBe(400);
      const later = await sold({ paymentMethod: 'transfer', paid: false, paymentDiscountPercent: 10 });
      const { body } = await shop.admin<{ preview: { total: number } }>(
        `/api/orders/${later._id}/lines/preview`,
        {
          method: 'POST',
          json: {
            items: [{ lineId: later.items[0]?.lineId, productId, size: 'M', quantity: 2 }],
            deliveryMethod: 'pickup',
            expectedUpdatedAt: later.updatedAt,
          },
        },
      );
      expect(body.preview).toMatchObject({ total: 18_000 });
      expect(await shop.faults()).toEqual([]);
    });

    // @spec E.5
    test('staff sell a paused product, but never more than there is', async () => {
      const paused = await shop.product({ title: 'Pausado', stock: 2, status: false });
      const items = [{ productId: paused._id, quantity: 1, size: 'M' }];
      expect((await sold({ items })).items[0]?.title).toBe('Pausado');
      const five = await register(aSale({ items: [{ ...items[0]!, quantity: 5 }] }));
      expect(five).toMatchObject({ status: 409, body: { code: 'OUT_OF_STOCK' } });
      const both = await Promise.all([register(aSale({ items })), register(aSale({ items }))]);
      expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
      expect(await shop.faults()).toEqual([]);
    });

    // @spec E.5
    test('a sale is registered once however often it is sent', async () => {
      const before = await shop.stockOf(productId);
      const key = randomUUID();
      const answers = await Promise.all([1, 2, 3].map(() => register(aSale(), key)));
      expect(new Set(answers.map(({ body }) => body.order._id)).size).toBe(1);
      expect(await shop.stockOf(productId)).toBe(before - 1);
      expect((await register(aSale({ paid: false }), key)).status).toBe(409);
    });

    test('an SKU finds its product, paused ones too, and no deleted one', async () => {
      const variants = [{ size: 'M', color: null, stock: 3, sku: 'Alma-M' }];
      const { _id } = await shop.product({ title: 'Con SKU', size: ['M'], variants, status: false });
      const find = async (sku: string) => {
        const { body } = await shop.admin(`/api/products/by-sku?sku=${encodeURIComponent(sku)}`);
        return endpoints.findProductsBySku.answer.parse(body).products.map((product) => product._id);
      };
      expect(await find(' alma-m ')).toEqual([_id]);
      expect(await find('alma')).toEqual([]);
      await shop.admin(`/api/products/${_id}`, { method: 'DELETE' });
      expect(await find('Alma-M')).toEqual([]);
    });

    test('a sale to be sent needs an address, and costs what sending costs', async () => {
      const refused = await register(aSale({ deliveryMethod: 'home' }));
      expect(refused.status).toBe(400);
      expect(refused.text).toContain('client.address');
      const client = { fullName: 'Ana Paz', phone: '299 412 3456', address: 'Roca 1', city: 'Neuquén' };
      const far = await register(aSale({ deliveryMethod: 'home', client: { ...client, city: 'Bariloche' } }));
      expect([far.status, far.text]).toEqual([400, expect.stringContaining('hacemos envíos solo en')]);
      expect(far.text).toContain('client.city');
      const order = await sold({ deliveryMethod: 'home', client });
      expect(order).toMatchObject({ deliveryMethod: 'home', total: order.subtotal + order.shippingCost });
      const { body } = await shop.admin<{ orders: AdminOrder[] }>('/api/orders?search=2994123456');
      expect(body.orders.map(({ _id }) => _id)).toContain(order._id);
    });

    test('invalid sales are refused and change nothing', async () => {
      const before = await shop.stockOf(productId);
      const invalid = [
        aSale({ channel: 'web' }),
        aSale({ items: [] }),
        aSale({ items: [{ productId, quantity: 1, size: 'M', price: -1 }] }),
        aSale({ items: [{ productId, quantity: 1, size: 'M', price: 1.5 }] }),
        aSale({ items: [{ productId: 'nada', quantity: 1 }] }),
        aSale({ client: { fullName: 'www.otra.com' } }),
        aSale({ client: { phone: 'abc' } }),
        aSale({ client: { email: 'no' } }),
        { ...aSale(), paid: 'sí' },
        { ...aSale(), paymentMethod: 'tarjeta' },
      ];
      for (const sale of invalid) expect((await register(sale)).status).toBe(400);
      const anonymous = await booted().call('/api/orders/manual', { method: 'POST', json: aSale() });
      expect(anonymous.status).toBe(401);
      expect(await shop.stockOf(productId)).toBe(before);
    });

    test('a sale lives like any other order: cancelled, restored, counted', async () => {
      const before = await shop.stockOf(productId);
      const { _id } = await sold();
      expect((await shop.setStatus(_id, { status: 'cancelled' })).status).toBe(200);
      expect(await shop.stockOf(productId)).toBe(before);
      await shop.admin(`/api/orders/${_id}`, { method: 'DELETE' });
      const restored = await shop.admin<{ order: AdminOrder }>(`/api/orders/${_id}/restore`, {
        method: 'POST',
      });
      expect(restored.body.order).toMatchObject({ status: 'cancelled', channel: 'counter' });
      expect(await shop.faults()).toEqual([]);
    });
  });
}
