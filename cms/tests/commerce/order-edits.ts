import { orderAnswerSchema, type AdminOrder, type ErrorBody, type OrderEditPreview } from '@shop/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { commerceOn, type Commerce, type OrderAnswer } from '../support/data/commerce-calls';
import type { TestCms } from '../support/servers/start-cms';

type Edited = OrderAnswer & ErrorBody & { preview: OrderEditPreview };

export function orderEditsSuite(database: string, booted: () => TestCms): void {
  describe(`edited orders on ${database}`, () => {
    let shop: Commerce;
    beforeAll(async () => {
      shop = await commerceOn(booted());
    });
    const variants = { size: ['S', 'M'], variants: [] as object[] };
    // Costs 8,000 pesos; five of each size.
    const product = (changes: object = {}) =>
      shop.product({
        size: variants.size,
        stock: 10,
        variants: variants.size.map((size) => ({ size, stock: 5 })),
        ...changes,
      });
    const read = async (id: string) =>
      orderAnswerSchema.parse((await shop.admin(`/api/orders/${id}`)).body).order;
    const placed = async (quantity = 2, changes: Record<string, unknown> = {}) => {
      const { _id: productId } = await product();
      const { order } = await shop.placed([{ productId, quantity, size: 'M' }], changes);
      return read(order._id);
    };
    const itemsOf = ({ items }: AdminOrder) =>
      items.map(({ lineId, productId, quantity, size, color }) => ({
        lineId,
        productId,
        quantity,
        size,
        color,
      }));
    const bodyOf = (order: AdminOrder, changes: object) => ({
      items: itemsOf(order),
      deliveryMethod: order.deliveryMethod,
      expectedUpdatedAt: order.updatedAt,
      notify: false,
      ...changes,
    });
    const edit = (order: AdminOrder, changes: object) =>
      shop.admin<Edited>(`/api/orders/${order._id}/lines`, { method: 'PUT', json: bodyOf(order, changes) });
    const preview = (order: AdminOrder, changes: object) =>
      shop.admin<Edited>(`/api/orders/${order._id}/lines/preview`, {
        method: 'POST',
        json: bodyOf(order, changes),
      });
    const stockOf = async (productId: string): Promise<Record<string, number>> => {
      const { body } = await booted().call<{ product: { variants: { size: string; stock: number }[] } }>(
        `/api/products/${productId}`,
      );
      return Object.fromEntries(body.product.variants.map(({ size, stock }) => [size, stock]));
    };
    const firstOf = (order: AdminOrder) => itemsOf(order)[0]!;

    test('a line of another order is refused and changes nothing', async () => {
      const [before, other] = [await placed(), await placed()];
      const items = [{ ...firstOf(before), lineId: firstOf(other).lineId }];
      const { status, body } = await edit(before, { items });
      expect([status, (body as unknown as ErrorBody).errors?.[0]?.path]).toEqual([400, 'items.0.lineId']);
      expect(await read(before._id)).toMatchObject({ items: before.items, updatedAt: before.updatedAt });
    });

    // @spec E.11
    test('another size moves the stock of both and keeps the price as it was sold', async () => {
      const before = await placed();
      const line = firstOf(before);
      await shop.editProduct(line.productId, { price: 50_000 });
      const { status, body } = await edit(before, { items: [{ ...line, size: 'S' }] });
      expect([status, body.order.total]).toEqual([200, 16_000]);
      expect(body.order.items).toMatchObject([{ size: 'S', price: 8_000, lineId: line.lineId }]);
      expect(await stockOf(line.productId)).toEqual({ S: 3, M: 5 });
      expect(body.order.history?.at(-1)).toMatchObject({ type: 'edit' });
      expect(body.order.history?.at(-1)?.note).toMatch(/^2 × .* M → 2 × .* S$/);
    });

    test('the difference of a paid order is to be collected, and then of a smaller one to be returned', async () => {
      const order = await placed(1);
      await shop.setStatus(order._id, { status: 'paid' });
      const paid = await read(order._id);
      const more = { items: [{ ...firstOf(paid), quantity: 3 }] };
      expect((await preview(paid, more)).body.preview).toMatchObject({
        totalBefore: 8_000,
        total: 24_000,
        paidAmount: 8_000,
        due: 16_000,
      });
      expect((await read(order._id)).total).toBe(8_000);
      const larger = (await edit(paid, more)).body.order;
      expect(larger).toMatchObject({ status: 'paid', total: 24_000, paidAmount: 8_000 });
      const collected = await shop.admin<OrderAnswer>(`/api/orders/${order._id}/payments`, {
        method: 'POST',
        json: { amount: 16_000, method: 'cash' },
      });
      expect(collected.body.order.paidAmount).toBe(24_000);
      const small = (
        await edit(collected.body.order, { items: [firstOf(larger)].map((one) => ({ ...one, quantity: 2 })) })
      ).body.order;
      expect([small.total, small.paidAmount]).toEqual([16_000, 24_000]);
      await shop.admin(`/api/orders/${order._id}/refunds`, {
        method: 'POST',
        json: { amount: 8_000, method: 'transfer' },
      });
      expect(await read(order._id)).toMatchObject({ status: 'paid', paidAmount: 16_000 });
      expect(await shop.faults()).toEqual([]);
    });

    test('lines are added and removed, and a discount with its reason is in total and history', async () => {
      const before = await placed();
      const other = await product({ price: 10_000, discount: 0 });
      const { body } = await edit(before, {
        items: [{ productId: other._id, quantity: 1, size: 'S' }],
        agreedDiscount: 1_000,
        reason: 'Se demoró',
      });
      expect(body.order).toMatchObject({ subtotal: 10_000, agreedDiscount: 1_000, total: 9_000 });
      expect(body.order.history?.at(-1)?.note).toContain('Se demoró\nTotal: $16.000 → $9.000');
      expect(await stockOf(firstOf(before).productId)).toEqual({ S: 5, M: 5 });
      expect(await stockOf(other._id)).toEqual({ S: 4, M: 5 });
      expect(await shop.faults()).toEqual([]);
    });

    // @spec E.11
    test('units that the edit frees can be taken again, and no more', async () => {
      const order = await placed(5);
      const line = firstOf(order);
      const tooMany = await edit(order, { items: [{ ...line, quantity: 6 }] });
      expect([tooMany.status, tooMany.body.code]).toEqual([409, 'OUT_OF_STOCK']);
      expect(tooMany.body.message).toContain('quedan 5');
      const split = [
        { ...line, quantity: 4 },
        { ...line, lineId: undefined, quantity: 1 },
      ];
      expect((await edit(order, { items: split })).status).toBe(200);
      expect(await stockOf(line.productId)).toEqual({ S: 5, M: 0 });
      expect(await shop.faults()).toEqual([]);
    });

    // @spec E.11
    test('the discount for the way of payment stays that of the purchase', async () => {
      const content = (await booted().call<{ content: { checkout: object } }>('/api/content')).body.content;
      const saving = (discountPercent: number) => {
        const json = structuredClone(content) as unknown as {
          version?: number;
          checkout: { paymentInfo: { bankTransfer: object } };
        };
        delete json.version;
        Object.assign(json.checkout.paymentInfo.bankTransfer, { discountPercent });
        return shop.admin('/api/content', { method: 'PUT', json });
      };
      await saving(15);
      const order = await placed(1, { paymentMethod: 'transfer' });
      await saving(0);
      expect(order).toMatchObject({ paymentDiscount: 1_200, total: 6_800 });
      const { body } = await edit(order, { items: [{ ...firstOf(order), quantity: 2 }] });
      expect(body.order).toMatchObject({ paymentDiscount: 2_400, total: 13_600 });
    });

    test('delivery and contact change, with what delivery costs', async () => {
      const order = await placed(1);
      const client = {
        fullName: 'Ana Paz',
        email: 'ana@ejemplo.com',
        phone: '2995550000',
        address: '',
        city: '',
      };
      const unasked = await edit(order, { deliveryMethod: 'home' });
      expect([unasked.status, unasked.body.errors?.[0]?.path]).toEqual([400, 'client.address']);
      const unaddressed = await preview(order, { deliveryMethod: 'home' });
      expect(unaddressed.body.preview).toMatchObject({ totalBefore: 8_000, subtotal: 8_000 });
      const missing = await edit(order, { deliveryMethod: 'home', client });
      expect([missing.status, missing.text]).toEqual([
        400,
        expect.stringContaining('La dirección es requerida'),
      ]);
      const there = { ...client, address: 'Roca 1', city: 'Neuquén' };
      const { body } = await edit(order, { deliveryMethod: 'home', client: there, shippingCost: 3_000 });
      expect(body.order).toMatchObject({ wantsShipping: true, shippingCost: 3_000, total: 11_000 });
      expect(body.order.shippingInfo).toMatchObject(there);
      const found = await shop.admin<{ totalOrders: number }>('/api/orders?search=Ana%20Paz');
      expect(found.body.totalOrders).toBeGreaterThan(0);
      expect(body.order.history?.at(-1)?.note).toContain('Entrega: retiro → envío a domicilio');
    });

    // @spec E.11
    test('the second of two staff gets the conflict', async () => {
      const order = await placed(1);
      const answers = await Promise.all(
        [2, 3].map((quantity) => edit(order, { items: [{ ...firstOf(order), quantity }] })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const refused = answers.find(({ status }) => status === 409)?.body;
      expect(refused).toMatchObject({
        code: 'STALE_ORDER',
        message: expect.stringMatching(
          /^La orden cambió mientras la editabas\. .+ \d\d:\d\d: Orden editada: 1 × .+ → [23] × .+ · Total: .+\.$/,
        ),
      });
      const { productId } = firstOf(order);
      const { quantity } = (await read(order._id)).items[0]!;
      expect(await stockOf(productId)).toEqual({ S: 5, M: 5 - quantity });
      expect(await shop.faults()).toEqual([]);
    });

    test('an order that is delivered, cancelled, empty or discounted below zero cannot be edited', async () => {
      const order = await placed(1);
      expect((await edit(order, { items: [] })).status).toBe(400);
      const free = await edit(order, { agreedDiscount: 8_001, reason: 'Regalo' });
      expect([free.status, free.text]).toEqual([400, expect.stringContaining('El descuento es mayor')]);
      expect((await edit(order, { agreedDiscount: 10 })).text).toContain('Contá por qué es el descuento');
      await shop.setStatus(order._id, { status: 'paid' });
      await shop.admin(`/api/orders/${order._id}/fulfillment`, {
        method: 'PUT',
        json: { fulfillment: 'delivered' },
      });
      const delivered = await edit(await read(order._id), { items: itemsOf(order) });
      expect([delivered.status, delivered.body.message]).toEqual([
        409,
        'La orden ya está retirada: no se puede editar.',
      ]);
      const cancelled = await placed(1);
      await shop.setStatus(cancelled._id, { status: 'cancelled' });
      expect((await edit(await read(cancelled._id), {})).status).toBe(409);
    });
  });
}
