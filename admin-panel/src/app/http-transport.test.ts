import { dashboardEndpoints } from '@shop/contract';
import { fakeServer } from '@shop/web-kit/testing';
import { expect, test } from 'vitest';
import { sendCall } from './http-transport.ts';

fakeServer();

const sources: Record<string, string> = import.meta.glob(
  [
    './**/*.{ts,tsx}',
    '../features/{dashboard,session,system-status}/**/*.{ts,tsx}',
    '../features/opening/queries.ts',
    '../shared/shop-queries.ts',
    '!../**/*.test.*',
  ],
  { query: '?raw', import: 'default', eager: true },
);

// Few people are asked for a code or a fresh proof, and one order is read on its page: the schemas come with these calls.
const loadedWhenCalled = ['signInWithCode', 'proveFreshly', 'getOrder'];

test('every call of sign-in, frame and dashboard has its endpoint in the table of the first load, and no other', () => {
  const called = Object.values(sources).flatMap((text) =>
    [...text.matchAll(/\bcall\(\s*'(\w+)'/g)].map(([, name]) => name),
  );
  expect(new Set(called)).toEqual(new Set([...Object.keys(dashboardEndpoints), ...loadedWhenCalled]));
});

test('a call of another screen loads its endpoint and is sent', async () => {
  expect(Object.keys(dashboardEndpoints)).not.toContain('countProducts');
  await expect(sendCall({ name: 'countProducts', input: {}, options: {} })).resolves.toMatchObject({
    count: 1,
  });
});
