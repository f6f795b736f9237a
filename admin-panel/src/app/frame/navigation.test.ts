import { expect, test } from 'vitest';
import { isCurrent, NAVIGATION } from './navigation.ts';

test.each([
  ['/', 'Dashboard'],
  ['/dashboard', 'Dashboard'],
  ['/products', 'Productos'],
  ['/products/edit/abc', 'Productos'],
  ['/orders/abc', 'Órdenes'],
  ['/reports', 'Informes'],
  ['/reviews', 'Opiniones'],
  ['/stock-alerts', 'Avisos'],
  ['/settings', 'Config'],
])('the only current entry at %s is %s', (pathname, label) => {
  const current = NAVIGATION.filter((entry) => isCurrent(entry, pathname));
  expect(current.map((entry) => entry.label)).toEqual([label]);
});
