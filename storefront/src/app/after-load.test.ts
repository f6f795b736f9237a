import { recordInteraction, STAFF_BROWSER_KEY } from '@shop/contract';
import { answering, aProduct, fakeServer, refusal } from '@shop/web-kit/testing';
import { waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { cart } from '#features/cart/lines/cart-store.ts';
import { createCartLine } from '#features/cart/lines/product-line.ts';
import { measureSomeVisits, recordCartStep } from './after-load.ts';

const server = fakeServer();

test('recordCartStep records goods in the cart once, however many are added', async () => {
  const recorded: unknown[] = [];
  server.use(
    answering(recordInteraction, async (request) => {
      recorded.push(await request.json());
      return refusal(503, 'Ocupada');
    }),
  );
  recordCartStep();
  expect(recorded).toEqual([]);
  const product = aProduct({ size: [], colors: [], variants: [], stock: 3 });
  const [choice] = [{ size: '', color: '' }];
  cart().add(createCartLine(product, choice));
  cart().add(createCartLine(product, choice));
  await waitFor(() => expect(recorded).toEqual([{ type: 'cart' }]));
});

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test.each([
  { visit: 'one of five on a phone', random: 0.19, isPhone: true, isStaff: false, isMeasured: true },
  { visit: 'another one on a phone', random: 0.21, isPhone: true, isStaff: false, isMeasured: false },
  { visit: 'one with a mouse', random: 0, isPhone: false, isStaff: false, isMeasured: false },
  { visit: 'one of staff', random: 0, isPhone: true, isStaff: true, isMeasured: false },
])('measureSomeVisits decides about $visit', async ({ random, isPhone, isStaff, isMeasured }) => {
  const asked = vi.fn(() => []);
  vi.stubGlobal('PerformanceObserver', Object.defineProperty({}, 'supportedEntryTypes', { get: asked }));
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(pointer: coarse)' && isPhone }));
  vi.spyOn(Math, 'random').mockReturnValue(random);
  if (isStaff) localStorage.setItem(STAFF_BROWSER_KEY, 'yes');
  measureSomeVisits();
  await import('#shared/funnel/measure-visit.ts');
  await Promise.resolve();
  expect(asked).toHaveBeenCalledTimes(isMeasured ? 1 : 0);
});
