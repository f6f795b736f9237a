import { undoMessages } from '@shop/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { caseCallsOn } from '../support/data/case-calls';
import { exchangeCalls } from '../support/data/exchange-calls';
import { commerceOn, type Commerce, type OrderAnswer } from '../support/data/commerce-calls';
import { teamCalls } from '../support/data/team-calls';
import { undoCalls } from '../support/data/undo-calls';
import { testAdmin, type TestCms } from '../support/servers/start-cms';

/** Tests the undo of a step after which the shop went on: variants, units, invoices and exchanges. */
export function undoAfterChangesSuite(database: string, booted: () => TestCms): void {
  describe(`the undo of steps that others followed on ${database}`, () => {
    let shop: Commerce;
    let owner: string;
    beforeAll(async () => {
      shop = await commerceOn(booted());
      owner =
        (await teamCalls(shop).list()).staff.find(({ email }) => email === testAdmin.email)?.username ?? '';
    });
    const { call, undo, status, goods, edit, first, placed, orderOf } = undoCalls(() => shop);

    test('a step that stands between two keeps the first of them', async () => {
      const { order, orderNumber } = await placed();
      const ready = await goods('ready').do(order._id);
      await call('POST', `${order._id}/payments`, { amount: 1_000, method: 'cash' });
      const last = await edit('more', (now) => first(now, { quantity: 3 })).do(order._id);
      expect((await undo(last.body.undo)).status).toBe(200);
      const refused = await undo(ready.body.undo);
      expect([refused.status, refused.body.message]).toEqual([
        409,
        undoMessages.changedSince(orderNumber, owner),
      ]);
    });

    const sizes = (...names: string[]) => ({
      size: names,
      stock: 5 * names.length,
      variants: names.map((size) => ({ size, stock: 5 })),
    });
    /** Places an order of two of size M of a product that counts each size. */
    const ofSizes = async () => {
      const { _id: productId } = await shop.product(sizes('S', 'M', 'L'));
      return { productId, ...(await shop.placed([{ productId, quantity: 2, size: 'M' }])) };
    };
    /** Stores the sizes of a product; the items of those that it leaves out are deleted. */
    const offer = async (productId: string, ...names: string[]) => {
      const edited = await shop.editProduct(productId, { ...sizes(...names), dropUnits: 99 });
      expect(edited.status).toBe(200);
    };

    test('a line whose variant was deleted is put back without it, or with that of today', async () => {
      const [kept, again] = [await ofSizes(), await ofSizes()];
      const cheaper = await edit('other price', (now) => first(now, { price: 500 })).do(kept.order._id);
      await offer(kept.productId, 'S', 'L');
      expect((await undo(cheaper.body.undo)).status).toBe(200);
      expect((await orderOf(kept.order._id)).total).toBe(kept.order.total);
      const cancelled = await status('cancelled').do(again.order._id);
      await offer(again.productId, 'S', 'L');
      await offer(again.productId, 'S', 'M', 'L');
      expect((await undo(cancelled.body.undo)).status).toBe(200);
      expect(await shop.stockOf(again.productId)).toBe(15 - 2);
      expect(await shop.faults()).toEqual([]);
    });

    test('an order whose variant is gone keeps its step and says so, and the others of the call go on', async () => {
      const orders = [await ofSizes(), await ofSizes(), await ofSizes()];
      const ids = orders.map(({ order }) => order._id);
      const { body } = await call('POST', 'bulk-status', { ids, status: 'cancelled' });
      const gone = orders[1] ?? (await ofSizes());
      await offer(gone.productId, 'S', 'L');
      for (let calls = 1; calls <= 2; calls += 1) {
        const back = await undo(body.undo);
        expect([back.status, back.body.changed?.length]).toEqual([200, 2]);
        const [failed] = back.body.failed;
        expect(failed?.id).toBe(gone.order._id);
        expect(failed?.message).toContain(undoMessages.outOfStock(gone.orderNumber));
      }
      const now = await Promise.all(ids.map((id) => orderOf(id)));
      expect(now.map((one) => one.status === 'cancelled')).toEqual([false, true, false]);
      expect(await shop.faults()).toEqual([]);
    });

    test('an edit whose units were sold is refused in words of its own', async () => {
      const { _id: productId } = await shop.product({ stock: 3, size: ['M'] });
      const { order, orderNumber } = await shop.placed([{ productId, quantity: 3, size: 'M' }]);
      const { body } = await edit('fewer', (now) => first(now, { quantity: 1 })).do(order._id);
      await shop.placed([{ productId, quantity: 2, size: 'M' }]);
      const refused = await undo(body.undo);
      expect([refused.status, refused.body.message]).toEqual([
        409,
        `${undoMessages.outOfStock(orderNumber)}: Conjunto de prueba (quedan 0)`,
      ]);
    });

    test('an invoice or a claim of since keeps a step, and a note does not', async () => {
      const built: Record<string, (placed: OrderAnswer) => Promise<unknown>> = {
        invoice: ({ order }) => call('PUT', `${order._id}/invoice`, { number: 'C 1', url: '' }),
        claim: ({ order }) =>
          shop.db()('orders').where('document_id', order._id).update({ dispute: 'mediation 1' }),
      };
      for (const [name, build] of Object.entries(built)) {
        const bought = await placed();
        const { body } = await status('confirmado').do(bought.order._id);
        await build(bought);
        const refused = await undo(body.undo);
        expect([name, refused.status, refused.body.message]).toEqual([
          name,
          409,
          expect.stringContaining(bought.orderNumber),
        ]);
        if (name === 'invoice')
          expect(refused.body.message).toBe(undoMessages.changedSince(bought.orderNumber, owner));
      }
      const { order } = await placed();
      const { body } = await goods('ready').do(order._id);
      const { status: now } = await orderOf(order._id);
      await call('PUT', `${order._id}/status`, { status: now, adminNotes: 'Pasa a las seis' });
      expect((await undo(body.undo)).status).toBe(200);
    });

    test('a case of since keeps the delivery that it speaks of, and no step that it does not', async () => {
      const exchanges = exchangeCalls(booted(), shop);
      await exchanges.rules({ exchangeDays: 30 });
      const { _id: productId } = await exchanges.product();
      const bought = await exchanges.delivered(productId);
      const { _id: id } = bought.order;
      await goods('ready').do(id);
      const delivered = await goods('delivered').do(id);
      const confirmed = await status('confirmado').do(id);
      await exchanges.asked(bought);
      expect((await undo(confirmed.body.undo)).status).toBe(200);
      const refused = await undo(delivered.body.undo);
      expect([refused.status, refused.body.message]).toEqual([
        409,
        expect.stringContaining(`cambió la orden ${bought.orderNumber} después`),
      ]);
      await exchanges.rules({});
    });

    test('a withdrawal of since does not keep the step that got the order ready', async () => {
      const { order, orderNumber } = await placed();
      const { body } = await goods('ready').do(order._id);
      const { email } = order.shippingInfo;
      expect((await caseCallsOn(booted(), shop).withdraw({ orderNumber, email })).status).toBe(201);
      expect((await undo(body.undo)).status).toBe(200);
      expect((await orderOf(order._id)).fulfillment).toBe('to_prepare');
    });
  });
}
