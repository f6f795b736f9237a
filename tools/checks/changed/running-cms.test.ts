import { expect, it } from 'vitest';
import { checksOfRunningCms, suitesThatCall } from './running-cms.mjs';

it('a changed part is stood for by the suites that call it', () => {
  const suites = suitesThatCall(['cms/src/api/coupon/services/coupon.ts']);
  expect(suites).toContain('coupons');
  expect(suites.length).toBeLessThan(suitesThatCall(['cms/src/api/order/services/order.ts']).length);
});

it('what all parts share is stood for by every suite', () => {
  const all = suitesThatCall(['cms/src/database/counters.ts']);
  expect(all.length).toBeGreaterThan(suitesThatCall(['cms/src/api/order/services/order.ts']).length);
});

it('a text or a page of the shop starts no cms', () => {
  expect(checksOfRunningCms(['storefront/src/main.tsx', 'docs/law.md'])).toEqual([]);
});

it('a changed test of the cms runs itself', () => {
  const [check] = checksOfRunningCms(['cms/tests/health.test.ts']);
  expect(check?.command.flat()).toContain('cms/tests/health.test.ts');
});
