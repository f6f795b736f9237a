import { expect, test } from 'vitest';
import { isCurrent, NAVIGATION, openEntries } from './navigation.ts';

test.each([
  ['/', 'Dashboard'],
  ['/dashboard', 'Dashboard'],
  ['/products', 'Productos'],
  ['/products/edit/abc', 'Productos'],
  ['/orders/abc', 'Órdenes'],
  ['/reports', 'Informes'],
  ['/coupons', 'Marketing'],
  ['/reviews', 'Marketing'],
  ['/stock-alerts', 'Marketing'],
  ['/settings', 'Config'],
  ['/team', 'Config'],
  ['/opening', 'Config'],
])('the only current entry at %s is %s', (pathname, label) => {
  const current = NAVIGATION.filter((entry) => isCurrent(entry, pathname));
  expect(current.map((entry) => entry.label)).toEqual([label]);
});

test('the menu has at most nine entries', () => {
  expect(NAVIGATION.length).toBeLessThanOrEqual(9);
});

test('an entry leads to the first of its pages that a person may open, and goes without one', () => {
  const marketing = (...rights: string[]) =>
    openEntries((needs) => needs === null || rights.includes(needs)).find((one) => one.label === 'Marketing');
  expect(marketing('listReviews', 'listPhoneAlerts')?.to).toBe('/reviews');
  expect(marketing()).toBeUndefined();
});
