import { afterEach, describe, expect, test } from 'vitest';
import { withdrawalDeadline, withdrawalTerm } from './withdrawal-term';

const createdAt = '2026-11-01T12:00:00Z';
const zone = process.env.TZ;

describe('the term of a withdrawal', () => {
  afterEach(() => {
    process.env.TZ = zone;
  });

  test.each(['UTC', 'Asia/Tokyo', 'Pacific/Auckland', 'America/Argentina/Salta'])(
    'the deadline is the end of the tenth day in Argentina, whatever the zone of the server (%s)',
    (name) => {
      process.env.TZ = name;
      const late = withdrawalDeadline({ createdAt, deliveredAt: '2026-11-11T02:30:00Z' });
      expect(late?.toISOString()).toBe('2026-11-21T02:59:59.999Z');
      const next = withdrawalDeadline({ createdAt, deliveredAt: '2026-11-11T03:00:00Z' });
      expect(next?.toISOString()).toBe('2026-11-22T02:59:59.999Z');
    },
  );

  test('the last millisecond of day 10 is in time and the first of day 11 is late', () => {
    const deadline = withdrawalDeadline({ createdAt, deliveredAt: '2026-11-10T18:00:00Z' });
    expect(withdrawalTerm(deadline, new Date('2026-11-21T02:59:59.999Z'))).toBe('in_time');
    expect(withdrawalTerm(deadline, new Date('2026-11-21T03:00:00.000Z'))).toBe('late');
  });

  test('the days count from the purchase when it is later than the delivery', () =>
    expect(withdrawalDeadline({ createdAt, deliveredAt: '2026-10-20T12:00:00Z' })?.toISOString()).toBe(
      '2026-11-12T02:59:59.999Z',
    ));

  test('a withdrawal of an order whose delivery nobody recorded has no deadline', () => {
    expect(withdrawalDeadline({ createdAt, deliveredAt: null })).toBeNull();
    expect(withdrawalTerm(null, new Date('2030-01-01'))).toBe('unknown');
  });
});
