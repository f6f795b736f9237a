import { afterEach, describe, expect, test } from 'vitest';
import { dataRequestDue } from './data-request-due';

const zone = process.env.TZ;

describe('the legal clocks of data requests', () => {
  afterEach(() => {
    process.env.TZ = zone;
  });

  test.each(['UTC', 'Asia/Tokyo', 'Pacific/Auckland'])(
    'access is due at the end of the tenth running day in Argentina, whatever the zone of the server (%s)',
    (name) => {
      process.env.TZ = name;
      // 23:59 of 1 December in Neuquén.
      const due = dataRequestDue('access', new Date('2026-12-02T02:59:00Z'));
      expect(due.toISOString()).toBe('2026-12-12T02:59:59.999Z');
      const later = dataRequestDue('access', new Date('2026-12-02T03:00:00Z'));
      expect(later.toISOString()).toBe('2026-12-13T02:59:59.999Z');
    },
  );

  test.each(['rectification', 'deletion'] as const)(
    'a %s skips weekends and holidays: 7 and 8 December 2026 do not count',
    (request) => {
      // Thursday 3 December: Friday 4, then Wednesday 9, Thursday 10, Friday 11 and Monday 14.
      const due = dataRequestDue(request, new Date('2026-12-03T15:00:00Z'));
      expect(due.toISOString()).toBe('2026-12-15T02:59:59.999Z');
    },
  );

  test('a request on a Saturday counts from Monday', () =>
    expect(dataRequestDue('deletion', new Date('2026-11-28T15:00:00Z')).toISOString()).toBe(
      '2026-12-05T02:59:59.999Z',
    ));
});
