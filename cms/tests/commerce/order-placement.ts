import {
  businessDay,
  createOrderAnswerSchema,
  endpoints,
  errorBodySchema,
  type SiteContent,
} from '@shop/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Commerce, OrderAnswer } from '../support/data/commerce-calls';
import { anOrder, aShopper, commerceOn } from '../support/data/commerce-calls';
import { aPicture, formWith } from '../support/data/forms';
import type { TestCms } from '../support/servers/start-cms';

export function orderPlacementSuite(database: string, booted: () => TestCms): void {
  describe(`orders on ${database}`, () => {
    let cms: TestCms;
    let shop: Commerce;
    beforeAll(async () => {
      cms = booted();
      shop = await commerceOn(cms);
    });

    const fails = async (body: unknown, status: number, code?: string) => {
      const answer = await shop.order(body);
      expect(`${answer.status} ${answer.text}`).toContain(String(status));
      expect(answer.status).toBe(status);
      const error = errorBodySchema.parse(answer.body);
      if (code) expect(error.code).toBe(code);
      return error;
    };

    describe('at the checkout', () => {
      test('an order is a snapshot of the catalog, whatever titles and prices the client sends', async () => {
        const { _id } = await shop.product({ title: 'Body Luna', price: 9999, discount: 15 });
        const forged = { title: 'GRATIS', price: 1, image: 'https://evil.example/x.png' };
        const answer = await shop.order({
          ...anOrder([{ productId: _id, quantity: 1, size: 'm', color: 'negro', ...forged }]),
          status: 'paid',
          paidAt: '2020-01-01',
          orderNumber: 'JL-1',
          adminNotes: 'x',
        });
        expect(answer.status).toBe(201);
        const { order, orderNumber } = createOrderAnswerSchema.parse(answer.body);
        expect(orderNumber).toMatch(new RegExp(`^JL-${businessDay(new Date()).replaceAll('-', '')}-\\d{4}$`));
        expect(order).toMatchObject({
          status: 'pending_manual',
          paidAt: null,
          total: 8499,
          wantsShipping: false,
        });
        expect(order.items).toEqual([
          {
            productId: _id,
            title: 'Body Luna',
            image: '/assets/hero.jpg',
            price: 8499,
            quantity: 1,
            size: 'M',
            color: 'Negro',
          },
        ]);
      });

      test('outdated totals are refused with the current ones, and nothing is stored', async () => {
        const { _id } = await shop.product();
        const before = await shop.admin<{ totalOrders: number }>('/api/orders');
        const body = anOrder([{ productId: _id, quantity: 2, size: 'M' }], { total: 1, subtotal: 1 });
        const error = await fails(body, 409, 'PRICE_CHANGED');
        expect(error.details).toEqual({
          subtotal: 16_000,
          couponDiscount: 0,
          paymentDiscount: 0,
          shippingCost: 0,
          cashFee: 0,
          total: 16_000,
          items: [{ productId: _id, price: 8000, quantity: 2 }],
        });
        const after = await shop.admin<{ totalOrders: number }>('/api/orders');
        expect(after.body.totalOrders).toBe(before.body.totalOrders);
        expect(await shop.stockOf(_id)).toBe(20);
        expect((await shop.order({ ...body, total: 16_000 })).status).toBe(201);
      });

      test('quantities are whole numbers from 1 to 99, and a line accepts 20', async () => {
        const { _id } = await shop.product({ stock: 100 });
        for (const quantity of [-1, 0, 0.5, 1e9, '1', '1e1', [1], null, true, {}, 21])
          await fails(anOrder([{ productId: _id, quantity: quantity as number, size: 'M' }]), 400);
        await fails(anOrder([1, 2, 3].map(() => ({ productId: _id, quantity: 20, size: 'M' }))), 400);
        expect(await shop.stockOf(_id)).toBe(100);
      });

      test('products, sizes, colours, cities and methods that are not offered are refused', async () => {
        const { _id } = await shop.product();
        const paused = await shop.product({ status: false });
        const line = { productId: _id, quantity: 1, size: 'M' };
        await fails(anOrder([{ ...line, productId: 'no-existe' }]), 400, 'PRODUCT_GONE');
        await fails(anOrder([line, { ...line, productId: paused._id }]), 409, 'PRODUCT_GONE');
        const { body } = await shop.order(anOrder([line, { ...line, productId: paused._id }]));
        expect((body as { details?: unknown }).details).toEqual({
          items: [{ productId: paused._id, title: paused.title, size: null, color: null, available: 0 }],
        });
        await fails(anOrder([{ ...line, size: 'XXXXL' }]), 400);
        await fails(anOrder([{ ...line, size: undefined }]), 400);
        await fails(anOrder([{ ...line, color: '<b>x' }]), 400);
        const far = { deliveryMethod: 'home', shippingInfo: aShopper({ city: 'Cipolletti' }) };
        await fails(anOrder([line], far), 400, 'NOT_COVERED');
        const error = await fails(anOrder([line], { ...far, shippingInfo: aShopper({ address: ' ' }) }), 400);
        expect(error.errors).toEqual([
          { path: 'shippingInfo.address', message: 'La dirección es requerida para el envío' },
        ]);
        expect(await shop.stockOf(_id)).toBe(20);
      });

      test('units of one product in several lines are added up', async () => {
        const { _id } = await shop.product({ stock: 5 });
        const lines = ['M', 'L'].map((size) => ({ productId: _id, quantity: 3, size }));
        const error = await fails(anOrder(lines), 409, 'OUT_OF_STOCK');
        expect(error.details).toMatchObject({
          items: [{ productId: _id, size: 'M', available: 5 }, { size: 'L' }],
        });
        expect(await shop.stockOf(_id)).toBe(5);
      });

      test('a line takes from the most specific stock item', async () => {
        const product = await shop.product({
          colors: [
            { name: 'Negro', value: '#000000' },
            { name: 'Rojo', value: '#aa0000' },
          ],
          variants: [
            { size: 'S', color: 'Negro', stock: 2 },
            { size: 'S', color: 'Rojo', stock: 1 },
            { size: 'M', color: null, stock: 4 },
          ],
        });
        expect(product.stock).toBe(7);
        await shop.placed([{ productId: product._id, quantity: 1, size: 'S', color: 'rojo' }]);
        await fails(
          anOrder([{ productId: product._id, quantity: 1, size: 'S', color: 'Rojo' }]),
          409,
          'OUT_OF_STOCK',
        );
        await fails(anOrder([{ productId: product._id, quantity: 1, size: 'S' }]), 400);
        await shop.placed([{ productId: product._id, quantity: 1, size: 'M', color: 'Rojo' }]);
        expect(await shop.stockOf(product._id)).toBe(5);
        expect(await shop.faults()).toEqual([]);
      });

      test('delivery, payment and proof determine the first status and the costs', async () => {
        const { _id } = await shop.product();
        const line = { productId: _id, quantity: 1, size: 'M' };
        const home = await shop.placed([line], { deliveryMethod: undefined, shippingCost: 2500 });
        expect(home.order).toMatchObject({
          deliveryMethod: 'home',
          wantsShipping: true,
          shippingCost: 2500,
          total: 10_500,
        });
        const transfer = await shop.placed([line], { paymentMethod: 'transfer' });
        expect(transfer.order).toMatchObject({ status: 'pending_transfer_proof', hasTransferProof: false });
        for (const transferProofUrl of [
          'https://evil.example/x',
          'javascript:1',
          `/api/upload/proof/${'a'.repeat(32)}`,
        ])
          await fails(anOrder([line], { paymentMethod: 'transfer', transferProofUrl }), 400, 'BAD_PROOF');
        for (const transferProofUrl of ['https://evil.example/x', 'javascript:1'])
          await fails(anOrder([line], { transferProofUrl }), 400, 'BAD_PROOF');
      });

      test('a method that is switched off is refused immediately, and costs follow the content', async () => {
        const { _id } = await shop.product();
        const line = { productId: _id, quantity: 1, size: 'M' };
        const { body } = await cms.call<{ content: SiteContent }>('/api/content');
        const save = async (change: (checkout: SiteContent['checkout']) => void) => {
          const content = structuredClone(body.content);
          change(content.checkout);
          const { version: _version, ...json } = content;
          expect((await shop.admin('/api/content', { method: 'PUT', json })).status).toBe(200);
        };
        await save((checkout) => {
          checkout.paymentInfo.bankTransfer.enabled = false;
          checkout.paymentInfo.cashOnDelivery.additionalFee = 700;
          checkout.shipping.homeDelivery.baseCost = 3100;
          checkout.shipping.homeDelivery.freeShippingThreshold = 16_000;
        });
        await fails(anOrder([line], { paymentMethod: 'transfer' }), 409, 'METHOD_DISABLED');
        const home = { deliveryMethod: 'home' };
        const money = async (quantity: number) => (await shop.placed([{ ...line, quantity }], home)).order;
        expect(await money(1)).toMatchObject({
          subtotal: 8000,
          shippingCost: 3100,
          cashFee: 700,
          total: 11_800,
        });
        expect(await money(2)).toMatchObject({
          subtotal: 16_000,
          shippingCost: 0,
          cashFee: 700,
          total: 16_700,
        });
        await save(() => undefined);
        await shop.placed([line], { paymentMethod: 'transfer' });
      });

      test('an uploaded proof belongs to one order, and only staff get a link to it', async () => {
        const { _id } = await shop.product();
        const line = { productId: _id, quantity: 1, size: 'M' };
        const upload = async () => {
          const form = formWith(await aPicture(200, 200).jpeg().toBuffer());
          return (await cms.call<{ url: string }>('/api/upload/proof', { method: 'POST', body: form })).body
            .url;
        };
        const transferProofUrl = await upload();
        const transfer = { paymentMethod: 'transfer', transferProofUrl };
        const { order } = await shop.placed([line], transfer);
        expect(order).toMatchObject({
          status: 'pending_transfer_confirmation',
          hasTransferProof: true,
          transferProofUrl: null,
        });
        await fails(anOrder([line], transfer), 400, 'BAD_PROOF');
        expect(await shop.stockOf(_id)).toBe(19);
        const { body } = await shop.admin<OrderAnswer>(`/api/orders/${order._id}`);
        expect((await cms.call(body.order.transferProofUrl ?? '')).status).toBe(200);
        expect((await cms.call(transferProofUrl)).status).not.toBe(200);

        const late = await shop.placed([line], { paymentMethod: 'transfer' });
        const added = await cms.call<OrderAnswer>(`/api/orders/by-number/${late.orderNumber}/proof`, {
          method: 'POST',
          json: { token: late.linkToken, transferProofUrl: await upload() },
        });
        endpoints.addProof.answer.parse(added.body);
        expect(added.body.order).toMatchObject({
          status: 'pending_transfer_confirmation',
          hasTransferProof: true,
        });
      });

      test('texts of several lines or ten thousand characters are refused', async () => {
        const { _id } = await shop.product();
        const line = { productId: _id, quantity: 1, size: 'M' };
        await fails(anOrder([line], { shippingInfo: aShopper({ fullName: 'Ana\r\nBcc: x@y.z' }) }), 400);
        await fails(anOrder([line], { notes: 'x'.repeat(10_000) }), 400);
        await fails(anOrder([line], { shippingInfo: aShopper({ email: 'sin-arroba' }) }), 400);
      });
    });
  });
}
