import { endpoints, type AdminOrder, type ErrorBody, type SiteContent } from '@shop/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { commerceOn, type Commerce, type OrderAnswer } from '../support/data/commerce-calls';
import { aPerson, teamCalls } from '../support/data/team-calls';
import { printMeasurement } from '../support/processes/measurements';
import type { TestCms } from '../support/servers/start-cms';

const DAY_MS = 86_400_000;
const withoutHistory = ({ history: _, ...order }: AdminOrder) => order;

export function restoreSuite(database: string, booted: () => TestCms): void {
  describe(`restoring on ${database}`, () => {
    let shop: Commerce;
    const textOf = async (path: string) => (await booted().call(path)).text;
    const remove = async (path: string) =>
      expect((await shop.admin(`/api${path}`, { method: 'DELETE' })).status).toBe(200);
    const restore = (path: string) =>
      shop.admin<{ message?: string; warning?: string }>(`/api${path}/restore`, { method: 'POST' });
    const agedTo = (table: string, documentId: string, days: number) =>
      shop
        .db()(table)
        .where('document_id', documentId)
        .update({ deleted_at: new Date(Date.now() - days * DAY_MS) });

    beforeAll(async () => {
      shop = await commerceOn(booted());
    });

    test('a product is restored byte for byte, with the units returned meanwhile', async () => {
      const { _id, slug } = await shop.product({ title: 'Body que vuelve', stock: 10 });
      const { order } = await shop.placed([{ productId: _id, quantity: 3, size: 'M' }]);
      await shop.setStatus(order._id, { status: 'paid' });
      const before = await textOf(`/api/products/${slug}`);
      await remove(`/products/${_id}`);
      expect((await booted().call(`/api/products/${slug}`)).status).toBe(404);
      const answer = await restore(`/products/${_id}`);
      expect(answer.status).toBe(200);
      endpoints.restoreProduct.answer.parse(answer.body);
      expect(answer.body).not.toHaveProperty('warning');
      expect(await textOf(`/api/products/${slug}`)).toBe(before);
      await remove(`/products/${_id}`);
      await shop.setStatus(order._id, { status: 'refunded', restock: true });
      await restore(`/products/${_id}`);
      expect(await shop.stockOf(_id)).toBe(10);
      await shop.placed([{ productId: _id, quantity: 10, size: 'M' }]);
      expect(await shop.faults()).toEqual([]);
      printMeasurement(49, database, 'a product: equal to the byte, address kept, stock right');
    });

    test('a deletion of an order that is repeated is calm, and tells another person who did it', async () => {
      const { _id: productId } = await shop.product({ stock: 5 });
      const { order } = await shop.placed([{ productId, quantity: 2, size: 'M' }]);
      const team = teamCalls(shop);
      const person = aPerson('duena');
      await team.accept((await team.invited(person)).token);
      const path = `/api/orders/${order._id}`;
      const deletion = () => shop.admin<ErrorBody>(path, { method: 'DELETE' });
      await remove(`/orders/${order._id}`);
      expect((await deletion()).status).toBe(200);
      expect(await shop.stockOf(productId)).toBe(5);
      const other = await booted().call<ErrorBody>(path, {
        method: 'DELETE',
        token: await team.logIn(person.email),
      });
      expect([other.status, other.body.message]).toEqual([
        409,
        expect.stringMatching(/^La orden ya está eliminada\. .*Orden eliminada/),
      ]);
      expect((await shop.admin('/api/orders/nada', { method: 'DELETE' })).status).toBe(404);
    });

    test('a paused product is restored as paused, an existing one is unchanged, and each restore has an audit entry', async () => {
      const { _id } = await shop.product({ title: 'En pausa', status: false });
      await remove(`/products/${_id}`);
      for (let time = 1; time <= 2; time += 1) expect((await restore(`/products/${_id}`)).status).toBe(200);
      const { body } = await shop.admin<{ product: { status: boolean } }>(`/api/products/${_id}`);
      expect(body.product.status).toBe(false);
      const lines = await shop.db()('audit_entries').where({ action: 'product-restored' }).select('after');
      const ofThis = lines.filter(({ after }) => JSON.stringify(after).includes(_id));
      expect(ofThis).toHaveLength(1);
    });

    test('a deleted product keeps its slug: a new one of the same title gets another', async () => {
      const first = await shop.product({ title: 'Nombre repetido' });
      await remove(`/products/${first._id}`);
      const second = await shop.product({ title: 'Nombre repetido' });
      expect([first.slug, second.slug]).toEqual(['nombre-repetido', 'nombre-repetido-2']);
      await restore(`/products/${first._id}`);
      for (const { _id, slug } of [first, second])
        expect(await textOf(`/api/products/${slug}`)).toContain(`"_id":"${_id}"`);
      expect(await shop.faults()).toEqual([]);
    });

    test('restoring a product reports that its category no longer exists', async () => {
      const { content } = (await shop.admin<{ content: SiteContent }>('/api/content')).body;
      const save = async (categories: SiteContent['productCatalog']['categories']) => {
        const { version } = (await shop.admin<{ content: SiteContent }>('/api/content')).body.content;
        const productCatalog = { ...content.productCatalog, categories };
        const json = { ...content, version, productCatalog };
        expect((await shop.admin('/api/content', { method: 'PUT', json })).status).toBe(200);
      };
      const { categories } = content.productCatalog;
      const passing = { name: 'pasajera', display_name: 'Pasajera' };
      await save([...categories, passing, { name: 'conjuntos', display_name: 'Conjuntos' }]);
      const { _id } = await shop.product({ title: 'Sin lugar', category: 'pasajera' });
      await remove(`/products/${_id}`);
      await save([{ name: 'conjuntos', display_name: 'Conjuntos' }]);
      const answer = await restore(`/products/${_id}`);
      expect([answer.status, answer.body.warning]).toEqual([
        200,
        'La categoría «pasajera» ya no existe: elegile otra a «Sin lugar» para que se encuentre en la tienda.',
      ]);
      await save(categories);
    });

    test('an order is restored byte for byte with its units, but not while they are sold out', async () => {
      const { _id } = await shop.product({ title: 'Para dos', stock: 2 });
      const { order, orderNumber } = await shop.placed([{ productId: _id, quantity: 2, size: 'M' }]);
      const read = async () => (await shop.admin<OrderAnswer>(`/api/orders/${order._id}`)).body.order;
      const before = await read();
      await remove(`/orders/${order._id}`);
      const other = await shop.placed([{ productId: _id, quantity: 1, size: 'M' }]);
      const refused = await restore(`/orders/${order._id}`);
      expect(refused.status).toBe(409);
      expect(refused.body.message).toContain(
        'Stock insuficiente para reactivar la orden: Para dos (quedan 1)',
      );
      expect((await shop.admin(`/api/orders/${order._id}`)).status).toBe(404);
      await shop.setStatus(other.order._id, { status: 'cancelled' });
      for (let time = 1; time <= 2; time += 1) {
        const answer = await restore(`/orders/${order._id}`);
        endpoints.restoreOrder.answer.parse(answer.body);
      }
      const after = await read();
      expect(withoutHistory(after)).toEqual(withoutHistory(before));
      expect(after.history?.map(({ type }) => type)).toEqual(['created', 'deleted', 'restored']);
      expect(await shop.stockOf(_id)).toBe(0);
      expect((await shop.admin(`/api/orders?search=${orderNumber}`)).text).toContain(orderNumber);
      expect(await shop.faults()).toEqual([]);
      printMeasurement(49, database, 'an order: equal to the byte but for its history, units taken again');
    });

    test('returned units of a removed variant leave stock again, and are held again once the variant is back', async () => {
      const form = (sizes: string[]) => ({
        size: sizes,
        variants: sizes.map((size) => ({ size, stock: 5 })),
      });
      const { _id } = await shop.product({ title: 'Sin M un tiempo', ...form(['S', 'M']) });
      const save = (sizes: string[]) =>
        shop.admin(`/api/products/${_id}`, { method: 'PUT', json: form(sizes) });
      const { order } = await shop.placed([{ productId: _id, quantity: 2, size: 'M' }]);
      await save(['S']);
      await remove(`/orders/${order._id}`);
      expect(await shop.faults()).toEqual([]);
      await save(['S', 'M']);
      expect((await restore(`/orders/${order._id}`)).status).toBe(200);
      expect(await shop.stockOf(_id)).toBe(8);
      expect(await shop.faults()).toEqual([]);
    });

    test('deleted records are listed for staff, latest first, for thirty days', async () => {
      const [older, newer] = [
        await shop.product({ title: 'Primero' }),
        await shop.product({ title: 'Segundo' }),
      ];
      for (const { _id } of [older, newer]) await remove(`/products/${_id}`);
      const listed = async () => {
        const { body } = await shop.admin('/api/products/deleted?limit=2');
        return endpoints.listDeletedProducts.answer.parse(body);
      };
      await agedTo('products', older._id, 29);
      expect((await listed()).products[0]).toMatchObject({ title: 'Segundo', _id: newer._id });
      const { total } = await listed();
      await agedTo('products', newer._id, 31);
      expect((await listed()).total).toBe(total - 1);
      expect((await restore(`/products/${older._id}`)).status).toBe(200);
      const late = await restore(`/products/${newer._id}`);
      expect([late.status, late.body.message]).toEqual([
        409,
        'Pasaron más de 30 días desde que se eliminó: ya no se puede recuperar.',
      ]);
      const { order } = await shop.placed([{ productId: older._id, quantity: 1, size: 'M' }]);
      await remove(`/orders/${order._id}`);
      const orders = endpoints.listDeletedOrders.answer.parse((await shop.admin('/api/orders/deleted')).body);
      expect(orders.orders[0]?.orderNumber).toBe(order.orderNumber);
      await agedTo('orders', order._id, 31);
      expect((await restore(`/orders/${order._id}`)).status).toBe(409);
    });

    test('an unknown record cannot be restored', async () => {
      expect((await restore('/products/nunca-fue')).status).toBe(404);
      expect((await restore('/orders/nunca-fue')).status).toBe(404);
    });
  });
}
