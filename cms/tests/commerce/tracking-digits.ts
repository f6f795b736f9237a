import { initialOperatingRules, type MaskedOrder } from '@shop/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aShopper, commerceOn, type Commerce, type OrderAnswer } from '../support/data/commerce-calls';
import type { TestCms } from '../support/servers/start-cms';

/** Tests the owner's rule that tracking by number asks the last four digits of the phone. */
export function trackingDigitsSuite(database: string, booted: () => TestCms): void {
  describe(`last digits of the phone on ${database}`, () => {
    let shop: Commerce;
    let placed: OrderAnswer;

    const asks = (trackingAsksPhone: boolean) =>
      shop.admin('/api/rules', { method: 'PUT', json: { ...initialOperatingRules, trackingAsksPhone } });
    const track = async (query = '') =>
      (await booted().call<{ order: MaskedOrder }>(`/api/orders/by-number/${placed.orderNumber}${query}`))
        .body.order;

    beforeAll(async () => {
      shop = await commerceOn(booted());
      const { _id } = await shop.product();
      placed = await shop.placed([{ productId: _id, quantity: 1, size: 'M' }], {
        shippingInfo: aShopper({ phone: '+54 9 299 512-3407' }),
      });
    });
    afterAll(() => asks(false));

    test('tracking by number shows garments as before while the rule is off', async () => {
      expect((await track()).items).toHaveLength(1);
      expect(await track()).not.toHaveProperty('asksDigits');
    });

    // @spec F.16
    test('tracking by number shows the state alone until the last digits of the phone are given', async () => {
      expect((await asks(true)).status).toBe(200);
      const hidden = {
        status: 'pending_manual',
        items: [],
        total: 0,
        customerName: '',
        city: '',
        asksDigits: true,
      };
      expect(await track()).toMatchObject(hidden);
      expect(await track('?digits=3408')).toMatchObject(hidden);
      const shown = await track('?digits=3407');
      expect(shown.items).toHaveLength(1);
      expect(shown).not.toHaveProperty('asksDigits');
    });

    test('the link of an order shows it whole without digits', async () => {
      const whole = await track(`?token=${encodeURIComponent(placed.linkToken)}`);
      expect(whole).toHaveProperty('shippingInfo');
    });
  });
}
