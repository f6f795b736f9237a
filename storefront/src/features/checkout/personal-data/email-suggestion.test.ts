import { expect, it } from 'vitest';
import { suggestEmail } from './email-suggestion.ts';

it.each([
  ['ana@gmial.com', 'ana@gmail.com'],
  ['ana@gmail.con', 'ana@gmail.com'],
  ['ana@gmai.com', 'ana@gmail.com'],
  ['ana@hotmaill.com', 'ana@hotmail.com'],
])('suggestEmail corrects %s', (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant);
});

it.each(['', 'ana', 'ana@', 'ana@gmail.com', 'ana@yahoo.com', 'ana@example.com', '@gmial.com'])(
  'suggestEmail accepts %j',
  (typed) => {
    expect(suggestEmail(typed)).toBeNull();
  },
);
