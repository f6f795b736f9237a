import { orderAnswerSchema, type ErrorBody } from '@shop/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { commerceOn, type Commerce, type OrderAnswer } from '../support/data/commerce-calls';
import type { TestCms } from '../support/servers/start-cms';

/** The printed receipt is no invoice, so an order says which one was issued for it (Argentine rule R31). */
export function orderInvoicesSuite(database: string, booted: () => TestCms): void {
  describe(`invoices of orders on ${database}`, () => {
    let shop: Commerce;
    beforeAll(async () => {
      shop = await commerceOn(booted());
    });
    const placed = async () => {
      const { _id: productId } = await shop.product();
      return shop.placed([{ productId, quantity: 1, size: 'M' }]);
    };
    const record = (id: string, json: object) =>
      shop.admin<OrderAnswer & ErrorBody>(`/api/orders/${id}/invoice`, { method: 'PUT', json });
    const invoice = { number: 'C 0001-00000012', url: 'https://facturas.example/12.pdf' };

    // @spec F.11
    test('an order keeps number and link of its invoice, with its history', async () => {
      const { order } = await placed();
      expect((await record(order._id, invoice)).status).toBe(200);
      await record(order._id, invoice);
      const stored = orderAnswerSchema.parse((await shop.admin(`/api/orders/${order._id}`)).body).order;
      expect(stored.invoice).toEqual(invoice);
      const notes = stored.history?.filter(({ note }) => note.startsWith('Factura'));
      expect(notes?.map(({ note }) => note)).toEqual([`Factura: ${invoice.number} · ${invoice.url}`]);
      const removed = await record(order._id, { number: '', url: '', seen: invoice });
      expect(removed.body.order).not.toHaveProperty('invoice');
    });

    test('the link of an order shows its invoice, and its number alone does not', async () => {
      const { order, orderNumber, linkToken } = await placed();
      await record(order._id, invoice);
      const track = (query = '') =>
        booted()
          .call<OrderAnswer>(`/api/orders/by-number/${orderNumber}${query}`)
          .then(({ body }) => body.order);
      expect(await track(`?token=${encodeURIComponent(linkToken)}`)).toMatchObject({ invoice });
      expect(await track()).not.toHaveProperty('invoice');
    });

    test('an invoice that somebody else changed meanwhile is not overwritten, and a link must be https', async () => {
      const { order } = await placed();
      await record(order._id, invoice);
      const stale = await record(order._id, { number: '9', url: '', seen: { number: '', url: '' } });
      expect([stale.status, stale.body.code]).toEqual([409, 'STALE_ORDER']);
      expect((await record(order._id, { number: '9', url: 'javascript:alert(1)' })).status).toBe(400);
      const { body } = await shop.admin<OrderAnswer>(`/api/orders/${order._id}`);
      expect(body.order).toMatchObject({ invoice });
    });
  });
}
