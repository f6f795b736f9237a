import type { Coupon, ErrorBody, CheckedCoupon } from '@shop/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { changedCheckout, offering } from '../support/data/changed-checkout';
import { anOrder, aShopper, commerceOn, type Commerce } from '../support/data/commerce-calls';
import type { TestCms } from '../support/servers/start-cms';

let codes = 0;

export function couponsSuite(database: string, booted: () => TestCms): void {
  describe(`coupons on ${database}`, () => {
    let shop: Commerce;
    beforeAll(async () => {
      shop = await commerceOn(booted());
    });
    const draftOf = (changes: object = {}) => {
      codes += 1;
      const limits = { from: null, to: null, maxUses: null };
      return { code: `CUPON${codes}`, kind: 'percent', value: 10, ...limits, ...changes };
    };
    const create = (changes: object = {}) =>
      shop.admin<{ coupon: Coupon } & ErrorBody>('/api/coupons', {
        method: 'POST',
        json: draftOf(changes),
      });
    const created = async (changes: object = {}): Promise<Coupon> => {
      const { status, body, text } = await create(changes);
      if (status !== 201) throw new Error(text);
      return body.coupon;
    };
    const usesOf = async ({ _id }: Coupon): Promise<number | undefined> => {
      const { body } = await shop.admin<{ coupons: Coupon[] }>('/api/coupons');
      return body.coupons.find((one) => one._id === _id)?.uses;
    };
    // The line costs 8,000 pesos: a product of 10,000 with 20 % off.
    const lineOf = async (changes: object = {}) => {
      const { _id } = await shop.product({ stock: 100, ...changes });
      return { productId: _id, quantity: 1, size: 'M' };
    };
    const check = (code: string, items: object[]) =>
      booted().call<{ coupon: CheckedCoupon } & ErrorBody>('/api/coupons/check', {
        method: 'POST',
        json: { code, items },
      });

    test('a coupon is checked without case, and an order costs what it takes off', async () => {
      const coupon = await created();
      const line = await lineOf();
      const { status, body } = await check(` ${coupon.code.toLowerCase()} `, [line]);
      expect([status, body.coupon]).toEqual([
        200,
        { code: coupon.code, shares: [800], freeDelivery: false, withPaymentDiscount: true },
      ]);
      const { order } = await shop.placed([line], { couponCode: coupon.code, total: 7_200 });
      expect(order).toMatchObject({ couponCode: coupon.code, couponDiscount: 800, total: 7_200 });
      expect(await usesOf(coupon)).toBe(1);
      const wrong = await shop.order(anOrder([line], { couponCode: coupon.code, total: 8_000 }));
      expect(wrong.body).toMatchObject({
        code: 'PRICE_CHANGED',
        details: { couponDiscount: 800, total: 7_200 },
      });
      expect(await shop.faults()).toEqual([]);
    });

    test('an amount never takes off more than the products cost, and a free delivery takes off the delivery', async () => {
      const line = await lineOf();
      const amount = await created({ kind: 'amount', value: 9_000 });
      const home = { deliveryMethod: 'home' };
      expect((await shop.placed([line], { ...home, couponCode: amount.code })).order).toMatchObject({
        couponDiscount: 8_000,
        shippingCost: 2_500,
        total: 2_500,
      });
      const free = await created({ kind: 'free_delivery', value: 0 });
      expect((await shop.placed([line], { ...home, couponCode: free.code })).order).toMatchObject({
        couponDiscount: 0,
        shippingCost: 0,
        total: 8_000,
      });
    });

    test.each<[string, object, string]>([
      ['unknown', { code: 'OTRO' }, ''],
      ['paused', { active: false }, 'Ese cupón no existe o no está disponible.'],
      ['of another time', { from: '2999-01-01' }, 'Ese cupón no existe o no está disponible.'],
      ['ended', { to: '2020-01-01' }, 'Ese cupón venció.'],
      ['for more', { minimum: 8_001 }, 'Ese cupón es para compras desde $8.001: te faltan $1.'],
      [
        'for other categories',
        { categories: ['pijamas'] },
        'Ese cupón no es para los productos de tu carrito.',
      ],
      [
        'not for discounted products',
        { onDiscounted: false },
        'Ese cupón no es para los productos de tu carrito.',
      ],
    ])('an order with a coupon that is %s is refused with the reason', async (_, changes, message) => {
      const coupon = await created(changes);
      const line = await lineOf();
      const couponCode = message ? coupon.code : 'NADIE-LO-CONOCE';
      const order = await shop.order(anOrder([line], { couponCode }));
      const reason = message || 'Ese cupón no existe o no está disponible.';
      expect([order.status, order.body]).toMatchObject([
        409,
        { code: 'COUPON_UNAVAILABLE', message: reason },
      ]);
      const checked = await check(couponCode, [line]);
      expect([checked.status, checked.body.message]).toEqual([409, reason]);
      expect(await shop.stockOf(line.productId)).toBe(100);
    });

    // @spec E.10
    test('fifty parallel uses of a coupon for ten are exactly ten', async () => {
      const coupon = await created({ maxUses: 10 });
      const line = await lineOf();
      const orders = await Promise.all(
        Array.from({ length: 50 }, () => shop.orderWithRetries(anOrder([line], { couponCode: coupon.code }))),
      );
      const count = (wanted: number) => orders.filter(({ status }) => status === wanted).length;
      expect([count(201), count(409), await usesOf(coupon)]).toEqual([10, 40, 10]);
      expect(await shop.stockOf(line.productId)).toBe(90);
      const listed = () => shop.admin(`/api/orders?coupon=${coupon.code}&limit=1`);
      expect((await listed()).body).toMatchObject({ totalOrders: 10 });
      const used = orders.find(({ status }) => status === 201);
      await shop.setStatus(used!.body.order._id, { status: 'cancelled' });
      expect([(await listed()).body.totalOrders, await usesOf(coupon)]).toEqual([9, 9]);
      expect(await shop.faults()).toEqual([]);
    });

    // @spec E.10
    test('a client uses a coupon once, by mail or by phone, and again after a cancellation', async () => {
      const coupon = await created({ oncePerClient: true });
      const line = await lineOf();
      const client = aShopper();
      const use = (changes: object) =>
        shop.order(anOrder([line], { couponCode: coupon.code, shippingInfo: { ...client, ...changes } }));
      const first = await use({});
      expect(first.status).toBe(201);
      const phone = `+54 9 ${client.phone}`;
      for (const changes of [
        {},
        { email: 'otra@ejemplo.com' },
        { phone: '2990000000' },
        { email: 'otra@ejemplo.com', phone },
      ])
        expect((await use(changes)).body).toMatchObject({ message: 'Ya usaste ese cupón.' });
      await shop.setStatus(first.body.order._id, { status: 'cancelled' });
      expect([await usesOf(coupon), (await use({})).status]).toEqual([0, 201]);
      const again = await shop.setStatus(first.body.order._id, { status: 'pending_manual' });
      expect([again.status, await usesOf(coupon)]).toEqual([409, 1]);
      expect(await shop.faults()).toEqual([]);
    });

    // @spec E.10
    test('a coupon that excludes the payment discount leaves it out', async () => {
      const line = await lineOf();
      const both = await created();
      const alone = await created({ withPaymentDiscount: false });
      const pay = async ({ code }: Coupon) =>
        (await shop.placed([line], { couponCode: code, paymentMethod: 'transfer' })).order;
      const checkout = await changedCheckout(booted(), shop);
      await checkout.save(offering(10));
      expect(await pay(both)).toMatchObject({ couponDiscount: 800, paymentDiscount: 720, total: 6_480 });
      expect(await pay(alone)).toMatchObject({ couponDiscount: 800, paymentDiscount: 0, total: 7_200 });
      await checkout.restore();
    });

    // @spec E.10
    test('a deleted order gives its use back, and takes it again when it is restored', async () => {
      const coupon = await created({ maxUses: 1 });
      const line = await lineOf();
      const { order } = await shop.placed([line], { couponCode: coupon.code });
      await shop.admin(`/api/orders/${order._id}`, { method: 'DELETE' });
      expect([await usesOf(coupon), await shop.faults()]).toEqual([0, []]);
      await shop.admin(`/api/orders/${order._id}/restore`, { method: 'POST' });
      expect([await usesOf(coupon), await shop.faults()]).toEqual([1, []]);
      await shop.setStatus(order._id, { status: 'cancelled' });
      await shop.admin(`/api/orders/${order._id}`, { method: 'DELETE' });
      await shop.admin(`/api/orders/${order._id}/restore`, { method: 'POST' });
      expect([await usesOf(coupon), await shop.faults()]).toEqual([0, []]);
    });

    test('a code that several people give a coupon at once becomes one coupon, and the others read why', async () => {
      const draft = draftOf();
      const answers = await Promise.all(Array.from({ length: 4 }, () => create(draft)));
      const refused = answers.filter(({ status }) => status !== 201);
      const taken = `Ya hay un cupón con el código ${draft.code}.`;
      expect(refused.map(({ status, body }) => [status, body.message])).toEqual(
        Array.from({ length: 3 }, () => [409, taken]),
      );
    });

    test('staff create, change, pause and delete coupons; a used one stays', async () => {
      const coupon = await created();
      const again = await create({ code: coupon.code.toLowerCase() });
      expect([again.status, again.body.message]).toEqual([
        409,
        `Ya hay un cupón con el código ${coupon.code}.`,
      ]);
      const { _id, uses: _uses, createdAt: _at, updatedAt: expectedUpdatedAt, ...draft } = coupon;
      const change = (changes: object) =>
        shop.admin<{ coupon: Coupon } & ErrorBody>(`/api/coupons/${_id}`, {
          method: 'PUT',
          json: { ...draft, expectedUpdatedAt, ...changes },
        });
      const paused = await change({ active: false, categories: ['bodies'] });
      expect(paused.body.coupon).toMatchObject({ active: false, categories: ['bodies'] });
      const { updatedAt } = paused.body.coupon;
      expect((await change({ value: 90 })).body).toMatchObject({
        code: 'STALE_FIELDS',
        details: { coupon: { updatedAt }, lastChange: expect.stringMatching(/^Fue duena,/) as string },
      });
      expect((await change({ value: 90, expectedUpdatedAt: updatedAt })).status).toBe(200);
      expect((await shop.admin(`/api/coupons/${_id}`, { method: 'DELETE' })).status).toBe(200);
      expect((await shop.admin(`/api/coupons/${_id}`, { method: 'DELETE' })).status).toBe(404);
      const used = await created();
      await shop.placed([await lineOf()], { couponCode: used.code });
      const kept = await shop.admin<ErrorBody>(`/api/coupons/${used._id}`, { method: 'DELETE' });
      expect([kept.status, kept.body.message]).toEqual([
        409,
        'Ese cupón ya se usó: pausalo en vez de borrarlo.',
      ]);
      expect((await booted().call('/api/coupons')).status).toBe(401);
    });
  });
}
