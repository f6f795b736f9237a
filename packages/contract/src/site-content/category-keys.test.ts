import { expect, test } from 'vitest';
import { withCategoryKeys } from './category-keys';

const keysOf = (...categories: { name: string; display_name: string }[]) =>
  withCategoryKeys(categories).map(({ name }) => name);

test('a category without a key gets one from its name, without signs and accents', () => {
  expect(keysOf({ name: '', display_name: 'Camisones & Pijamas' })).toEqual(['camisones-pijamas']);
  expect(keysOf({ name: '', display_name: 'Corpiños' })).toEqual(['corpinos']);
});

test('a key that exists stays, whatever the category is called now', () => {
  expect(keysOf({ name: 'bodies', display_name: 'Enteritos' })).toEqual(['bodies']);
});

test('no two categories get one key', () => {
  const body = { name: '', display_name: 'Body' };
  expect(keysOf({ name: 'body', display_name: 'Body' }, body, body)).toEqual(['body', 'body-2', 'body-3']);
});

test('a name of signs only still gets a key', () => {
  expect(keysOf({ name: '', display_name: '♥' })).toEqual(['categoria']);
});
