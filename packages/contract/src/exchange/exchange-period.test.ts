import { afterEach, describe, expect, test } from 'vitest';
import { exchangeClosed, lastExchangeDay } from './exchange-period';

const zone = process.env.TZ;
// Half past eleven at night of November 10th in Argentina.
const deliveredAt = '2026-11-11T02:30:00Z';
const order = { status: 'paid', stockHeld: true, fulfillment: 'delivered', deliveredAt };

describe('the period of exchanges', () => {
  afterEach(() => {
    process.env.TZ = zone;
  });

  test.each(['UTC', 'Asia/Tokyo', 'Pacific/Auckland'])(
    'the last day counts from the Argentine day of delivery, whatever the zone of the server (%s)',
    (name) => {
      process.env.TZ = name;
      expect(lastExchangeDay(deliveredAt, 30)).toBe('2026-12-10');
    },
  );

  test('an exchange is taken until the end of the last day in Argentina', () => {
    expect(exchangeClosed(order, 30, new Date('2026-12-11T02:59:59.999Z'))).toBeNull();
    expect(exchangeClosed(order, 30, new Date('2026-12-11T03:00:00.000Z'))).toBe('late');
  });

  test('an order whose day of delivery nobody recorded is in time', () => {
    expect(lastExchangeDay(null, 30)).toBeNull();
    expect(exchangeClosed({ ...order, deliveredAt: null }, 30, new Date('2030-01-01'))).toBeNull();
  });

  test.each([
    ['off', {}, 0],
    ['stopped', { status: 'refunded' }, 30],
    ['stopped', { status: 'cancelled' }, 30],
    ['stopped', { stockHeld: false }, 30],
    ['undelivered', { fulfillment: 'in_transit', deliveredAt: null }, 30],
  ] as const)('no exchange is offered: %s', (reason, changes, days) =>
    expect(exchangeClosed({ ...order, ...changes }, days, new Date(deliveredAt))).toBe(reason),
  );
});
