import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DAY_MS } from '../../limits';
import {
  askedSpans,
  earlierAsking,
  earlierPrice,
  highestEarlierPrice,
  offerSpans,
  type AskedPrice,
} from './earlier-price';

// @spec F.8

const DAYS = 30;
const START = Date.UTC(2026, 0, 1);
const day = (days: number): number => START + days * DAY_MS;
const asked = (at: number, price: number, finalPrice = price, active = true): AskedPrice => ({
  at,
  price,
  finalPrice,
  active,
});

describe('the earlier price', () => {
  test('the earlier price is the list price that was asked until the offer began', () =>
    expect(earlierPrice([asked(day(0), 100), asked(day(5), 100, 80)], DAYS)).toBe(100));

  test('the earlier price is missing without a discount', () =>
    expect(earlierPrice([asked(day(0), 100)], DAYS)).toBeNull());

  test('the earlier price is missing for a product that was created with its discount', () =>
    expect(earlierPrice([asked(day(0), 100, 80)], DAYS)).toBeNull());

  test('the earlier price is missing when the price was raised only in a draft', () =>
    expect(
      earlierPrice([asked(day(0), 80), asked(day(1), 100, 100, false), asked(day(2), 100, 80)], DAYS),
    ).toBeNull());

  test('the earlier price is missing when the price was raised and discounted at the same moment', () =>
    expect(earlierPrice([asked(day(0), 80), asked(day(1), 100), asked(day(1), 100, 80)], DAYS)).toBeNull());

  test.each([
    ['in the last millisecond before the days', 0, null],
    ['one millisecond later', 1, 100],
  ])('the earlier price counts an asking that ended %s', (_when, later, expected) => {
    const history = [asked(day(0), 100), asked(day(10) + later, 70), asked(day(10 + DAYS), 100, 80)];
    expect(earlierPrice(history, DAYS)).toBe(expected);
  });

  test('the earlier price stays true while the offer runs, whatever its percentage', () =>
    expect(earlierPrice([asked(day(0), 100), asked(day(5), 100, 80), asked(day(300), 100, 60)], DAYS)).toBe(
      100,
    ));

  test('the earlier price is missing when the list price rises during the offer', () =>
    expect(
      earlierPrice([asked(day(0), 100), asked(day(5), 100, 80), asked(day(6), 150, 120)], DAYS),
    ).toBeNull());

  test('the earlier price is the lower list price when it falls during the offer', () =>
    expect(earlierPrice([asked(day(0), 100), asked(day(5), 100, 80), asked(day(6), 90, 72)], DAYS)).toBe(90));

  test.each([
    ['survives a pause of as many days', DAYS, 100],
    ['ends with a longer pause', DAYS + 1, null],
  ])('%s', (_what, pause, expected) => {
    const offer = [asked(day(0), 100), asked(day(5), 100, 80)];
    const paused = [asked(day(40), 100, 80, false), asked(day(40 + pause), 100, 80)];
    expect(earlierPrice([...offer, ...paused], DAYS)).toBe(expected);
  });

  test('the earlier price of a paused product is that of its offer', () =>
    expect(
      earlierPrice([asked(day(0), 100), asked(day(5), 100, 80), asked(day(90), 100, 80, false)], DAYS),
    ).toBe(100));

  test('the earlier price is never a price that nobody could pay before', () =>
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            at: fc.integer({ min: 0, max: 200 }).map(day),
            price: fc.integer({ min: 1, max: 20 }),
            off: fc.integer({ min: 0, max: 10 }),
            active: fc.boolean(),
          }),
          { maxLength: 12 },
        ),
        fc.integer({ min: 1, max: 60 }),
        (entries, days) => {
          const history = entries.map(({ off, ...entry }) => ({
            ...entry,
            finalPrice: Math.max(0, entry.price - off),
          }));
          const struck = earlierPrice(history, days);
          if (struck === null) return;
          expect(askedSpans(history).some(({ active, finalPrice }) => active && finalPrice >= struck)).toBe(
            true,
          );
          const highest = highestEarlierPrice(history, days, day(300));
          expect(highest).toBeGreaterThanOrEqual(struck);
        },
      ),
    ));
});

test('the days of an asking are those before the offer only', () => {
  const spans = askedSpans([asked(day(0), 100), asked(day(50), 100, 80)]);
  expect(earlierAsking(spans, 100, { before: day(50), days: DAYS })).toEqual({
    lastAsked: day(50),
    askedMs: DAYS * DAY_MS,
  });
  expect(earlierAsking(spans, 101, { before: day(50), days: DAYS })).toBeNull();
});

test('offers are told apart by a price without discount between them', () => {
  const history = [asked(day(0), 100), asked(day(5), 100, 80), asked(day(9), 100), asked(day(12), 100, 90)];
  expect(offerSpans(askedSpans(history), DAYS).map(({ began, until }) => [began, until])).toEqual([
    [day(5), day(9)],
    [day(12), Infinity],
  ]);
});

test('the highest earlier price is that of the days before now without an offer, and before the offer with one', () => {
  const history = [asked(day(0), 120), asked(day(5), 100)];
  expect(highestEarlierPrice(history, DAYS, day(20))).toBe(120);
  expect(highestEarlierPrice(history, DAYS, day(40))).toBe(100);
  expect(highestEarlierPrice([...history, asked(day(10), 100, 80)], DAYS, day(90))).toBe(120);
  expect(highestEarlierPrice([], DAYS, day(1))).toBeNull();
});
