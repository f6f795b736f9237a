import { aProduct } from '@shop/web-kit/testing';
import { expect, test } from 'vitest';
import { versionOf } from '../values/product-form-values.ts';
import { productDraft } from './stored-draft.ts';

const alma = aProduct({ _id: 'alma', title: 'Conjunto Alma', price: 18_900 });
const loaded = versionOf(alma);
const edit = { values: { ...loaded.values, title: 'A medio escribir' }, baseVersion: loaded };
const stored = () => JSON.parse(JSON.stringify(productDraft(alma, loaded).serialize(edit))) as object;

test('a stored product draft is parsed to the same edit', () => {
  const { key, parse } = productDraft(alma, loaded);
  expect(key).toBe('product-draft:alma');
  expect(productDraft(null, versionOf(null)).key).toBe('product-draft:new');
  expect(parse(stored())).toEqual({ ...edit, savedAt: expect.any(String) as string, isOutdated: false });
});

test('a product draft of an outdated version takes over the changes of other fields', () => {
  const newer = { ...alma, price: 21_000, updatedAt: '2026-11-21T12:00:00.000Z' };
  const restored = productDraft(newer, versionOf(newer)).parse(stored());
  expect(restored).toMatchObject({
    isOutdated: true,
    values: { title: 'A medio escribir', price: '21.000' },
  });
});

test('JSON that is no product draft is refused', () => {
  expect(() => productDraft(null, versionOf(null)).parse({ values: { title: 1 } })).toThrow();
});
