import { expect, test } from 'vitest';
import { plainText } from './plain-text';

test.each([
  ['Corpiños', 'corpinos'],
  ['  TELÉFONO ', 'telefono'],
  ['Neuque\u0301n', 'neuquen'],
  ['Talle único', 'talle unico'],
  // As it comes out of a chat.
  ['\u200eJL-20261120-0001\u202c ', 'jl-20261120-0001'],
])('%j is compared as %j', (written, compared) => {
  expect(plainText(written)).toBe(compared);
});
