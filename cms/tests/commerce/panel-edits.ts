import { type Product } from '@shop/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { aProductDraft, commerceOn, type Commerce, type OrderAnswer } from '../support/data/commerce-calls';
import { inPanel } from '../support/data/panel-documents';
import type { TestCms } from '../support/servers/start-cms';

export function panelEditsSuite(database: string, booted: () => TestCms): void {
  describe(`edits in Strapi’s panel on ${database}`, () => {
    let cms: TestCms;
    let shop: Commerce;
    beforeAll(async () => {
      cms = booted();
      shop = await commerceOn(cms);
    });

    describe('the catalog', () => {
      const products = () => inPanel(cms, 'api::product.product');
      const stockItems = () => inPanel(cms, 'api::stock-item.stock-item');

      test('an edit of a product obeys the rules and is visible immediately', async () => {
        const product = await shop.product({ title: 'Desde el panel', stock: 5 });
        await products().update({
          documentId: product._id,
          data: { price: 3000, discount: 0, stock: 9, sizes: ['m', 'xl'] },
        });
        const { body } = await cms.call<{ product: Product }>(`/api/products/${product._id}`);
        expect(body.product).toMatchObject({ finalPrice: 3000, stock: 9, size: ['M', 'XL'] });
        await expect(products().update({ documentId: product._id, data: { price: 0 } })).rejects.toThrow();
        await expect(
          products().update({ documentId: product._id, data: { pictures: [{ url: 'javascript:x' }] } }),
        ).rejects.toThrow(/imagen/i);
        expect(await shop.faults()).toEqual([]);
      });

      test('a created product is complete, and a deleted one goes to the trash', async () => {
        const {
          stock: _stock,
          size: sizes,
          status: active,
          thumbnails,
          ...draft
        } = aProductDraft({ title: 'Hecho en el panel' });
        const made = await products().create({
          data: { ...draft, pictures: thumbnails.map((url) => ({ url })), sizes, active, stock: 4 },
        });
        const { body } = await cms.call<{ product: Product }>('/api/products/hecho-en-el-panel');
        expect(body.product).toMatchObject({ _id: made.documentId, stock: 4, status: true });
        expect(made).toMatchObject({ stock: 4 });
        await products().delete({ documentId: made.documentId });
        expect((await cms.call('/api/products/hecho-en-el-panel')).status).toBe(404);
        await products().update({ documentId: made.documentId, data: { deletedAt: null } });
        expect((await cms.call('/api/products/hecho-en-el-panel')).status).toBe(200);
        await products().update({ documentId: made.documentId, data: { deletedAt: new Date() } });
        expect((await cms.call('/api/products/hecho-en-el-panel')).status).toBe(200);
        expect(await shop.faults()).toEqual([]);
      });

      test('edited stock items write moves, and the last one cannot be deleted', async () => {
        const product = await shop.product({ title: 'Ítems', stock: 5, variants: [{ size: 'S', stock: 5 }] });
        const [item] = product.variants;
        await stockItems().update({ documentId: item!._id, data: { quantity: 8 } });
        expect(await shop.stockOf(product._id)).toBe(8);
        await expect(stockItems().delete({ documentId: item!._id })).rejects.toThrow('al menos un ítem');
        await expect(
          stockItems().update({ documentId: item!._id, data: { quantity: -1 } }),
        ).rejects.toThrow();
        const other = (await stockItems().create({
          data: { product: product._id, size: ' m ', quantity: 2 },
        })) as { documentId: string };
        expect(await shop.stockOf(product._id)).toBe(10);
        await expect(stockItems().delete({ documentId: other.documentId })).rejects.toThrow('2 unidades');
        await stockItems().update({ documentId: other.documentId, data: { quantity: 0 } });
        await stockItems().delete({ documentId: other.documentId });
        expect(await shop.stockOf(product._id)).toBe(8);
        expect(await shop.faults()).toEqual([]);
      });
    });

    describe('orders', () => {
      const orders = () => inPanel(cms, 'api::order.order');

      test('a status change moves stock, dates and history', async () => {
        const { _id } = await shop.product({ stock: 10 });
        const { order } = await shop.placed([{ productId: _id, quantity: 3, size: 'M' }]);
        await orders().update({
          documentId: order._id,
          data: { orderStatus: 'cancelled', total: 1, fullName: 'Ana' },
        });
        expect(await shop.stockOf(_id)).toBe(10);
        const { body } = await shop.admin<OrderAnswer>(`/api/orders/${order._id}`);
        expect(body.order).toMatchObject({ status: 'cancelled', stockHeld: false, total: 24_000 });
        expect(body.order.shippingInfo.fullName).toBe('Ana');
        expect(body.order.history?.at(-1)).toMatchObject({ from: 'pending_manual', to: 'cancelled' });
      });

      test('a deleted order goes to the trash and is restored with its units', async () => {
        const { _id } = await shop.product({ stock: 10 });
        const { order } = await shop.placed([{ productId: _id, quantity: 3, size: 'M' }]);
        await orders().delete({ documentId: order._id });
        expect(await shop.stockOf(_id)).toBe(10);
        await orders().update({ documentId: order._id, data: { deletedAt: null } });
        expect(await shop.stockOf(_id)).toBe(7);
        expect((await shop.admin<OrderAnswer>(`/api/orders/${order._id}`)).body.order.stockHeld).toBe(true);
        expect(await shop.faults()).toEqual([]);
      });

      test('the date of a step that was taken is corrected, not emptied, and no step is taken by its date', async () => {
        const { _id } = await shop.product({ stock: 10 });
        const { order } = await shop.placed([{ productId: _id, quantity: 1, size: 'M' }]);
        const correctionReason = 'La anoté un día después';
        const correct = (data: object) =>
          orders().update({ documentId: order._id, data: { correctionReason, ...data } });
        await correct({ orderStatus: 'confirmado' });
        const confirmedAt = '2026-11-20T12:00:00.000Z';
        await correct({ confirmedAt });
        const stored = () => orders().findOne({ documentId: order._id });
        expect(await stored()).toMatchObject({ confirmedAt });
        for (const refused of [null, '2099-01-01T00:00:00.000Z', 'ayer'])
          await expect(correct({ confirmedAt: refused })).rejects.toThrow('se corrige por otra que ya pasó');
        await expect(correct({ deliveredAt: confirmedAt })).rejects.toThrow('la anota el paso');
        expect(await stored()).toMatchObject({ confirmedAt, deliveredAt: null });
      });

      test('a corrected date needs a reason, and both stand in the history of the order', async () => {
        const { _id } = await shop.product({ stock: 10 });
        const { order } = await shop.placed([{ productId: _id, quantity: 1, size: 'M' }]);
        await shop.setStatus(order._id, { status: 'cancelled' });
        const correct = (data: object) => orders().update({ documentId: order._id, data });
        const cancelledAt = '2026-11-20T12:00:00.000Z';
        await expect(correct({ cancelledAt })).rejects.toThrow('Escribí el motivo de la corrección');
        await correct({ cancelledAt, correctionReason: ' Se canceló el viernes ' });
        const { body } = await shop.admin<OrderAnswer>(`/api/orders/${order._id}`);
        expect(body.order.cancelledAt).toBe(cancelledAt);
        const { type, note } = body.order.history?.at(-1) ?? {};
        expect(type).toBe('edit');
        expect(note).toMatch(/^Cancelada el: .+ → 20\/11\/2026 09:00\nMotivo: Se canceló el viernes$/);
        const stored = await orders().findOne({ documentId: order._id });
        expect(stored).toMatchObject({ correctionReason: '' });
        await correct({ fullName: 'Ana Paz' });
        expect(
          (await shop.admin<OrderAnswer>(`/api/orders/${order._id}`)).body.order.history?.at(-1)?.type,
        ).toBe('edit');
      });

      test('derived data cannot be edited', async () => {
        await expect(orders().create({ data: { orderNumber: 'JL-1' } })).rejects.toThrow(
          'Las órdenes se hacen en la tienda',
        );
        const events = inPanel(cms, 'api::order-event.order-event');
        const [event] = await events.findMany({});
        await expect(events.delete({ documentId: event!.documentId })).rejects.toThrow('no se edita a mano');
      });
    });
  });
}
