import { expect, test } from 'vitest';
import { suggestColorValue } from './colors';

test.each([
  ['Bordó', '#7a1f3a'],
  [' NEGRO ', '#1c1c1c'],
  ['Verde salvia', '#93a395'],
  ['Rosa viejo', '#eeb4bf'],
  ['Arcoíris', null],
  ['', null],
])('the colour name %j suggests the value %j', (name, value) => {
  expect(suggestColorValue(name)).toBe(value);
});
