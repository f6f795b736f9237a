import { type orderTotals } from '@shop/contract';
import { checkout } from '../texts/demo-texts';

/** What decides the sums of the demo shop's orders. */
export const demoRules: Parameters<typeof orderTotals>[3] = {
  shipping: { homeDelivery: { baseCost: 2_500, freeShippingThreshold: 30_000 } },
  paymentInfo: checkout.paymentInfo,
};
