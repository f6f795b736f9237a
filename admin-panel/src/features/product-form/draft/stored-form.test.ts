import { expect, test } from 'vitest';
import { emptyProductForm } from '../values/product-form-values.ts';
import { dropStoredForm, readStoredForm, storeForm, type StoredForm } from './stored-form.ts';

function memory(initial: Record<string, string> = {}) {
  const kept = new Map(Object.entries(initial));
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

const draft = (): StoredForm => ({
  savedAt: '2026-11-21T10:00:00.000Z',
  basedOn: null,
  seen: { stock: 3, cells: { 'S|': 3 }, skus: {} },
  values: { ...emptyProductForm(), title: 'A medio escribir' },
});

test('an unsaved form is read back as it was, apart for each product', () => {
  const storage = memory();
  storeForm('abc', draft(), storage);
  expect(readStoredForm('abc', storage)).toEqual(draft());
  expect(readStoredForm(null, storage)).toBeNull();
});

test('a form that cannot be read is dropped', () => {
  const storage = memory({ 'product-draft:new': '{"values":{"title":1}}' });
  expect(readStoredForm(null, storage)).toBeNull();
  expect(storage.getItem('product-draft:new')).toBeNull();
});

test('a discarded form is gone', () => {
  const storage = memory();
  storeForm(null, draft(), storage);
  dropStoredForm(null, storage);
  expect(readStoredForm(null, storage)).toBeNull();
});

test('a full storage does not break the form', () => {
  const full = {
    ...memory(),
    setItem: () => {
      throw new Error('QuotaExceededError');
    },
  };
  expect(() => storeForm(null, draft(), full)).not.toThrow();
});
