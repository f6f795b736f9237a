import { beforeAll, describe, expect, test } from 'vitest';
import { commerceOn, type Commerce, type OrderAnswer } from '../support/data/commerce-calls';
import { aPicture, formWith } from '../support/data/forms';
import type { TestCms } from '../support/servers/start-cms';

export function orderTrackingSuite(database: string, booted: () => TestCms): void {
  describe(`orders on ${database}`, () => {
    let cms: TestCms;
    let shop: Commerce;
    beforeAll(async () => {
      cms = booted();
      shop = await commerceOn(cms);
    });

    async function uploadedProof(): Promise<string> {
      const body = formWith(await aPicture(200, 200).jpeg().toBuffer());
      return (await cms.call<{ url: string }>('/api/upload/proof', { method: 'POST', body })).body.url;
    }

    describe('tracked by number', () => {
      test('the masked answer contains no personal data; the link shows everything', async () => {
        const { _id } = await shop.product();
        const { orderNumber, linkToken, order } = await shop.placed([
          { productId: _id, quantity: 1, size: 'M' },
        ]);
        const masked = await cms.call(`/api/orders/by-number/${orderNumber}`);
        expect(masked.status).toBe(200);
        expect(masked.text).not.toMatch(/ejemplo\.com|299\d+|Calle Falsa|Gómez/);
        expect(masked.headers.get('cache-control')).toBe('no-store');
        const copied = encodeURIComponent(`\u202a${orderNumber.toLowerCase().replace('-', '\u2011')}\u202c `);
        expect((await cms.call(`/api/orders/by-number/${copied}`)).body).toEqual(masked.body);
        const whole = await cms.call<OrderAnswer>(`/api/orders/by-number/${orderNumber}?token=${linkToken}`);
        expect(whole.body.order).toEqual(order);
        const other = linkToken.slice(0, -1) + (linkToken.endsWith('A') ? 'B' : 'A');
        const refused = await cms.call<OrderAnswer>(`/api/orders/by-number/${orderNumber}?token=${other}`);
        expect(refused.body.order).not.toHaveProperty('shippingInfo');
      });

      test('a tracking link does not open a later order with the same number', async () => {
        const { _id } = await shop.product();
        const { orderNumber, linkToken } = await shop.placed([{ productId: _id, quantity: 1, size: 'M' }], {
          paymentMethod: 'transfer',
        });
        // As after a restore: the number was given again, to an order that was placed later.
        const createdLater = (ms: number) =>
          shop
            .db()('orders')
            .where('order_number', orderNumber)
            .update({ created_at: new Date(Date.now() + ms) });
        await createdLater(3_600_000);
        const shown = await cms.call<OrderAnswer>(`/api/orders/by-number/${orderNumber}?token=${linkToken}`);
        expect(shown.body.order).not.toHaveProperty('shippingInfo');
        const added = await cms.call(`/api/orders/by-number/${orderNumber}/proof`, {
          method: 'POST',
          json: { token: linkToken, transferProofUrl: `/api/upload/proof/${'b'.repeat(32)}` },
        });
        expect(added.status).toBe(403);
        await createdLater(0);
      });

      test('an unknown number is a 404 with its own text', async () => {
        for (const number of ['JL-20200101-0001', "x' or 1=1", 'JL-%00', '%F0%9F%98%80']) {
          const answer = await cms.call(`/api/orders/by-number/${encodeURIComponent(number)}`);
          expect(answer.status).toBe(404);
          expect(answer.body).toMatchObject({
            message: 'Pedido no encontrado. Verifica el número e intenta de nuevo',
          });
        }
      });

      test('a proof is added with the link only, and only while one is awaited', async () => {
        const { _id } = await shop.product();
        const { orderNumber, linkToken } = await shop.placed([{ productId: _id, quantity: 1, size: 'M' }]);
        const add = (token: string) =>
          cms.call(`/api/orders/by-number/${orderNumber}/proof`, {
            method: 'POST',
            json: { token, transferProofUrl: `/api/upload/proof/${'b'.repeat(32)}` },
          });
        expect((await add('zzzzzz.aaaaaaaaaaaaaaaaaaaaaa')).status).toBe(403);
        expect((await add(linkToken)).status).toBe(409);
      });
    });

    test('a proof sent with a cash order stays unclaimed', async () => {
      const { _id } = await shop.product();
      const line = { productId: _id, quantity: 1, size: 'M' };
      const transferProofUrl = await uploadedProof();
      const cash = await shop.placed([line], { paymentMethod: 'cash', transferProofUrl });
      expect(cash.order).toMatchObject({ status: 'pending_manual', hasTransferProof: false });
      const transfer = await shop.placed([line], { paymentMethod: 'transfer', transferProofUrl });
      expect(transfer.order).toMatchObject({
        status: 'pending_transfer_confirmation',
        hasTransferProof: true,
      });
    });

    // @spec C.1
    test('the reason for another proof is stored, shown to staff and link holder, and ends with the proof', async () => {
      const { _id } = await shop.product();
      const { order, orderNumber, linkToken } = await shop.placed(
        [{ productId: _id, quantity: 1, size: 'M' }],
        {
          paymentMethod: 'transfer',
          transferProofUrl: await uploadedProof(),
        },
      );
      const reason = 'No se lee el monto';
      const asked = { status: 'pending_transfer_proof', proofReason: reason } as const;
      expect((await shop.setStatus(order._id, asked)).body.order.proofReason).toBe(reason);
      const forStaff = (await shop.admin<OrderAnswer>(`/api/orders/${order._id}`)).body.order;
      expect(forStaff).toMatchObject({ proofReason: reason, adminNotes: '' });
      expect(forStaff.history?.at(-1)?.note).toBe(`Se pidió otro comprobante: ${reason}`);
      const path = `/api/orders/by-number/${orderNumber}`;
      const whole = await cms.call<OrderAnswer>(`${path}?token=${linkToken}`);
      expect(whole.body.order.proofReason).toBe(reason);
      expect((await cms.call(path)).text).not.toContain(reason);
      const newReason = { ...asked, proofReason: 'Está cortado' };
      expect((await shop.setStatus(order._id, newReason)).body.order).toMatchObject({
        status: 'pending_transfer_proof',
        proofReason: 'Está cortado',
      });
      const json = { token: linkToken, transferProofUrl: await uploadedProof() };
      const added = await cms.call<OrderAnswer>(`${path}/proof`, { method: 'POST', json });
      expect(added.body.order).toMatchObject({ status: 'pending_transfer_confirmation', proofReason: '' });
      const { history } = (await shop.admin<OrderAnswer>(`/api/orders/${order._id}`)).body.order;
      expect(history?.map(({ note }) => note).join()).toContain(reason);
      expect(await shop.faults()).toEqual([]);
    });

    describe('later', () => {
      test('an order keeps the prices of its day', async () => {
        const product = await shop.product();
        const { order } = await shop.placed([{ productId: product._id, quantity: 1, size: 'M' }]);
        await shop.admin(`/api/products/${product._id}`, {
          method: 'PUT',
          json: { price: 55_000, title: 'Otro' },
        });
        const { body } = await shop.admin<OrderAnswer>(`/api/orders/${order._id}`);
        expect(body.order.items[0]).toMatchObject({ price: 8000, title: 'Conjunto de prueba' });
      });
    });
  });
}
