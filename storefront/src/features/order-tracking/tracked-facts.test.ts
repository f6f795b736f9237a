import { defaultSiteContent } from '@shop/contract';
import { anOrder, withMarkedTexts } from '@shop/web-kit/testing';
import { expect, test } from 'vitest';
import { deliveryFacts, generalFacts } from './tracked-facts.ts';

// Other parts of the page show the coupon with the sums, the code of the pickup below the delivery, and the reason
// for another proof beside its form.
const ELSEWHERE = ['couponCode', 'pickupCode', 'proofReason'];

test('a tracked order shows every text of the order, or the list of this test names the part that does', () => {
  const placed = anOrder({ deliveryMethod: 'home', fulfillment: 'in_transit', isGift: true });
  const { order, missingIn } = withMarkedTexts(placed);
  const factsOf = (one: typeof order) =>
    JSON.stringify([...generalFacts(one), ...deliveryFacts(one, defaultSiteContent.checkout)]);
  // The notes of the order stand in for those of the delivery, which a checkout fills with the same text.
  const withoutDeliveryNotes = { ...order, shippingInfo: { ...order.shippingInfo, notes: '' } };
  expect(missingIn(factsOf(order) + factsOf(withoutDeliveryNotes))).toEqual(ELSEWHERE);
});

test('a tracked order says that it is a gift, with or without a message', () => {
  const giftOf = (given: Parameters<typeof anOrder>[0]) =>
    deliveryFacts(anOrder(given), defaultSiteContent.checkout).filter(
      ([label]) => label === 'Es para regalo',
    );
  expect(giftOf({})).toEqual([]);
  expect(giftOf({ isGift: true })).toEqual([['Es para regalo', 'Sin mensaje']]);
  expect(giftOf({ isGift: true, giftMessage: 'Feliz día' })).toEqual([['Es para regalo', 'Feliz día']]);
});
