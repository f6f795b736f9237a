import { expect, test } from 'vitest';
import { normalizeText } from './normalize-text';

test.each([
  ['Corpiños', 'corpinos'],
  ['  TELÉFONO ', 'telefono'],
  ['Neuque\u0301n', 'neuquen'],
  ['Talle único', 'talle unico'],
  // Chat programs add direction marks.
  ['\u200eJL-20261120-0001\u202c ', 'jl-20261120-0001'],
])('%j is normalized to %j', (written, compared) => {
  expect(normalizeText(written)).toBe(compared);
});
