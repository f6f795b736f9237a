import { expect, test } from 'vitest';
import { difference } from './register';

test('only what differs is written down', () => {
  const before = { title: 'Body', price: 100, colors: [{ name: 'Negro' }] };
  const after = { title: 'Body', price: 120, colors: [{ name: 'Negro' }], care: 'A mano' };
  expect(difference(before, after)).toEqual({
    before: { price: 100, care: undefined },
    after: { price: 120, care: 'A mano' },
  });
});
