import type { AdminOrder, Coupon, ErrorBody, OrderEditPreview } from '@shop/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  anOrder,
  aShopper,
  commerceOn,
  type Commerce,
  type OrderAnswer,
} from '../support/data/commerce-calls';
import type { TestCms } from '../support/servers/start-cms';

type Edited = OrderAnswer & ErrorBody & { preview: OrderEditPreview };
let codes = 0;

export function editedCouponsSuite(database: string, booted: () => TestCms): void {
  describe(`coupons of changed orders on ${database}`, () => {
    let shop: Commerce;
    beforeAll(async () => {
      shop = await commerceOn(booted());
    });
    const aCoupon = async (changes: object): Promise<Coupon> => {
      codes += 1;
      const draft = {
        code: `CAMBIO${codes}`,
        kind: 'percent',
        value: 20,
        from: null,
        to: null,
        maxUses: null,
      };
      const json = { ...draft, ...changes };
      return (await shop.admin<{ coupon: Coupon }>('/api/coupons', { method: 'POST', json })).body.coupon;
    };
    // Costs 10,000 pesos.
    const lineOf = async (changes: object = {}) => {
      const { _id } = await shop.product({ stock: 100, discount: 0, ...changes });
      return { productId: _id, quantity: 1, size: 'M' };
    };
    const read = async (id: string) =>
      (await shop.admin<{ order: AdminOrder }>(`/api/orders/${id}`)).body.order;
    const bought = async (coupon: Coupon, changes: Record<string, unknown> = {}, quantity = 1) => {
      const line = { ...(await lineOf()), quantity };
      const { order } = await shop.placed([line], { couponCode: coupon.code, ...changes });
      return read(order._id);
    };
    const call = (order: AdminOrder, path: string, changes: object) =>
      shop.admin<Edited>(`/api/orders/${order._id}/${path}`, {
        method: path === 'lines' ? 'PUT' : 'POST',
        json: {
          items: order.items,
          deliveryMethod: order.deliveryMethod,
          notify: false,
          expectedUpdatedAt: order.updatedAt,
          ...changes,
        },
      });
    const edit = async (order: AdminOrder, changes: object) => {
      const { preview } = (await call(order, 'lines/preview', changes)).body;
      const { status, body, text } = await call(order, 'lines', changes);
      if (status !== 200) throw new Error(text);
      const { total, couponDiscount } = body.order;
      expect([preview.total, preview.couponDiscount]).toEqual([total, couponDiscount]);
      return body.order;
    };
    const resized = ({ items }: AdminOrder, quantity: number) => items.map((item) => ({ ...item, quantity }));
    const usesOf = async ({ _id }: Coupon) =>
      (await shop.admin<{ coupons: Coupon[] }>('/api/coupons')).body.coupons.find((one) => one._id === _id)!
        .uses;

    // @spec E.10
    test('an amount stays its amount, whatever the units', async () => {
      const order = await bought(await aCoupon({ kind: 'amount', value: 5_000 }));
      const raised = await edit(order, { items: resized(order, 5) });
      expect(raised).toMatchObject({ subtotal: 50_000, couponDiscount: 5_000, total: 45_000 });
      expect(await edit(raised, { items: resized(raised, 1) })).toMatchObject({ total: 5_000 });
      expect(await shop.faults()).toEqual([]);
    });

    // @spec E.10
    test('a percentage covers a line that staff add and a product that they swap, once', async () => {
      const order = await bought(await aCoupon({ categories: ['conjuntos'] }));
      const [item] = order.items;
      const other = await lineOf();
      const body = await lineOf({ category: 'bodies' });
      const added = await edit(order, { items: [item, other, body] });
      expect(added).toMatchObject({ subtotal: 30_000, couponDiscount: 4_000 });
      const swapped = await edit(added, { items: [other] });
      expect(swapped).toMatchObject({
        subtotal: 10_000,
        couponDiscount: 2_000,
        couponCode: order.couponCode,
      });
      expect(await shop.faults()).toEqual([]);
    });

    test('later changes of the coupon and of its products change nothing in an order', async () => {
      const coupon = await aCoupon({ categories: ['conjuntos'], onDiscounted: false });
      const order = await bought(coupon, {}, 2);
      const { uses: _uses, createdAt: _at, updatedAt: expectedUpdatedAt, ...draft } = coupon;
      const json = { ...draft, expectedUpdatedAt, value: 90, categories: ['bodies'], active: false };
      expect((await shop.admin(`/api/coupons/${coupon._id}`, { method: 'PUT', json })).status).toBe(200);
      await shop.editProduct(order.items[0]!.productId, { category: 'bodies', discount: 50 });
      expect(await edit(order, { items: resized(order, 1) })).toMatchObject({ couponDiscount: 2_000 });
    });

    // @spec E.10
    test('staff say whether a coupon stays below its minimum, and are asked once', async () => {
      const coupon = await aCoupon({ minimum: 20_000 });
      const order = await bought(coupon, {}, 2);
      const items = resized(order, 1);
      const { preview } = (await call(order, 'lines/preview', { items })).body;
      expect(preview).toMatchObject({ couponMissing: 10_000, couponDiscount: 2_000 });
      const unanswered = await call(order, 'lines', { items });
      expect([unanswered.status, unanswered.body.errors]).toMatchObject([400, [{ path: 'coupon' }]]);
      const kept = await edit(order, { items, coupon: 'keep' });
      expect(kept).toMatchObject({ couponCode: coupon.code, couponDiscount: 2_000 });
      expect(await edit(kept, { items: [{ ...items[0], price: 8_000 }] })).toMatchObject({
        couponDiscount: 1_600,
      });
      const other = await bought(coupon, {}, 2);
      const dropped = await edit(other, { items: resized(other, 1), coupon: 'drop' });
      expect(dropped).toMatchObject({ couponCode: '', couponDiscount: 0, total: 10_000 });
      expect(dropped.history?.at(-1)?.note).toContain(`Se quitó el cupón ${coupon.code}`);
      expect([await usesOf(coupon), await shop.faults()]).toEqual([1, []]);
    });

    test('a free delivery stays with the coupon and is charged without it', async () => {
      const coupon = await aCoupon({ kind: 'free_delivery', value: 0, minimum: 20_000 });
      const order = await bought(coupon, { deliveryMethod: 'home' }, 2);
      const items = resized(order, 1);
      expect(await edit(order, { items, coupon: 'keep' })).toMatchObject({ shippingCost: 0 });
      const other = await bought(coupon, { deliveryMethod: 'home' }, 2);
      expect(await edit(other, { items: resized(other, 1), coupon: 'drop' })).toMatchObject({
        shippingCost: 2_500,
      });
      const pickup = await bought(coupon, {}, 2);
      const client = { ...aShopper(), address: 'San Martín 100' };
      expect(await edit(pickup, { deliveryMethod: 'home', client })).toMatchObject({ shippingCost: 0 });
      expect(await shop.faults()).toEqual([]);
    });

    test('a client is one person however she writes her mail', async () => {
      const coupon = await aCoupon({ oncePerClient: true });
      const line = await lineOf();
      const use = async (email: string) => {
        const shippingInfo = aShopper({ email });
        return (await shop.order(anOrder([line], { couponCode: coupon.code, shippingInfo }))).status;
      };
      const tried = [];
      for (const email of [
        'ana.paz@gmail.com',
        'ANAPAZ+2@gmail.com',
        'a.napaz@googlemail.com',
        'ana.paz@ejemplo.com',
        'ana.paz+otra@ejemplo.com',
        'anapaz@ejemplo.com',
      ])
        tried.push(await use(email));
      expect(tried).toEqual([201, 409, 409, 201, 409, 201]);
    });

    test('fifty cancelled orders that go on again never use a coupon more often than it allows', async () => {
      const coupon = await aCoupon({ maxUses: 10 });
      const cancelled: AdminOrder[] = [];
      for (let at = 0; at < 50; at += 1) {
        const order = await bought(coupon);
        await shop.setStatus(order._id, { status: 'cancelled', notify: false });
        cancelled.push(order);
      }
      const reactivated = async ({ _id }: AdminOrder) => {
        for (;;) {
          const answer = await shop.setStatus(_id, { status: 'confirmado', notify: false });
          if (answer.status !== 503) return answer;
        }
      };
      const answers = await Promise.all(cancelled.map(reactivated));
      const refused = answers.filter(({ status }) => status === 409);
      expect([answers.filter(({ status }) => status === 200).length, refused.length]).toEqual([10, 40]);
      expect(refused[0]?.body).toMatchObject({
        code: 'COUPON_UNAVAILABLE',
        message: expect.stringContaining(`El cupón ${coupon.code} ya no tiene usos.`) as string,
      });
      expect([await usesOf(coupon), await shop.faults()]).toEqual([10, []]);
    });

    test('an order in the trash returns only with a use that is left', async () => {
      const coupon = await aCoupon({ maxUses: 1 });
      const order = await bought(coupon);
      await shop.admin(`/api/orders/${order._id}`, { method: 'DELETE' });
      const other = await bought(coupon);
      const restore = () => shop.admin(`/api/orders/${order._id}/restore`, { method: 'POST' });
      expect((await restore()).status).toBe(409);
      await shop.setStatus(other._id, { status: 'cancelled', notify: false });
      expect([(await restore()).status, await usesOf(coupon), await shop.faults()]).toEqual([200, 1, []]);
    });
  });
}
