import { expect, test } from 'vitest';
import { exchangedText } from './exchange-states';

const none = { size: null, color: null };

test('exchangedText names both variants, and the other product where there is one', () => {
  const change = {
    quantity: 1,
    title: 'Corpiño',
    from: { size: 'M', color: 'Negro' },
    to: { size: 'L', color: null },
  };
  expect(exchangedText(change)).toBe('1 × Corpiño: M · Negro → L');
  expect(exchangedText({ ...change, toTitle: 'Body' })).toBe('1 × Corpiño: M · Negro → Body: L');
  expect(exchangedText({ ...change, from: none, to: none, toTitle: 'Body' })).toBe('1 × Corpiño → Body');
});
