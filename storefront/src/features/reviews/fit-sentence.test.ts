import { expect, test } from 'vitest';
import { fitSentence } from './review-section.tsx';

test.each([
  [{ small: 1, true: 8, large: 1 }, '8 de 10 dicen que calza justo'],
  [{ small: 6, true: 3, large: 1 }, '6 de 10 dicen que queda chico'],
  [{ small: 1, true: 2, large: 7 }, '7 de 10 dicen que queda grande'],
  [{ small: 5, true: 5, large: 0 }, '5 de 10 dicen que calza justo'],
])('fitSentence reads %j as "%s"', (fit, sentence) =>
  expect(fitSentence({ count: 10, average: 4, fit })).toBe(sentence),
);
