import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parsePageNumber, totalPages } from './page-numbers';
import { pageNumber, pageSize } from './paging';

describe('page field', () => {
  test.each([
    [undefined, 1],
    ['1', 1],
    ['12', 12],
    [3, 3],
    ['007', 7],
  ])('the page field parses %j as %i', (given, page) => expect(pageNumber.parse(given)).toBe(page));
  test.each(['0', '-1', '1.5', '1e3', ' 1', '', 'abc', '9999999999', 0, -1, 1.5, NaN, null, [], ['1'], {}])(
    'the page field rejects %j',
    (given) => expect(pageNumber.safeParse(given).success).toBe(false),
  );
});

describe('page size field', () => {
  const size = pageSize(12);
  test.each([
    [undefined, 12],
    ['1', 1],
    ['100', 100],
  ])('the page size field parses %j as %i', (given, limit) => expect(size.parse(given)).toBe(limit));
  test.each(['0', '101', '1e9', '-1', 'abc', 1_000_000])(
    'the page size field rejects %j and names its bounds',
    (given) => expect(size.safeParse(given).error?.issues[0]?.message).toContain('1 a 100'),
  );
});

describe('totalPages', () => {
  test.each([
    [0, 12, 1],
    [1, 12, 1],
    [12, 12, 1],
    [13, 12, 2],
    [500, 20, 25],
  ])('totalPages of %i rows by %i is %i', (total, limit, pages) =>
    expect(totalPages(total, limit)).toBe(pages),
  );

  test('totalPages returns the fewest pages that hold all rows', () =>
    fc.assert(
      fc.property(fc.nat(10_000), fc.integer({ min: 1, max: 100 }), (total, limit) => {
        const pages = totalPages(total, limit);
        expect(pages * limit).toBeGreaterThanOrEqual(total);
        if (pages > 1) expect((pages - 1) * limit).toBeLessThan(total);
      }),
    ));
});

describe('parsePageNumber', () => {
  test.each([
    ['1', 1],
    ['12', 12],
    ['007', 7],
    ['1000000', 1_000_000],
  ])('parsePageNumber parses %j as %i', (text, page) => expect(parsePageNumber(text)).toBe(page));
  test.each([null, undefined, '', '0', '-2', '1.5', '1e3', ' 3', 'dos', '1000001', '99999999'])(
    'parsePageNumber returns page 1 for %j',
    (text) => expect(parsePageNumber(text)).toBe(1),
  );
});
