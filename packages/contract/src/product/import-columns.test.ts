import { expect, test } from 'vitest';
import { IMPORT_COLUMNS } from './import-columns';

test('each column of an import says what it expects, with an example', () => {
  const names = IMPORT_COLUMNS.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const { label, expects, example } of IMPORT_COLUMNS)
    expect([label, expects, example].every((text) => text.trim() !== '')).toBe(true);
});

test('the columns that a new product needs are title, price and category', () =>
  expect(IMPORT_COLUMNS.filter((column) => 'required' in column).map(({ name }) => name)).toEqual([
    'titulo',
    'precio',
    'categoria',
  ]));
