import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, businessDay, dayRange, isCalendarDay } from './business-day';

describe('business days', () => {
  test.each([
    ['2026-01-15T02:30:00Z', '2026-01-14'],
    ['2026-11-21T02:59:59.999Z', '2026-11-20'],
    ['2026-11-21T03:00:00Z', '2026-11-21'],
    ['2026-01-01T02:59:59Z', '2025-12-31'],
    ['2028-02-29T12:00:00Z', '2028-02-29'],
  ])('the business day of %s is %s', (instant, day) => expect(businessDay(new Date(instant))).toBe(day));

  test('the business day does not depend on the time zone of the server', () => {
    const before = process.env.TZ;
    try {
      for (const zone of ['UTC', 'Asia/Tokyo', 'Pacific/Auckland', 'America/Argentina/Salta']) {
        process.env.TZ = zone;
        expect(businessDay(new Date('2026-11-21T02:30:00Z'))).toBe('2026-11-20');
        expect(dayRange('2026-11-20').from.toISOString()).toBe('2026-11-20T03:00:00.000Z');
      }
    } finally {
      process.env.TZ = before;
    }
  });

  test('the business day contains exactly the instants of its range', () =>
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2010-01-01'), max: new Date('2060-01-01'), noInvalidDate: true }),
        (at) => {
          const { from, to } = dayRange(businessDay(at));
          expect(from <= at && at < to).toBe(true);
          expect(businessDay(new Date(from.getTime() - 1))).toBe(addDays(businessDay(at), -1));
          expect(businessDay(to)).toBe(addDays(businessDay(at), 1));
        },
      ),
    ));
});

test.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2026-03-01', -1, '2026-02-28'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-11-21', -179, '2026-05-26'],
])('addDays(%s, %i) returns %s', (day, days, other) => expect(addDays(day, days)).toBe(other));

describe('isCalendarDay', () => {
  test.each(['2026-11-21', '2028-02-29'])('isCalendarDay accepts %s', (day) =>
    expect(isCalendarDay(day)).toBe(true),
  );
  test.each(['2026-02-29', '2026-13-01', '2026-00-10', '21/11/2026', '2026-1-1', '', '2026-11-21T00:00'])(
    'isCalendarDay rejects %j',
    (day) => expect(isCalendarDay(day)).toBe(false),
  );
});
