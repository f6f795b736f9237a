import { endpoints, type AdminOrder } from '@shop/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { commerceOn, type Commerce } from '../support/data/commerce-calls';
import type { TestCms } from '../support/servers/start-cms';

const TOTAL = 87_650;

export function orderSearchSuite(database: string, booted: () => TestCms): void {
  describe(`searches of orders on ${database}`, () => {
    let shop: Commerce;
    let order: AdminOrder;
    let productId: string;
    const found = async (search: string, more = ''): Promise<string[]> => {
      const { body } = await shop.admin(`/api/orders?limit=100&search=${encodeURIComponent(search)}${more}`);
      const { orders, totalOrders } = endpoints.listOrders.answer.parse(body);
      expect(orders).toHaveLength(totalOrders);
      return orders.map(({ _id }) => _id);
    };
    beforeAll(async () => {
      shop = await commerceOn(booted());
      const variants = [{ size: 'M', color: null, stock: 9, sku: 'Busca-87' }];
      const product = { title: 'Enagua de búsqueda', price: TOTAL, discount: 0, size: ['M'], variants };
      productId = (await shop.product(product))._id;
      const shippingInfo = {
        fullName: 'Zulema Búsqueda',
        email: 'zulema@busca.example',
        phone: '+54 9 299 15 555-1234',
      };
      const item = { productId, quantity: 1, size: 'M' };
      const transfer = { shippingInfo, paymentMethod: 'transfer' };
      order = (await shop.placed([item], transfer)).order;
      const later = await shop.placed([item], transfer);
      await shop.setStatus(later.order._id, { status: 'cancelled' });
    });

    test.each(['87650', '87.650', '$87.650', '$ 87.650,00'])(
      'the amount %s finds its orders',
      async (search) => {
        expect(await found(search)).toContain(order._id);
        expect(await found(search, '&status=cancelled')).not.toContain(order._id);
        expect(await found('87.651')).toEqual([]);
      },
    );

    test('an amount finds an order after it has changed, and that of a payment', async () => {
      await shop.admin(`/api/orders/${order._id}/payments`, {
        method: 'POST',
        json: { amount: 12_347, method: 'transfer' },
      });
      expect(await found('$12.347')).toEqual([order._id]);
    });

    test.each(['5551234', '555 1234', '555-1234', '15 555 1234', '299 555'])(
      'the half of a phone number %s finds its orders',
      async (search) => expect(await found(search)).toContain(order._id),
    );

    test('a title, an SKU and the sender of a transfer find their orders', async () => {
      expect(await found('enagua busqueda')).toContain(order._id);
      expect(await found('busca-87')).toContain(order._id);
      expect(await found(' BUSCA-87 ')).toContain(order._id);
      expect(await found('busca-88')).toEqual([]);
      expect(await found('gómez busca')).toEqual([]);
      await shop.db()('order_payments').where({ amount: 12_347 }).update({ sender: 'Zoé GÓMEZ busca.alias' });
      for (const search of ['gómez busca', 'ZOE GOMEZ', 'busca.alias'])
        expect(await found(search)).toEqual([order._id]);
      expect(await found('zo_')).toEqual([]);
    });

    test('an SKU with an accent is found as it is written on the label', async () => {
      const sku = 'ÚNICO-ñ';
      const variants = [{ size: 'M', color: null, stock: 9, sku }];
      const { _id } = await shop.product({ title: 'Con acento', size: ['M'], variants });
      const placed = await shop.placed([{ productId: _id, quantity: 1, size: 'M' }]);
      expect(await found(sku)).toEqual([placed.order._id]);
    });

    test('an SKU finds its product in the list of staff alone', async () => {
      const idsOf = async (call: Commerce['admin'], more = '') =>
        endpoints.listProducts.answer
          .parse((await call(`/api/products?searchTerm=BUSCA-87${more}`)).body)
          .payload.map(({ _id }) => _id);
      expect(await idsOf(shop.admin)).toEqual([productId]);
      expect(await idsOf(shop.admin, '&status=false')).toEqual([]);
      expect(await idsOf(shop.anonymous)).not.toEqual([productId]);
    });

    test('a file has what a search finds', async () => {
      const { text } = await shop.admin('/api/orders/export?search=busca-87');
      expect(text).toContain(order.orderNumber);
    });
  });
}
