import { randomUUID } from 'node:crypto';
import { addDays, businessDay, dayRange, initialOperatingRules } from '@shop/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anOrder, commerceOn, type Commerce, type OrderAnswer } from '../support/data/commerce-calls';
import { exchangeCalls, type ExchangeCalls } from '../support/data/exchange-calls';
import type { TestCms } from '../support/servers/start-cms';

export function exchangesSuite(database: string, booted: () => TestCms): void {
  describe(`exchanges on ${database}`, () => {
    let shop: Commerce;
    let calls: ExchangeCalls;
    beforeAll(async () => {
      shop = await commerceOn(booted());
      calls = exchangeCalls(booted(), shop);
      await calls.rules({ exchangeDays: 30, exchangePolicy: 'Sin uso, con etiqueta.' });
    });
    afterAll(() => calls.rules(initialOperatingRules));

    const bought = async (quantity = 1, changes: object = {}) => {
      const { _id: productId } = await calls.product();
      const placed = await calls.delivered(productId, quantity, changes as never);
      return { productId, placed, id: placed.order._id };
    };
    const deliveredOn = (id: string, at: Date) =>
      shop.db()('orders').where('document_id', id).update({ delivered_at: at });

    // @spec A.13 F.4
    test('an exchange reserves its unit at once, and both stocks are right once it is handed over', async () => {
      const { placed, productId, id } = await bought();
      const exchange = await calls.asked(placed, { message: 'Me quedó chico' });
      expect(exchange).toMatchObject({ state: 'new', difference: 0, from: { size: 'M' }, to: { size: 'L' } });
      expect(exchange.code).toMatch(/^CAM-\d{8}-[2-9A-HJ-NP-Z]{6}$/);
      expect(await calls.stock(productId)).toEqual({ S: 5, M: 4, L: 4 });
      expect(await shop.faults()).toEqual([]);
      await calls.stepped(exchange.code, 'approved', 'new');
      const received = await calls.stepped(exchange.code, 'goods_received', 'approved', { restock: true });
      expect(received).toMatchObject({ unitsHeld: 0, isRestocked: true, heldUntil: null, orderDue: 0 });
      expect(await calls.stock(productId)).toEqual({ S: 5, M: 5, L: 4 });
      const order = await calls.order(id);
      expect(order.items).toMatchObject([{ size: 'L', quantity: 1, price: 8_000 }]);
      expect([order.total, order.paidAmount]).toEqual([placed.order.total, placed.order.total]);
      const done = await calls.stepped(exchange.code, 'handed_over', 'goods_received');
      expect([done.state, done.nextSteps]).toEqual(['handed_over', []]);
      expect((await calls.offer(placed)).exchanges[0]?.steps.map(({ state }) => state)).toEqual([
        'new',
        'approved',
        'goods_received',
        'handed_over',
      ]);
      expect(await shop.faults()).toEqual([]);
    });

    test('the offer has live stock, sold-out sizes and the conditions of the shop', async () => {
      const { placed, productId } = await bought(2);
      await shop.placed([{ productId, quantity: 5, size: 'L' }]);
      const { closed, policy, lines, lastDay } = await calls.offer(placed);
      expect([closed, policy]).toEqual([null, 'Sin uso, con etiqueta.']);
      expect(lastDay).toBe(addDays(businessDay(new Date()), 30));
      expect(lines).toMatchObject([
        {
          line: 1,
          units: 2,
          differences: [0, 0],
          variants: [
            { size: 'S', stock: 5 },
            { size: 'L', stock: 0 },
          ],
        },
      ]);
      const refused = await calls.ask(placed);
      expect([refused.status, refused.body.code]).toEqual([409, 'OUT_OF_STOCK']);
      expect(await shop.faults()).toEqual([]);
    });

    test('a part of a line becomes a line of its own, and each unit is exchanged once', async () => {
      const { placed, productId, id } = await bought(2);
      const { code } = await calls.asked(placed);
      expect((await calls.offer(placed)).lines).toEqual([]);
      expect((await calls.ask(placed)).body.message).toContain(`ya tiene un cambio en curso: ${code}`);
      await calls.stepped(code, 'goods_received', 'new', { restock: true });
      expect((await calls.offer(placed)).lines).toMatchObject([{ line: 1, units: 1 }]);
      const { code: other } = await calls.asked(placed, { size: 'S' });
      await calls.stepped(other, 'rejected', 'new', { note: 'Prueba' });
      await calls.stepped(code, 'handed_over', 'goods_received');
      const { items } = await calls.order(id);
      expect(items.map(({ size, quantity }) => [size, quantity])).toEqual([
        ['M', 1],
        ['L', 1],
      ]);
      expect((await calls.ask(placed, { line: 2, size: 'S' })).status).toBe(409);
      expect((await calls.ask(placed, { quantity: 2 })).status).toBe(409);
      await calls.asked(placed, { size: 'S' });
      expect(await calls.stock(productId)).toEqual({ S: 4, M: 4, L: 4 });
      expect(await shop.faults()).toEqual([]);
    });

    test('a garment that cannot be sold again does not return to stock', async () => {
      const { placed, productId } = await bought();
      const { code } = await calls.asked(placed);
      const unanswered = await calls.step(code, 'goods_received', 'new');
      expect([unanswered.status, unanswered.body.errors?.[0]?.path]).toEqual([400, 'restock']);
      await calls.stepped(code, 'goods_received', 'new', { restock: false });
      expect(await calls.stock(productId)).toEqual({ S: 5, M: 4, L: 4 });
      expect(await shop.faults()).toEqual([]);
    });

    test('a rejection needs a reason, which the buyer reads, and releases the unit', async () => {
      const { placed, productId } = await bought();
      const { code } = await calls.asked(placed);
      expect((await calls.step(code, 'rejected', 'new')).status).toBe(400);
      await calls.stepped(code, 'rejected', 'new', { note: 'Está usada' });
      expect(await calls.stock(productId)).toEqual({ S: 5, M: 4, L: 5 });
      expect((await calls.offer(placed)).exchanges).toMatchObject([
        { state: 'rejected', reason: 'Está usada' },
      ]);
      expect((await calls.step(code, 'approved', 'rejected')).status).toBe(409);
      await calls.asked(placed);
      expect(await shop.faults()).toEqual([]);
    });

    // @spec F.4
    test('an exchange is taken until the end of the last Argentine day, and later by staff who know it', async () => {
      const { placed, id } = await bought();
      const { from } = dayRange(addDays(businessDay(new Date()), -30));
      await deliveredOn(id, new Date(from.getTime() - 1));
      expect((await calls.offer(placed)).closed).toBe('late');
      const late = await calls.ask(placed);
      expect([late.status, late.body.message]).toEqual([409, 'Ya pasó el plazo para cambiar este pedido.']);
      const byStaff = (json: object) =>
        shop.admin<{ exchange: { code: string } }>(`/api/orders/${id}/exchanges`, { method: 'POST', json });
      expect((await byStaff({ line: 1, size: 'L', color: null })).status).toBe(409);
      const known = await byStaff({ line: 1, size: 'L', color: null, outOfPeriod: true, notify: false });
      expect(known.status).toBe(201);
      expect((await calls.offer(placed)).exchanges).toMatchObject([{ code: known.body.exchange.code }]);
      await calls.stepped(known.body.exchange.code, 'rejected', 'approved', { note: 'Prueba' });
      await deliveredOn(id, from);
      expect((await calls.ask(placed)).status).toBe(201);
    });

    test('an exchange is not offered before the delivery, without a period, or to strangers', async () => {
      const { _id } = await calls.product();
      const placed = await shop.placed([{ productId: _id, quantity: 1, size: 'M' }]);
      expect((await calls.ask(placed)).body.message).toContain('cuando recibas el pedido');
      const { placed: delivered } = await bought();
      expect((await calls.ask({ ...delivered, linkToken: 'a.b' } as OrderAnswer)).status).toBe(403);
      expect((await calls.ask(delivered, { size: 'XXL' })).status).toBe(400);
      expect((await calls.ask(delivered, { size: 'M' })).status).toBe(400);
      await calls.rules({ exchangeDays: 0 });
      expect(await calls.offer(delivered)).toMatchObject({ closed: 'off', lines: [], lastDay: null });
      expect((await calls.ask(delivered)).status).toBe(409);
      await calls.rules({ exchangeDays: 30 });
    });

    test('a retry with its key is answered with the same exchange', async () => {
      const { placed, productId } = await bought();
      const key = randomUUID();
      const answers = await Promise.all([1, 2, 3].map(() => calls.ask(placed, {}, key)));
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
      expect(new Set(answers.map(({ body }) => body.exchange.code)).size).toBe(1);
      expect((await calls.stock(productId)).L).toBe(4);
    });

    // @spec F.4
    test('the last unit goes to an exchange or to an order, never to both', async () => {
      const { placed, productId } = await bought();
      await shop.placed([{ productId, quantity: 4, size: 'L' }]);
      const order = anOrder([{ productId, quantity: 1, size: 'L' }]);
      const answers = await Promise.all([calls.ask(placed), shop.orderWithRetries(order)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
      expect((await calls.stock(productId)).L).toBe(0);
      expect(await shop.faults()).toEqual([]);
    });

    test('of two exchanges at once, of the last unit or of the same line, one is taken', async () => {
      const { placed, productId } = await bought();
      const other = await calls.delivered(productId);
      await shop.placed([{ productId, quantity: 4, size: 'L' }]);
      const both = await Promise.all([calls.ask(placed), calls.ask(other)]);
      expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
      const again = await bought();
      const twice = await Promise.all([calls.ask(again.placed), calls.ask(again.placed, { size: 'S' })]);
      expect(twice.map(({ status }) => status).sort()).toEqual([201, 409]);
      expect(await shop.faults()).toEqual([]);
    });
  });
}
