import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultDeliveryDates } from '../site-content/defaults/delivery-dates-defaults';
import { doHolidaysEndSoon, isArgentineHoliday } from './argentine-holidays';
import { parseClosedDays } from './closed-days';
import { promiseDelivery, WEEKDAYS, workingDays, type DeliveryDates } from './delivery-dates';
import { formatDeliveryPromise, orderPromiseText } from './delivery-promise';

const dates: DeliveryDates = { ...defaultDeliveryDates, enabled: true };
const onWeekdays: DeliveryDates = { ...dates, saturday: false };
const at = (local: string) => new Date(`${local}-03:00`);
const home = (local: string, given = dates) => promiseDelivery(at(local), 'home', given);

describe('promiseDelivery', () => {
  test.each([
    ['a Tuesday before the cut-off', '2026-11-24T13:59', dates, '2026-11-26', '2026-11-27'],
    ['a Tuesday at the cut-off', '2026-11-24T14:00', dates, '2026-11-27', '2026-11-28'],
    [
      'a Friday after the cut-off, then a holiday on Monday',
      '2026-11-20T18:00',
      onWeekdays,
      '2026-11-26',
      '2026-11-27',
    ],
    [
      'a Friday after the cut-off of a shop that works on holidays',
      '2026-11-20T18:00',
      { ...onWeekdays, skipsHolidays: false },
      '2026-11-25',
      '2026-11-26',
    ],
    ['a Sunday', '2026-11-29T09:00', dates, '2026-12-02', '2026-12-03'],
    ['the last evening of the year', '2026-12-31T22:00', dates, '2027-01-05', '2027-01-06'],
    ['an evening that is the next day in UTC', '2026-11-24T23:30', dates, '2026-11-27', '2026-11-28'],
    [
      'a closed day of the shop',
      '2026-11-24T10:00',
      { ...dates, closedDays: '24/11/2026\n26/11/2026' },
      '2026-11-28',
      '2026-11-30',
    ],
    [
      'no preparation and no transit',
      '2026-11-24T10:00',
      { ...dates, preparationDays: 0, transitDaysMin: 0, transitDaysMax: 0 },
      '2026-11-24',
      '2026-11-24',
    ],
  ])('dates an order of %s', (_, local, given, from, to) => expect(home(local, given)).toEqual({ from, to }));

  test('dates a pickup from the day on which it is prepared', () =>
    expect(promiseDelivery(at('2026-11-24T10:00'), 'pickup', dates)).toEqual({
      from: '2026-11-25',
      to: null,
    }));

  test('promises nothing when switched off or without a working day', () => {
    expect(home('2026-11-24T10:00', defaultDeliveryDates)).toBeNull();
    const closed = Object.fromEntries(WEEKDAYS.map((weekday) => [weekday, false]));
    expect(home('2026-11-24T10:00', { ...dates, ...closed })).toBeNull();
  });

  const someDates = fc
    .record({
      weekdays: fc.subarray([...WEEKDAYS], { minLength: 1 }),
      preparationDays: fc.nat(30),
      transit: fc.tuple(fc.nat(30), fc.nat(30)),
      cutOffHour: fc.nat(23),
      skipsHolidays: fc.boolean(),
      closedDays: fc.constantFrom('', '1/1/2027', '24/12/2026\n31/12/2026\n'),
    })
    .map(({ weekdays, transit, ...given }) => ({
      ...given,
      enabled: true,
      transitDaysMin: Math.min(...transit),
      transitDaysMax: Math.max(...transit),
      ...(Object.fromEntries(WEEKDAYS.map((day) => [day, weekdays.includes(day)])) as Record<
        (typeof WEEKDAYS)[number],
        boolean
      >),
    }));
  const instant = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true });

  // @spec D.4
  test('never promises a closed day, nor an end before the beginning, nor an earlier day to a later order', () =>
    fc.assert(
      fc.property(someDates, instant, fc.nat(10 * 24 * 60), (given, now, minutes) => {
        const isWorking = workingDays(given);
        const promised = promiseDelivery(now, 'home', given)!;
        const later = promiseDelivery(new Date(now.getTime() + minutes * 60_000), 'home', given)!;
        expect([promised.from, promised.to].every((day) => isWorking(day!))).toBe(true);
        expect(promised.from <= promised.to!).toBe(true);
        expect(later.from >= promised.from && later.to! >= promised.to!).toBe(true);
      }),
    ));
});

describe('formatDeliveryPromise', () => {
  test.each([
    ['2026-11-24', '2026-11-25', '2026-11-23', 'Llega entre mar 24 y mié 25'],
    ['2026-11-30', '2026-12-01', '2026-11-26', 'Llega entre lun 30 de nov y mar 1 de dic'],
    ['2027-01-02', '2027-01-04', '2026-12-30', 'Llega entre sáb 2 de ene y lun 4 de ene'],
    ['2026-11-24', '2026-11-24', '2026-11-23', 'Llega el mar 24'],
    ['2026-11-25', null, '2026-11-23', 'Retirás desde el mié 25'],
  ])('names %s to %s on %s', (from, to, today, text) =>
    expect(formatDeliveryPromise({ from, to }, today)).toBe(text),
  );
});

test('parseClosedDays reads one day per line and refuses what is no date', () => {
  expect(parseClosedDays(' 25/12/2026\n\n1/1/2027\r\n')).toEqual(['2026-12-25', '2027-01-01']);
  expect(parseClosedDays('')).toEqual([]);
  for (const text of ['2026-12-25', '31/02/2027', 'navidad', '25/12/26'])
    expect(parseClosedDays(text)).toBeNull();
});

test('the list of holidays knows moved holidays and says when it ends', () => {
  expect(isArgentineHoliday('2026-11-23')).toBe(true);
  expect(isArgentineHoliday('2026-11-20')).toBe(false);
  expect(isArgentineHoliday('2028-01-01')).toBe(false);
  expect(doHolidaysEndSoon('2027-10-31')).toBe(false);
  expect(doHolidaysEndSoon('2027-11-01')).toBe(true);
});

describe('orderPromiseText', () => {
  const order = {
    deliveryFrom: '2026-11-24',
    deliveryTo: '2026-11-25',
    createdAt: '2026-11-23T15:00:00.000Z',
    status: 'paid',
    paymentMethod: 'cash',
    hasTransferProof: false,
    deliveredAt: null,
  } as const;
  test('orderPromiseText promises the days of the order until it is delivered', () => {
    expect(orderPromiseText(order)).toBe('Llega entre mar 24 y mié 25');
    expect(orderPromiseText({ ...order, deliveredAt: '2026-11-24T18:00:00.000Z' })).toBe('');
  });
  test.each(['cancelled', 'refunded'])('orderPromiseText promises nothing once an order is %s', (status) =>
    expect(orderPromiseText({ ...order, status })).toBe(''),
  );
});
