import { expect, test } from 'vitest';
import { cutAtWord } from './cut-at-word.ts';

test.each([
  ['Corpiño de encaje', 40, 'Corpiño de encaje'],
  ['Corpiño de encaje sin aro', 20, 'Corpiño de encaje…'],
  ['Corpiño de encaje, sin aro', 20, 'Corpiño de encaje…'],
  ['Corpiño de encaje sin aro', 18, 'Corpiño de encaje…'],
  ['Corpiño de encaje sin aro', 17, 'Corpiño de…'],
  ['Suave\n\n y cómodo', 40, 'Suave y cómodo'],
  ['Supercalifragilístico', 10, 'Supercali…'],
  ['', 10, ''],
])('cutAtWord shortens %j to at most %i characters at the end of a word', (text, length, cut) => {
  expect(cutAtWord(text, length)).toBe(cut);
  expect(cut.length).toBeLessThanOrEqual(length);
});
