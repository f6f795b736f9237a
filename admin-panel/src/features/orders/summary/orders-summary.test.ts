import { describe, expect, it } from 'vitest';
import { completedOrders, methodCounts, statusCount } from './orders-summary.ts';

// @spec 2.15.2

const counts = {
  paid: { cash: 4, transfer: 6 },
  pending_manual: { cash: 3, transfer: 0 },
  cancelled: { cash: 0, transfer: 1 },
};

describe('the orders summary', () => {
  it('the orders summary orders summary lists only the statuses that have orders of a payment method', () => {
    expect(methodCounts(counts, 'cash')).toEqual({
      byStatus: [
        { status: 'pending_manual', count: 3 },
        { status: 'paid', count: 4 },
      ],
      total: 7,
    });
    expect(methodCounts({}, 'transfer')).toEqual({ byStatus: [], total: 0 });
  });

  it('the orders summary orders summary counts paid cash and paid transfer orders as completed', () => {
    expect(completedOrders(counts)).toBe(10);
    expect(completedOrders({})).toBe(0);
  });

  it('the orders summary orders summary counts a status over both payment methods', () => {
    expect(statusCount(counts, 'cancelled')).toBe(1);
    expect(statusCount(counts, 'refunded')).toBe(0);
  });
});
