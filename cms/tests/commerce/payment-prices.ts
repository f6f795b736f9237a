import { type MaskedOrder, type SiteContent } from '@shop/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changedCheckout, offering } from '../support/data/changed-checkout';
import { anOrder, commerceOn, type Commerce } from '../support/data/commerce-calls';
import type { TestCms } from '../support/servers/start-cms';

export function paymentPricesSuite(database: string, booted: () => TestCms): void {
  describe(`price by payment method on ${database}`, () => {
    let shop: Commerce;
    let checkout: Awaited<ReturnType<typeof changedCheckout>>;
    beforeAll(async () => {
      shop = await commerceOn(booted());
      checkout = await changedCheckout(booted(), shop);
    });
    const offer = (transfer: number, cash?: number) => checkout.save(offering(transfer, cash));
    afterAll(async () => {
      await checkout.restore();
    });
    // Of 10,000 pesos with 15 % off, as `shop.product` sets it.
    const lineOf = async (quantity = 1) => {
      const { _id } = await shop.product({ price: 9999, discount: 15, stock: 20 });
      return { productId: _id, quantity, size: 'M' };
    };
    const transfer = { paymentMethod: 'transfer' };

    test('a new shop gives no discount and asks for no minimum', () => {
      const { content } = checkout;
      const { paymentInfo, minimumPurchase } = content.checkout;
      expect(paymentInfo.bankTransfer).toMatchObject({ discountPercent: 0, instalments: '' });
      expect(paymentInfo.cashOnDelivery).toMatchObject({ discountPercent: 0, instalments: '' });
      expect(minimumPurchase).toBe(0);
      expect(content.announcement).toEqual({ texts: '' });
    });

    // @spec E.7
    test('an order costs less by the discount of its way of payment, rounded in each line', async () => {
      expect((await offer(10)).status).toBe(200);
      const line = await lineOf();
      const { order } = await shop.placed([line], { ...transfer, deliveryMethod: 'home' });
      expect(order).toMatchObject({
        subtotal: 8499,
        paymentDiscount: 850,
        shippingCost: 2500,
        cashFee: 0,
        total: 10_149,
      });
      expect((await shop.placed([line])).order).toMatchObject({ paymentDiscount: 0, total: 8499 });
    });

    test('a total without the discount is refused with the current one', async () => {
      await offer(10);
      const line = await lineOf();
      const answer = await shop.order(anOrder([line], { ...transfer, total: 8499 }));
      expect([answer.status, answer.body]).toMatchObject([
        409,
        { code: 'PRICE_CHANGED', details: { subtotal: 8499, paymentDiscount: 850, total: 7649 } },
      ]);
      expect((await shop.order(anOrder([line], { ...transfer, total: 7649 }))).status).toBe(201);
    });

    // @spec E.7
    test('free delivery looks at the subtotal before the discount', async () => {
      await checkout.save(({ paymentInfo, shipping }) => {
        paymentInfo.bankTransfer.discountPercent = 50;
        shipping.homeDelivery.freeShippingThreshold = 8499;
      });
      const { order } = await shop.placed([await lineOf()], { ...transfer, deliveryMethod: 'home' });
      expect(order).toMatchObject({ subtotal: 8499, shippingCost: 0, total: 4250 });
    });

    test('a discount stays as it was placed, in the tracking, for staff and in the CSV', async () => {
      await offer(0, 20);
      const { order } = await shop.placed([await lineOf()]);
      await offer(0);
      const figures = { paymentDiscount: 1700, total: 6799 };
      const tracked = await booted().call<{ order: MaskedOrder }>(
        `/api/orders/by-number/${order.orderNumber}`,
      );
      expect(tracked.body.order).toMatchObject(figures);
      expect((await shop.admin<{ order: object }>(`/api/orders/${order._id}`)).body.order).toMatchObject(
        figures,
      );
      const csv = await shop.admin('/api/orders/export');
      expect(csv.text.split('\r\n').find((row) => row.includes(order.orderNumber))).toMatch(/;"?1700"?;/);
      expect(await shop.faults()).toEqual([]);
    });

    // @spec E.7
    test('an order below the minimum purchase is refused with what is missing', async () => {
      await checkout.save((changed) => {
        changed.minimumPurchase = 10_000;
        changed.paymentInfo.bankTransfer.discountPercent = 50;
      });
      const line = await lineOf();
      const answer = await shop.order(anOrder([line], transfer));
      expect([answer.status, answer.body]).toMatchObject([
        409,
        {
          code: 'BELOW_MINIMUM',
          message: 'La compra mínima es de $10.000: te faltan $1.501.',
          details: { minimumPurchase: 10_000, missing: 1501 },
        },
      ]);
      expect(await shop.stockOf(line.productId)).toBe(20);
      expect((await shop.placed([{ ...line, quantity: 2 }], transfer)).order.total).toBe(8499);
    });

    test('percentages and announcements that cannot be shown are refused with the reason', async () => {
      const answer = await offer(91);
      expect([answer.status, answer.text]).toEqual([
        400,
        expect.stringContaining('El descuento es un porcentaje entero, de 0 a 90'),
      ]);
      const { version: _version, ...json } = checkout.content;
      const announcement = { texts: 'uno\ndos\ntres\ncuatro' };
      const long = await shop.admin('/api/content', { method: 'PUT', json: { ...json, announcement } });
      expect([long.status, long.text]).toEqual([400, expect.stringContaining('Se admiten hasta 3 avisos')]);
    });

    test('announcements and instalments are stored as they were written', async () => {
      const json = structuredClone(checkout.content);
      json.announcement.texts = 'Uno\nDos';
      json.checkout.paymentInfo.bankTransfer.instalments = '3 cuotas sin interés';
      const { version: _version, ...draft } = json;
      expect((await shop.admin('/api/content', { method: 'PUT', json: draft })).status).toBe(200);
      const saved = (await booted().call<{ content: SiteContent }>('/api/content')).body.content;
      expect(saved.announcement).toEqual(json.announcement);
      expect(saved.checkout).toEqual(json.checkout);
    });
  });
}
