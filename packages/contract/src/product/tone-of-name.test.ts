import { expect, test } from 'vitest';
import { toneOfName } from './tone-of-name';

test.each([
  ['Bordó', '#7a1f3a'],
  [' NEGRO ', '#1c1c1c'],
  ['Verde salvia', '#93a395'],
  ['Rosa viejo', '#eeb4bf'],
  ['Arcoíris', null],
  ['', null],
])('%s starts from %s', (name, tone) => {
  expect(toneOfName(name)).toBe(tone);
});
