import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Product } from '@shop/contract';
import {
  anOrder,
  aProductDraft,
  commerceOn,
  type Commerce,
  type Line,
  type OrderAnswer,
} from '../support/data/commerce-calls';
import { runParallel, statusesOf } from '../support/processes/run-parallel';
import { printMeasurement } from '../support/processes/measurements';
import { rounds } from '../support/processes/rounds';
import type { TestCms } from '../support/servers/start-cms';

const shuffled = <T>(list: readonly T[], seed: number): T[] =>
  list
    .map((value, at) => ({ value, key: Math.sin(seed * 9973 + at * 7919) }))
    .sort((a, b) => a.key - b.key)
    .map(({ value }) => value);

export function concurrencySuite(database: string, booted: () => TestCms): void {
  describe(`concurrent requests on ${database}`, () => {
    let cms: TestCms;
    let shop: Commerce;
    beforeAll(async () => {
      cms = booted();
      shop = await commerceOn(cms);
    });

    test('200 orders for 20 units sell exactly 20', async () => {
      const { _id } = await shop.product({ stock: 20 });
      const line: Line = { productId: _id, quantity: 1, size: 'M' };
      const answers = await runParallel(200, 200, () => shop.order(anOrder([line])));
      expect(statusesOf(answers)).toEqual({ 201: 20, 409: 180 });
      expect(await shop.stockOf(_id)).toBe(0);
      expect(await shop.faults()).toEqual([]);
      printMeasurement(1, database, '20 × 201, 180 × 409, stock 0');
    });

    test('50 posts with one idempotency key create one order with one answer', async () => {
      const { _id } = await shop.product({ stock: 20 });
      const body = anOrder([{ productId: _id, quantity: 1, size: 'M' }]);
      const key = randomUUID();
      const answers = await runParallel(50, 50, () => shop.order(body, key));
      expect(statusesOf(answers)).toEqual({ 201: 50 });
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
      expect(answers.filter(({ headers }) => headers.get('idempotent-replayed') === 'true')).toHaveLength(49);
      expect(await shop.stockOf(_id)).toBe(19);
      const other = await shop.order({ ...body, notes: 'otra cosa' }, key);
      expect(other.status).toBe(409);
      expect(other.body).toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' });
      expect(await shop.stockOf(_id)).toBe(19);
      printMeasurement(4, database, '50 × 201, 1 body, 1 order, stock −1');
      printMeasurement(5, database, '409, stock as it was');
    });

    test('a retried product is created once, and its units are added once', async () => {
      const asked = { headers: { 'Idempotency-Key': randomUUID() }, json: aProductDraft({ stock: 10 }) };
      const create = () => shop.admin<{ product: Product }>('/api/products', { method: 'POST', ...asked });
      const [first, ...others] = await runParallel(5, 5, create);
      expect(first?.status).toBe(201);
      expect(new Set(others.map(({ text }) => text))).toEqual(new Set([first?.text]));
      const { _id = '' } = first?.body.product ?? {};
      const headers = { 'Idempotency-Key': randomUUID() };
      const edit = (json: unknown) => shop.admin(`/api/products/${_id}`, { method: 'PUT', headers, json });
      const added = await runParallel(5, 5, () => edit({ stock: 15, stockSeen: 10 }));
      expect(statusesOf(added)).toEqual({ 200: 5 });
      expect(added.filter(({ headers: told }) => told.get('idempotent-replayed') === 'true')).toHaveLength(4);
      expect(await shop.stockOf(_id)).toBe(15);
      expect((await edit({ stock: 99 })).body).toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' });
      expect(await shop.stockOf(_id)).toBe(15);
      expect(await shop.faults()).toEqual([]);
    });

    test('1,000 orders get distinct numbers without a gap', async () => {
      const { _id } = await shop.product({ stock: 5000 });
      const before = Number((await shop.db()('orders').count('* as count'))[0]?.count);
      const started = performance.now();
      const answers = await runParallel(1000, 50, () =>
        shop.order(anOrder([{ productId: _id, quantity: 1, size: 'S' }])),
      );
      const seconds = (performance.now() - started) / 1000;
      expect(statusesOf(answers)).toEqual({ 201: 1000 });
      const numbers = answers.map(({ body }) => Number(body.orderNumber.split('-')[2])).sort((a, b) => a - b);
      expect(numbers).toEqual(Array.from({ length: 1000 }, (_, at) => before + at + 1));
      expect(await shop.stockOf(_id)).toBe(4000);
      const rate = Math.round(1000 / seconds);
      printMeasurement(
        2,
        database,
        `1,000 × 201, numbers without a gap, stock 4,000 (${rate} orders a second)`,
      );
    });

    test('three-line carts in any line order never deadlock', async () => {
      const products = await Promise.all(
        Array.from({ length: 6 }, (_, at) => shop.product({ title: `Cruce ${at}`, stock: 2000 })),
      );
      const carts = rounds(300, 1000);
      const answers = await runParallel(carts, 50, (at) => {
        const three = shuffled(products, at).slice(0, 3);
        return shop.order(anOrder(three.map(({ _id }) => ({ productId: _id, quantity: 1, size: 'L' }))));
      });
      expect(statusesOf(answers)).toEqual({ 201: carts });
      expect(await shop.faults()).toEqual([]);
      printMeasurement(3, database, `${carts} three-line carts: ${carts} × 201, drift 0`);
    });

    test('20 cancellations of one order return its stock once', async () => {
      const { _id } = await shop.product({ stock: 10 });
      const { order } = await shop.placed([{ productId: _id, quantity: 4, size: 'M' }]);
      const answers = await runParallel(20, 20, () => shop.setStatus(order._id, { status: 'cancelled' }));
      expect(statusesOf(answers)).toEqual({ 200: 20 });
      expect(await shop.stockOf(_id)).toBe(10);
      const { body } = await shop.admin<OrderAnswer>(`/api/orders/${order._id}`);
      expect(body.order.history?.filter(({ to }) => to === 'cancelled')).toHaveLength(1);
      printMeasurement(12, database, '20 × 200, stock back once, 1 line of history');
    });

    test('concurrent forms that add the same variants all succeed, and no order is refused meanwhile', async () => {
      const product = await shop.product({ title: 'A variantes', stock: 50 });
      const form = {
        size: ['S', 'M', 'XL'],
        variants: [50, 0, 50].map((stock, at) => ({ size: ['S', 'XL', 'M'][at], stock })),
      };
      const save = () => shop.admin(`/api/products/${product._id}`, { method: 'PUT', json: form });
      const buy = () => shop.order(anOrder([{ productId: product._id, quantity: 1, size: 'M' }]));
      const answers = await runParallel(18, 18, (at) => (at % 3 === 2 ? buy() : save()));
      expect(statusesOf(answers)).toEqual({ 200: 12, 201: 6 });
      expect(await shop.faults()).toEqual([]);
    });

    test('a product form saved during sales keeps them', async () => {
      const product = await shop.product({ stock: 100 });
      const line = { productId: product._id, quantity: 1, size: 'M' };
      const sales = runParallel(50, 50, () => shop.order(anOrder([line])));
      const edit = shop.admin(`/api/products/${product._id}`, {
        method: 'PUT',
        json: { title: 'Otro título', stock: 110, stockSeen: 100 },
      });
      expect((await edit).status).toBe(200);
      expect(statusesOf(await sales)).toEqual({ 201: 50 });
      expect(await shop.stockOf(product._id)).toBe(60);
      printMeasurement(9, database, '100 − 50 sold + 10 edited = 60');
      expect(await shop.faults()).toEqual([]);
    });
  });
}
