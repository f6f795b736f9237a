import { expect, test } from 'vitest';
import { plainText } from './plain-text';

test.each([
  ['Corpiños', 'corpinos'],
  ['  TELÉFONO ', 'telefono'],
  ['Neuque\u0301n', 'neuquen'],
  ['Talle único', 'talle unico'],
])('%j is compared as %j', (written, compared) => {
  expect(plainText(written)).toBe(compared);
});
