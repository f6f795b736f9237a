import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { totalPages } from './page-numbers';
import { pageNumber, pageSize } from './page-fields';

describe('a page number', () => {
  test.each([
    [undefined, 1],
    ['1', 1],
    ['12', 12],
    [3, 3],
    ['007', 7],
  ])('from %j is %i', (given, page) => expect(pageNumber.parse(given)).toBe(page));
  test.each(['0', '-1', '1.5', '1e3', ' 1', '', 'abc', '9999999999', 0, -1, 1.5, NaN, null, [], ['1'], {}])(
    'cannot be %j',
    (given) => expect(pageNumber.safeParse(given).success).toBe(false),
  );
});

describe('a page size', () => {
  const size = pageSize(12);
  test.each([
    [undefined, 12],
    ['1', 1],
    ['100', 100],
  ])('from %j is %i', (given, limit) => expect(size.parse(given)).toBe(limit));
  test.each(['0', '101', '1e9', '-1', 'abc', 1_000_000])('cannot be %j, and says why', (given) =>
    expect(size.safeParse(given).error?.issues[0]?.message).toContain('1 a 100'),
  );
});

describe('pages', () => {
  test.each([
    [0, 12, 1],
    [1, 12, 1],
    [12, 12, 1],
    [13, 12, 2],
    [500, 20, 25],
  ])('%i things by %i fill %i', (total, limit, pages) => expect(totalPages(total, limit)).toBe(pages));

  test('hold everything, and none of them could be spared', () =>
    fc.assert(
      fc.property(fc.nat(10_000), fc.integer({ min: 1, max: 100 }), (total, limit) => {
        const pages = totalPages(total, limit);
        expect(pages * limit).toBeGreaterThanOrEqual(total);
        if (pages > 1) expect((pages - 1) * limit).toBeLessThan(total);
      }),
    ));
});
