import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maskName } from './order';
import { orderBulkStatusSchema, orderListQuerySchema, orderStatusChangeSchema } from './order-management';

describe('order queries', () => {
  test('an order query has the first page of ten orders as default', () =>
    expect(orderListQuerySchema.parse({})).toMatchObject({ page: 1, limit: 10 }));
  test.each(['', 'all'])('an order query matches every status with %j', (status) =>
    expect(orderListQuerySchema.parse({ status }).status).toBeUndefined(),
  );
  test('an order query accepts a status, a day and a search', () =>
    expect(
      orderListQuerySchema.parse({ status: 'paid', date: '2026-11-20', search: '  JL-1 ' }),
    ).toMatchObject({
      status: 'paid',
      date: '2026-11-20',
      search: 'JL-1',
    }));
  test.each([
    { status: 'shipped' },
    { status: ['paid'] },
    { date: '20/11/2026' },
    { date: '2026-02-30' },
    { date: '' },
    { search: 'a'.repeat(101) },
    { page: '0' },
    { limit: '1000' },
    { paymentMethod: 'card' },
  ])('an order query rejects %j', (query) =>
    expect(orderListQuerySchema.safeParse(query).success).toBe(false),
  );
});

describe('status changes', () => {
  test('a status change accepts notes, the expected status and restocking', () =>
    expect(
      orderStatusChangeSchema.parse({
        status: 'refunded',
        adminNotes: ' Devuelto ',
        expectedStatus: 'paid',
        restock: true,
      }),
    ).toEqual({ status: 'refunded', adminNotes: 'Devuelto', expectedStatus: 'paid', restock: true }));
  test.each([
    {},
    { status: 'shipped' },
    { status: 'paid', adminNotes: 'a'.repeat(2_001) },
    { status: 'paid', restock: 'yes' },
    { status: 'paid', expectedStatus: 'nope' },
  ])('a status change rejects %j', (change) =>
    expect(orderStatusChangeSchema.safeParse(change).success).toBe(false),
  );
  test('a status change of several orders accepts 1 to 100 ids', () => {
    const of = (count: number) => ({ ids: Array.from({ length: count }, String), status: 'paid' });
    expect([0, 1, 100, 101].map((count) => orderBulkStatusSchema.safeParse(of(count)).success)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});

test.each([
  ['María Gómez', 'M… G…'],
  ['  ana  ', 'A…'],
  ['ángela de la Vega', 'Á… D… L… V…'],
  ['🎀 Rosa', '🎀… R…'],
  ['', ''],
  ['   ', ''],
])('the name %j is masked as %j', (name, masked) => expect(maskName(name)).toBe(masked));

test('a masked name shows only one letter of each word', () =>
  fc.assert(
    fc.property(
      fc.array(fc.stringMatching(/^[a-záéíóúñ]{2,12}$/), { minLength: 1, maxLength: 5 }),
      (words) => {
        const masked = maskName(words.join(' ')).split(' ');
        expect(masked).toHaveLength(words.length);
        expect(masked.every((word) => [...word].length === 2)).toBe(true);
      },
    ),
  ));
