import { expect, test } from 'vitest';
import { changedFields } from './audit-log';

test('an audit entry holds only the fields that changed', () => {
  const before = { title: 'Body', price: 100, colors: [{ name: 'Negro' }] };
  const after = { title: 'Body', price: 120, colors: [{ name: 'Negro' }], care: 'A mano' };
  expect(changedFields(before, after)).toEqual({
    before: { price: 100, care: undefined },
    after: { price: 120, care: 'A mano' },
  });
});
