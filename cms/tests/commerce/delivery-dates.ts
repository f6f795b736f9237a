import {
  promiseDelivery,
  type DeliveryDates,
  type DeliveryMethod,
  type MaskedOrder,
  type SiteContent,
} from '@shop/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commerceOn, type Commerce } from '../support/data/commerce-calls';
import type { TestCms } from '../support/servers/start-cms';

// With a cut-off at midnight every order counts from the next working day, whatever the hour of the test.
const AFTER_CUT_OFF = {
  enabled: true,
  preparationDays: 2,
  transitDaysMin: 1,
  transitDaysMax: 3,
  cutOffHour: 0,
  closedDays: '31/12/2026\n1/1/2027',
};

export function deliveryDatesSuite(database: string, booted: () => TestCms): void {
  describe(`delivery dates on ${database}`, () => {
    let shop: Commerce;
    let content: SiteContent;
    beforeAll(async () => {
      shop = await commerceOn(booted());
      content = (await booted().call<{ content: SiteContent }>('/api/content')).body.content;
    });
    const save = (changes: Partial<DeliveryDates>) => {
      const { version: _version, ...json } = structuredClone(content);
      Object.assign(json.checkout.deliveryDates, changes);
      return shop.admin<{ errors?: unknown }>('/api/content', { method: 'PUT', json });
    };
    afterAll(async () => {
      await save({});
    });
    const place = async (deliveryMethod: DeliveryMethod, changes = {}) => {
      const { _id } = await shop.product();
      const line = { productId: _id, quantity: 1, size: 'M' };
      return (await shop.placed([line], { deliveryMethod, ...changes })).order;
    };

    test('a shop that promised no dates places orders without them', async () => {
      expect(content.checkout.deliveryDates.enabled).toBe(false);
      expect(await place('home')).toMatchObject({ deliveryFrom: null, deliveryTo: null });
    });

    test('an order after the cut-off carries the promise of its moment, whatever the client sends', async () => {
      expect((await save(AFTER_CUT_OFF)).status).toBe(200);
      const saved = (await booted().call<{ content: SiteContent }>('/api/content')).body.content;
      const dates = saved.checkout.deliveryDates;
      expect(dates).toEqual({ ...content.checkout.deliveryDates, ...AFTER_CUT_OFF });
      const forged = { deliveryFrom: '2020-01-01', deliveryTo: '2020-01-02' };
      const order = await place('home', forged);
      const promised = promiseDelivery(new Date(order.createdAt), 'home', dates);
      const sameDay = promiseDelivery(new Date(order.createdAt), 'home', { ...dates, preparationDays: 1 });
      expect({ from: order.deliveryFrom, to: order.deliveryTo }).toEqual(promised);
      expect(promised).not.toEqual(sameDay);
      const pickup = await place('pickup');
      expect(pickup.deliveryFrom).toBe(promiseDelivery(new Date(pickup.createdAt), 'pickup', dates)?.from);
      expect(pickup.deliveryTo).toBeNull();
    });

    // @spec D.6
    test('a promise stays as it was placed, in the tracking, for staff and in the CSV', async () => {
      await save(AFTER_CUT_OFF);
      const { _id, orderNumber, deliveryFrom, deliveryTo } = await place('home');
      expect(deliveryTo).not.toBeNull();
      await save({ enabled: false });
      const tracked = await booted().call<{ order: MaskedOrder }>(`/api/orders/by-number/${orderNumber}`);
      expect(tracked.body.order).toMatchObject({ deliveryFrom, deliveryTo });
      const staff = await shop.admin<{ order: object }>(`/api/orders/${_id}`);
      expect(staff.body.order).toMatchObject({ deliveryFrom, deliveryTo });
      const [from, to] = [deliveryFrom!, deliveryTo!].map((day) => day.split('-').reverse().join('/'));
      const csv = await shop.admin('/api/orders/export');
      expect(csv.text).toContain(`${from} a ${to}`);
    });

    test('dates that cannot be kept are refused with the reason', async () => {
      const refusal = async (changes: Partial<DeliveryDates>) => {
        const { status, text } = await save(changes);
        expect(status).toBe(400);
        return text;
      };
      expect(await refusal({ closedDays: 'navidad' })).toContain('Escribí cada día como 25/12/2026');
      expect(await refusal({ transitDaysMin: 3, transitDaysMax: 2 })).toContain(
        'El máximo no puede ser menor que el mínimo',
      );
    });
  });
}
