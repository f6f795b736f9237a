import { defaultSiteContent } from '@shop/contract';
import { anOrder, withMarkedTexts } from '@shop/web-kit/testing';
import { expect, test } from 'vitest';
import { deliveryFacts, generalFacts } from './tracked-facts.ts';

// Other parts of the page show the coupon with the sums, and the reason for another proof beside its form.
const ELSEWHERE = ['couponCode', 'proofReason'];

test('a tracked order shows every text of the order, or the list of this test names the part that does', () => {
  const placed = anOrder({ deliveryMethod: 'home', fulfillment: 'in_transit' });
  const { order, missingIn } = withMarkedTexts(placed);
  const factsOf = (one: typeof order) =>
    JSON.stringify([...generalFacts(one), ...deliveryFacts(one, defaultSiteContent.checkout)]);
  // The notes of the order stand in for those of the delivery, which a checkout fills with the same text.
  const withoutDeliveryNotes = { ...order, shippingInfo: { ...order.shippingInfo, notes: '' } };
  expect(missingIn(factsOf(order) + factsOf(withoutDeliveryNotes))).toEqual(ELSEWHERE);
});
