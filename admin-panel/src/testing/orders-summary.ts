import { type OrdersSummary } from '@shop/contract';

/** Builds the summary of a shop without orders, but for what is given. */
export const anOrdersSummary = (given: Partial<OrdersSummary> = {}): OrdersSummary => ({
  totalOrders: 0,
  totalRevenue: 0,
  queues: {},
  ordersWithWork: 0,
  summaryByStatusAndPaymentMethod: {},
  ...given,
});
