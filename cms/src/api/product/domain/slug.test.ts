import { expect, test } from 'vitest';
import { freeSlug, slugOf } from './slug';

test('slugOf reduces a title to plain letters', () => {
  expect(slugOf('  Conjunto Íntimo "Ñandú" / 2  ')).toBe('conjunto-intimo-nandu-2');
  expect(slugOf('日本')).toBe('producto');
  expect(slugOf('x'.repeat(300))).toHaveLength(80);
});

test('freeSlug appends the first free number', () => {
  expect(freeSlug('body', new Set())).toBe('body');
  expect(freeSlug('body', new Set(['body', 'body-2']))).toBe('body-3');
});
