import { balanceOf, type AdminOrder } from '@shop/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anOrder } from '../support/data/commerce-calls';
import { onlineShop, removeSecrets, setSecrets, type OnlineShop } from '../support/data/online-orders';
import { askForLostPayments, cancelExpiredOrders } from '../support/servers/built-cms';
import type { TestCms } from '../support/servers/start-cms';

const TOTAL = 16_000;
const ledgerOf = ({ payments }: AdminOrder) =>
  payments?.map(({ kind, amount, actor }) => [kind, amount, actor]);

export function onlinePaymentsSuite(database: string, booted: () => TestCms): void {
  describe(`online payments on ${database}`, () => {
    let online: OnlineShop;
    beforeAll(async () => {
      online = await onlineShop(booted());
      expect((await online.save({ enabled: true })).status).toBe(200);
    });
    afterAll(() => online.stop());

    const content = async () => (await booted().call('/api/content')).text;

    // @spec E.9
    test('Mercado Pago that is off is neither offered nor named, and its notices find nobody', async () => {
      await online.save();
      removeSecrets();
      expect(await content()).not.toMatch(/mercado/i);
      const { _id: productId } = await online.shop.product();
      const draft = anOrder([{ productId, quantity: 1, size: 'M' }], { paymentMethod: 'mercado_pago' });
      expect((await online.shop.order(draft)).text).toContain('La forma de pago elegida no está disponible');
      expect(await online.notify(1)).toBe(404);
      expect((await online.shop.admin('/api/orders/summary')).text).not.toMatch(/mercado/i);
      const refused = await online.save({ enabled: true });
      expect([refused.status, refused.text]).toEqual([
        400,
        expect.stringContaining('MERCADO_PAGO_ACCESS_TOKEN'),
      ]);
      setSecrets(online.server);
      expect((await online.save({ enabled: true })).body.content.checkout.paymentInfo.mercadoPago).toEqual({
        enabled: true,
        paymentHours: 24,
      });
    });

    test('Mercado Pago that lost its secrets is off, whatever is stored', async () => {
      removeSecrets();
      const setup = await online.shop.admin('/api/payments/mercado-pago/setup');
      expect(setup.body).toMatchObject({
        setup: { isReady: false, missing: ['MERCADO_PAGO_ACCESS_TOKEN', 'MERCADO_PAGO_WEBHOOK_SECRET'] },
      });
      expect((await online.save()).status).toBe(200);
      setSecrets(online.server);
      await online.save({ enabled: true });
    });

    test('an order has the address of its payment, waits for it a day and names no garment', async () => {
      const order = await online.placed();
      expect(order).toMatchObject({ status: 'pending_mercado_pago', total: TOTAL });
      expect(order.payUrl).toContain(online.server.url);
      const preference = online.server.preferences.at(-1)!;
      expect(JSON.stringify(preference)).not.toContain('Conjunto');
      expect(preference).toMatchObject({
        external_reference: order.orderNumber,
        items: [{ title: `Pedido ${order.orderNumber}`, unit_price: TOTAL, quantity: 1 }],
      });
      expect(Date.parse(order.expiresAt!) - Date.parse(order.createdAt)).toBe(24 * 3_600_000);
    });

    test('an order stands while Mercado Pago is away, and its link opens the payment later', async () => {
      online.server.setAway(true);
      const order = await online.placed();
      expect([order.payUrl, await online.shop.stockOf(order.productId)]).toEqual([null, 3]);
      expect((await online.openCheckout(order.orderNumber, order.linkToken)).status).toBe(503);
      online.server.setAway(false);
      expect((await online.openCheckout(order.orderNumber, 'x.y')).status).toBe(403);
      const opened = await online.openCheckout(order.orderNumber, order.linkToken);
      expect(opened.body.payUrl).toContain(online.server.url);
    });

    // @spec E.9
    test('a notice makes its order paid once, however often and by how many it is sent', async () => {
      const order = await online.placed();
      const { id } = online.server.pay(order.orderNumber, TOTAL);
      const answers = await Promise.all([1, 2, 3, 4].map(() => online.notify(id)));
      expect([...answers, await online.notify(id)]).toEqual([200, 200, 200, 200, 200]);
      const paid = await online.read(order._id);
      expect(paid).toMatchObject({ status: 'paid', paidAmount: TOTAL, expiresAt: null });
      expect(ledgerOf(paid)).toEqual([['payment', TOTAL, 'Mercado Pago']]);
      expect(paid.onlinePayments).toMatchObject([
        { reference: String(id), amount: TOTAL, refundable: TOTAL },
      ]);
      expect(paid.history?.map(({ type, actor }) => [type, actor]).slice(1)).toEqual([
        ['payment', 'Mercado Pago'],
        ['status', 'Mercado Pago'],
      ]);
      expect((await online.openCheckout(order.orderNumber, order.linkToken)).status).toBe(409);
      expect(await online.shop.faults()).toEqual([]);
    });

    // @spec E.9
    test('a payment whose notice never came is found, and one that came again changes nothing', async () => {
      const order = await online.placed();
      const { id } = online.server.pay(order.orderNumber, TOTAL);
      expect(await askForLostPayments()).toBe(1);
      expect([await askForLostPayments(), await online.notify(id)]).toEqual([0, 200]);
      expect((await online.read(order._id)).paidAmount).toBe(TOTAL);
    });

    // @spec E.9
    test('an unpaid order expires after Mercado Pago was asked once more, and waits while it is away', async () => {
      const [unpaid, paid, pending] = [await online.placed(), await online.placed(), await online.placed()];
      online.server.pay(paid.orderNumber, TOTAL);
      online.server.pay(pending.orderNumber, TOTAL, { status: 'in_process' });
      for (const { _id } of [unpaid, paid, pending]) await online.expire(_id);
      online.server.setAway(true);
      expect(await cancelExpiredOrders()).toBe(0);
      online.server.setAway(false);
      for (const { _id } of [unpaid, paid, pending]) await online.expire(_id);
      expect(await cancelExpiredOrders()).toBe(1);
      const statuses = await Promise.all([unpaid, paid, pending].map(({ _id }) => online.read(_id)));
      expect(statuses.map(({ status }) => status)).toEqual(['cancelled', 'paid', 'pending_mercado_pago']);
      expect(await online.shop.stockOf(unpaid.productId)).toBe(5);
      expect(await online.shop.faults()).toEqual([]);
    });

    test('a payment that staff had marked by hand is not counted twice', async () => {
      const order = await online.placed();
      await online.shop.setStatus(order._id, { status: 'paid' });
      await online.notify(online.server.pay(order.orderNumber, TOTAL).id);
      const paid = await online.read(order._id);
      expect([paid.status, paid.paidAmount, balanceOf(paid)]).toEqual(['paid', TOTAL, 0]);
      expect(ledgerOf(paid)?.map(([kind]) => kind)).toEqual(['payment', 'void', 'payment']);
      expect(await online.shop.faults()).toEqual([]);
    });

    test('only an order of Mercado Pago can be put back to its pending status', async () => {
      const cash = await online.placed({ paymentMethod: 'cash' });
      expect(cash.payUrl).toBeUndefined();
      const change = { status: 'pending_mercado_pago' };
      expect((await online.shop.setStatus(cash._id, change)).status).toBe(400);
      const order = await online.placed();
      await online.shop.setStatus(order._id, { status: 'cancelled' });
      expect((await online.shop.setStatus(order._id, change)).body.order.status).toBe('pending_mercado_pago');
    });
  });
}
