import { expect, it } from 'vitest';
import { suggestedEmail } from './email-suggestion.ts';

it.each([
  ['ana@gmial.com', 'ana@gmail.com'],
  ['ana@gmail.con', 'ana@gmail.com'],
  ['ana@gmai.com', 'ana@gmail.com'],
  ['ana@hotmaill.com', 'ana@hotmail.com'],
])('suggests a fix for %s', (typed, meant) => {
  expect(suggestedEmail(typed)).toBe(meant);
});

it.each(['', 'ana', 'ana@', 'ana@gmail.com', 'ana@yahoo.com', 'ana@example.com', '@gmial.com'])(
  'lets %j be',
  (typed) => {
    expect(suggestedEmail(typed)).toBeNull();
  },
);
