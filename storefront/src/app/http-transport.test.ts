import { expect, test } from 'vitest';
import { browserEndpoints, sendCall } from './http-transport.ts';

const sources: Record<string, string> = import.meta.glob('../**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

test('every call of the shop has its endpoint in the table that a browser loads', () => {
  const called = Object.entries(sources)
    .filter(([file]) => !file.includes('.test.'))
    .flatMap(([, text]) => [...text.matchAll(/\bcall\(\s*'(\w+)'/g)].map(([, name]) => name));
  expect(new Set(called)).toEqual(new Set(Object.keys(browserEndpoints)));
});

test('a call without its endpoint fails by name', async () => {
  await expect(sendCall({ name: 'listOrders', input: {}, options: {} })).rejects.toThrow('"listOrders"');
});
