import { expect, it } from 'vitest';
import { countWaitingOrders } from './waiting-orders.ts';

it('countWaitingOrders counts every status that waits for the staff, over both payment methods', () => {
  const summary = {
    totalOrders: 30,
    totalRevenue: 0,
    queues: {},
    summaryByStatusAndPaymentMethod: {
      pending_manual: { cash: 4, transfer: 1 },
      pending_transfer_proof: { cash: 0, transfer: 3 },
      pending_transfer_confirmation: { cash: 0, transfer: 2 },
      paid: { cash: 20, transfer: 0 },
    },
  };
  expect(countWaitingOrders(summary)).toEqual({
    pending_manual: 5,
    pending_transfer_proof: 3,
    pending_transfer_confirmation: 2,
    total: 10,
  });
  expect(countWaitingOrders(undefined).total).toBe(0);
});
