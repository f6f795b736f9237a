import { endpoints, type AdminOrder, type SaleDraftInput } from '@shop/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { commerceOn, type Commerce, type OrderAnswer } from '../support/data/commerce-calls';
import type { TestCms } from '../support/servers/start-cms';

const GIFT = { isGift: true, giftMessage: 'Feliz cumple, Ana.\nTe quiero' };

/** Tests who reads that an order is a gift, and its message. */
export function giftOrdersSuite(database: string, booted: () => TestCms): void {
  describe(`gifts on ${database}`, () => {
    let shop: Commerce;
    let productId: string;
    beforeAll(async () => {
      shop = await commerceOn(booted());
      productId = (await shop.product({ stock: 30 }))._id;
    });
    const placed = (given: Record<string, unknown>) =>
      shop.placed([{ productId, quantity: 1, size: 'M' }], given);
    const read = async (id: string): Promise<AdminOrder> =>
      (await shop.admin<OrderAnswer>(`/api/orders/${id}`)).body.order;
    const track = (orderNumber: string, query = '') =>
      booted().call<OrderAnswer>(`/api/orders/by-number/${orderNumber}${query}`);

    test('a gift and its message are shown to staff and by the link of the order, never by its number', async () => {
      const { order, orderNumber, linkToken } = await placed(GIFT);
      expect(order).toMatchObject(GIFT);
      expect(await read(order._id)).toMatchObject(GIFT);
      const own = await track(orderNumber, `?token=${encodeURIComponent(linkToken)}`);
      expect(own.body.order).toMatchObject(GIFT);
      const masked = await track(orderNumber);
      expect(endpoints.getOrderByNumber.answer.parse(masked.body)).toEqual(masked.body);
      expect(masked.text).not.toContain('Feliz cumple');
    });

    test('an order is no gift unless it says so, and keeps no message then', async () => {
      const none = { isGift: false, giftMessage: '' };
      expect((await placed({})).order).toMatchObject(none);
      expect((await placed({ giftMessage: GIFT.giftMessage })).order).toMatchObject(none);
    });

    test('the message of a gift has at most 200 characters', async () => {
      expect((await placed({ ...GIFT, giftMessage: 'ñ'.repeat(200) })).order.giftMessage).toHaveLength(200);
      const items = [{ productId, quantity: 1, size: 'M' }];
      const { order } = await placed({});
      const draft = { items, shippingInfo: order.shippingInfo, paymentMethod: 'cash' };
      const tooLong = await shop.order({ ...draft, isGift: true, giftMessage: 'ñ'.repeat(201) });
      expect([tooLong.status, tooLong.text]).toEqual([400, expect.stringContaining('giftMessage')]);
    });

    test('a sale of staff may be a gift', async () => {
      const json: SaleDraftInput = {
        items: [{ productId, quantity: 1, size: 'M' }],
        channel: 'whatsapp',
        paymentMethod: 'cash',
        paid: true,
        ...GIFT,
      };
      const { body } = await shop.admin<OrderAnswer>('/api/orders/manual', { method: 'POST', json });
      expect(await read(body.order._id)).toMatchObject(GIFT);
    });

    test('the CSV file has a column for a gift and one for its message', async () => {
      const { orderNumber } = await placed({ ...GIFT, giftMessage: '=Feliz;cumple' });
      const { text } = await shop.admin('/api/orders/export');
      const lines = text.split('\r\n');
      expect(lines[0]).toContain('"Es para regalo";"Mensaje del regalo"');
      const line = lines.find((one) => one.includes(orderNumber));
      expect(line).toContain(`"sí";"'=Feliz;cumple"`);
    });

    test("Strapi's panel corrects a gift and its message by the rules of the checkout", async () => {
      const { order } = await placed(GIFT);
      const edit = (data: object) =>
        booted().strapi.documents('api::order.order').update({ documentId: order._id, data });
      await expect(edit({ giftMessage: 'a'.repeat(201) })).rejects.toThrow('200 caracteres');
      await edit({ giftMessage: ' Feliz día ' });
      expect(await read(order._id)).toMatchObject({ isGift: true, giftMessage: 'Feliz día' });
      await edit({ isGift: false });
      expect((await read(order._id)).isGift).toBe(false);
    });

    test('an order that is older than the field is no gift', async () => {
      const { order } = await placed({});
      await shop.db()('orders').where('document_id', order._id).update({ is_gift: null, gift_message: null });
      expect(await read(order._id)).toMatchObject({ isGift: false, giftMessage: '' });
    });
  });
}
