import {
  adminOrderSchema,
  businessDay,
  DAY_MS,
  ORDER_QUEUES,
  formatMoney,
  orderListAnswerSchema,
  ordersSummarySchema,
  type AdminOrder,
  type Fulfillment,
  type OrderQueue,
} from '@shop/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { aShopper, commerceOn, type Commerce } from '../support/data/commerce-calls';
import type { TestCms } from '../support/servers/start-cms';

type Step = { fulfillment: Fulfillment; [field: string]: unknown };
type Sent = { status: number; body: { order: AdminOrder; message?: string; code?: string; undo?: string } };

export function orderFulfillmentSuite(database: string, booted: () => TestCms): void {
  describe(`fulfillment on ${database}`, () => {
    let shop: Commerce;
    let productId: string;
    beforeAll(async () => {
      shop = await commerceOn(booted());
      productId = (await shop.product({ title: 'Para entregar', stock: 90 }))._id;
    });
    const step = (id: string, json: Step): Promise<Sent> =>
      shop.admin(`/api/orders/${id}/fulfillment`, { method: 'PUT', json });
    const placed = async (changes: object = {}, status = 'paid'): Promise<string> => {
      const { order } = await shop.placed([{ productId, quantity: 1, size: 'M' }], changes as never);
      await shop.setStatus(order._id, { status });
      return order._id;
    };
    const home = { deliveryMethod: 'home' };
    const queue = async (name: OrderQueue) => {
      const { body } = await shop.admin(`/api/orders?limit=100&queue=${name}`);
      return orderListAnswerSchema.parse(body);
    };
    const counts = async () => {
      const { body } = await shop.admin<{ summary: unknown }>('/api/orders/summary');
      return ordersSummarySchema.parse(body.summary).queues;
    };

    // @spec E.14
    test('a WhatsApp text has amount and link, and its opening is in the history with author and step', async () => {
      const id = await placed({ paymentMethod: 'transfer' }, 'pending_transfer_proof');
      const { status, body } = await shop.admin<{ order: unknown }>(`/api/orders/${id}/whatsapp-opened`, {
        method: 'POST',
      });
      expect(status).toBe(200);
      const order = adminOrderSchema.parse(body.order);
      expect(order.whatsappText).toContain(`Son ${formatMoney(order.total)}`);
      const [, number, token] = /track-order\?pedido=([^&]+)&t=(\S+)/.exec(order.whatsappText ?? '') ?? [];
      const tracked = await booted().call(`/api/orders/by-number/${number}?token=${token}`);
      expect(tracked.body).toMatchObject({ order: { _id: id } });
      const [opened] = (order.history ?? []).slice(-1);
      expect(opened).toMatchObject({ type: 'whatsapp', note: 'Pendiente (Falta Comprobante)' });
      expect(opened?.actor).not.toBe('');
      const nowhere = await shop.admin(`/api/orders/${'a'.repeat(24)}/whatsapp-opened`, { method: 'POST' });
      expect(nowhere.status).toBe(404);
    });

    test('the pages of a queue follow each other from the order that waits longest, and a search stays in it', async () => {
      const before = await queue('ready_home');
      const ids = [await placed(home), await placed(home), await placed(home)];
      for (const id of ids) await step(id, { fulfillment: 'ready' });
      const total = before.totalOrders + ids.length;
      const listed: string[] = [];
      for (let page = 1; page <= total; page += 1) {
        const { body } = await shop.admin(`/api/orders?limit=1&page=${page}&queue=ready_home`);
        const answer = orderListAnswerSchema.parse(body);
        expect(answer.totalOrders).toBe(total);
        listed.push(...answer.orders.map(({ _id }) => _id));
      }
      expect(listed).toEqual([...before.orders.map(({ _id }) => _id), ...ids]);
      const waiting = await placed(home);
      const { body } = await shop.admin('/api/orders?limit=100&queue=ready_home&search=para+entregar');
      const found = orderListAnswerSchema.parse(body).orders.map(({ _id }) => _id);
      expect(found).toEqual(expect.arrayContaining(ids));
      expect(found).not.toContain(waiting);
    });

    // @spec E.1
    test('an order goes to its customer step by step, with time, author and carrier', async () => {
      const id = await placed(home);
      await step(id, { fulfillment: 'ready' });
      await step(id, { fulfillment: 'in_transit', carrier: 'Moto' });
      const { status, body } = await step(id, { fulfillment: 'delivered' });
      expect(status).toBe(200);
      const order = adminOrderSchema.parse(body.order);
      expect(order).toMatchObject({ fulfillment: 'delivered', carrier: 'Moto', status: 'paid' });
      const times = [order.readyAt, order.shippedAt, order.deliveredAt].map(String);
      expect(times).toEqual(times.toSorted());
      const steps = order.history?.filter(({ type }) => type === 'fulfillment');
      expect(steps?.map(({ from, to }) => `${from} ${to}`)).toEqual([
        'to_prepare ready',
        'ready in_transit',
        'in_transit delivered',
      ]);
      expect(steps?.map(({ actor }) => actor)).not.toContain('');
      expect(steps?.[1]?.note).toBe('Lleva: Moto');
      expect(await shop.faults()).toEqual([]);
    });

    // @spec E.1
    test('repeating a step changes nothing, and a step back forgets the later times', async () => {
      const id = await placed(home);
      const first = (await step(id, { fulfillment: 'delivered' })).body.order;
      expect((await step(id, { fulfillment: 'delivered' })).body.order).toEqual(first);
      const back = (await step(id, { fulfillment: 'ready' })).body.order;
      expect(back).toMatchObject({ fulfillment: 'ready', deliveredAt: null });
      expect(await shop.faults()).toEqual([]);
    });

    test('a pickup that is paid on the spot is handed over and paid by one step, which one undo takes back', async () => {
      const id = await placed({}, 'confirmado');
      const { body: ready } = await step(id, { fulfillment: 'ready' });
      const { total } = ready.order;
      const { status, body } = await step(id, { fulfillment: 'delivered', collected: total });
      expect([status, body.order]).toMatchObject([
        200,
        { fulfillment: 'delivered', status: 'paid', paidAmount: total },
      ]);
      const kinds = body.order.history?.slice(-2).map(({ type, to }) => `${type} ${to}`);
      expect(kinds).toEqual(['fulfillment delivered', 'status paid']);
      const undone = await shop.admin('/api/orders/undo', { method: 'POST', json: { step: body.undo } });
      expect(undone.status).toBe(200);
      const { body: after } = await shop.admin<{ order: AdminOrder }>(`/api/orders/${id}`);
      expect(after.order).toMatchObject({ fulfillment: 'ready', status: 'confirmado', paidAmount: 0 });
      expect(await shop.faults()).toEqual([]);
    });

    test('a step that is sent again is answered as done, with its money or without', async () => {
      const id = await placed({}, 'confirmado');
      const ready: Step = { fulfillment: 'ready', expectedFulfillment: 'to_prepare' };
      const { total } = (await step(id, ready)).body.order;
      expect((await step(id, ready)).status).toBe(200);
      const json: Step = { fulfillment: 'delivered', expectedFulfillment: 'ready', collected: total };
      const answers = await Promise.all([step(id, json), step(id, json)]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      const later = await step(id, json);
      expect(later.body.order).toMatchObject({ fulfillment: 'delivered', status: 'paid', paidAmount: total });
      expect(later.body.order.payments?.map(({ amount }) => amount)).toEqual([total]);
      expect((await step(id, { ...json, collected: total - 1 })).status).toBe(409);
      expect((await step(id, { ...json, expectedFulfillment: 'to_prepare' })).status).toBe(409);
      expect(await shop.faults()).toEqual([]);
    });

    test('money that is not what an order is due is refused with the step, and so is money of any other step', async () => {
      const id = await placed({}, 'confirmado');
      const due = (await step(id, { fulfillment: 'ready' })).body.order.total;
      const other = await step(id, { fulfillment: 'delivered', collected: due - 1 });
      expect([other.status, other.body.code]).toEqual([409, 'STALE_ORDER']);
      expect(other.body.message).toContain(`falta cobrar ${formatMoney(due)}`);
      expect((await step(id, { fulfillment: 'to_prepare', collected: due })).status).toBe(400);
      const paid = await placed();
      expect((await step(paid, { fulfillment: 'delivered', collected: due })).status).toBe(409);
      const { body } = await shop.admin<{ order: AdminOrder }>(`/api/orders/${id}`);
      expect(body.order).toMatchObject({ fulfillment: 'ready', status: 'confirmado', paidAmount: 0 });
      expect(await shop.faults()).toEqual([]);
    });

    // @spec E.1
    test('the second of two staff gets the conflict', async () => {
      const id = await placed();
      const seen = { expectedFulfillment: 'to_prepare' };
      const answers = await Promise.all([
        step(id, { fulfillment: 'ready', ...seen }),
        step(id, { fulfillment: 'delivered', ...seen }),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(answers.find(({ status }) => status === 409)?.body.code).toBe('STALE_ORDER');
    });

    // @spec E.1
    test('impossible steps are refused and leave the order as it was', async () => {
      const pickup = await placed();
      const today = businessDay(new Date());
      const tomorrow = businessDay(new Date(Date.now() + DAY_MS));
      const impossible: Step[] = [
        { fulfillment: 'in_transit' },
        { fulfillment: 'delivered', deliveredOn: tomorrow },
        { fulfillment: 'delivered', deliveredOn: '2020-01-01' },
        { fulfillment: 'ready', deliveredOn: today },
      ];
      for (const change of impossible) expect((await step(pickup, change)).status).toBe(409);
      const invalid = [{ fulfillment: 'lost' }, { fulfillment: 'delivered', deliveredOn: '31/12/2026' }];
      for (const change of invalid) expect((await step(pickup, change as Step)).status).toBe(400);
      const long = { fulfillment: 'ready', carrier: 'x'.repeat(61) } as const;
      expect((await step(pickup, long)).status).toBe(400);
      const cancelled = await placed(home, 'cancelled');
      expect((await step(cancelled, { fulfillment: 'ready' })).body.message).toContain('Cancelado');
      expect((await step('nadie', { fulfillment: 'ready' })).status).toBe(404);
      const { body } = await shop.admin<{ order: AdminOrder }>(`/api/orders/${pickup}`);
      expect(body.order).toMatchObject({ fulfillment: 'to_prepare', carrier: '', deliveredAt: null });
    });

    // @spec E.2
    test('each queue lists its orders, the oldest first, and counts them', async () => {
      const before = await counts();
      const pickup = await placed();
      const unpaid = await placed({}, 'pending_manual');
      const sent = await placed(home);
      await step(sent, { fulfillment: 'ready' });
      expect(await counts()).toEqual({
        ...before,
        to_prepare: before.to_prepare! + 1,
        ready_home: before.ready_home! + 1,
        to_confirm: before.to_confirm! + 1,
      });
      await step(sent, { fulfillment: 'in_transit' });
      await step(pickup, { fulfillment: 'ready' });
      const inQueue = async (name: OrderQueue) => (await queue(name)).orders.map(({ _id }) => _id);
      expect(await inQueue('in_transit')).toContain(sent);
      expect(await inQueue('ready_pickup')).toContain(pickup);
      expect(await inQueue('to_prepare')).not.toContain(unpaid);
      // Reserved orders are listed by their deadline.
      for (const name of ORDER_QUEUES.filter((one) => one !== 'reserved')) {
        const { orders, totalOrders } = await queue(name);
        expect(totalOrders).toBe((await counts())[name]);
        const times = orders.map(({ createdAt }) => createdAt);
        expect(times).toEqual(times.toSorted());
      }
    });

    // @spec E.2
    test('several orders take a step together, and those that cannot say why', async () => {
      const ids = [await placed(), await placed(), await placed({}, 'cancelled')];
      const { body } = await shop.admin<{ changed: string[]; failed: { id: string; message: string }[] }>(
        '/api/orders/bulk-fulfillment',
        { method: 'POST', json: { ids, fulfillment: 'ready' } },
      );
      expect(body.changed).toEqual(ids.slice(0, 2));
      expect(body.failed).toEqual([{ id: ids[2], message: expect.stringContaining('Cancelado') }]);
      expect(await shop.faults()).toEqual([]);
    });

    // @spec E.3
    test('the shopper sees where her order is, by number and by link', async () => {
      const shippingInfo = aShopper();
      const { order, orderNumber, linkToken } = await shop.placed([{ productId, quantity: 1, size: 'M' }], {
        ...home,
        shippingInfo,
      });
      await shop.setStatus(order._id, { status: 'paid' });
      await step(order._id, { fulfillment: 'in_transit', carrier: 'Moto' });
      const track = (query = '') =>
        booted().call<{ order: AdminOrder }>(`/api/orders/by-number/${orderNumber}${query}`);
      expect((await track()).body.order).toMatchObject({ fulfillment: 'in_transit' });
      const full = (await track(`?token=${linkToken}`)).body.order;
      expect(full).toMatchObject({ carrier: 'Moto', shippingInfo: { email: shippingInfo.email } });
      expect(JSON.stringify((await track()).body)).not.toMatch(/Moto|@ejemplo/);
    });

    // @spec E.1
    test('a step in the panel of the cms has the same effects', async () => {
      const { strapi } = booted();
      if (!strapi) throw new Error('this suite needs the cms in its own process');
      const id = await placed(home);
      const documents = strapi.documents('api::order.order');
      await documents.update({
        documentId: id,
        data: { fulfillment: 'delivered', carrier: 'Remis' } as never,
      });
      const { body } = await shop.admin<{ order: AdminOrder }>(`/api/orders/${id}`);
      expect(body.order).toMatchObject({ fulfillment: 'delivered', carrier: 'Remis' });
      expect(body.order.deliveredAt).not.toBeNull();
      expect(await shop.faults()).toEqual([]);
    });
  });
}
