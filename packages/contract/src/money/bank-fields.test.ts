import { describe, expect, test } from 'vitest';
import { aliasOrEmpty, cbuOrEmpty, cuitOrEmpty } from './bank-fields';

describe('stored values', () => {
  test('the stored value of a CBU is its digits', () =>
    expect(cbuOrEmpty.parse(' 2850590 9-4009041813520 1 ')).toBe('2850590940090418135201'));
  test('the stored value of an alias is in upper case', () =>
    expect(aliasOrEmpty.parse(' jazmin.lenceria ')).toBe('JAZMIN.LENCERIA'));
  test('the stored value of a CUIT has hyphens', () =>
    expect(cuitOrEmpty.parse('30500010912')).toBe('30-50001091-2'));
  test.each([
    ['CBU', cbuOrEmpty],
    ['alias', aliasOrEmpty],
    ['CUIT', cuitOrEmpty],
  ])('the stored value of an empty %s is empty', (_, field) => expect(field.parse('  ')).toBe(''));
});

test.each([
  [cbuOrEmpty, '2810590940090418135201', 'CBU'],
  [aliasOrEmpty, 'no', 'alias'],
  [cuitOrEmpty, '20-26756539-2', 'CUIT'],
])('an invalid bank field is rejected by its name', (field, value, name) => {
  expect(field.safeParse(value).error?.issues[0]?.message).toContain(name);
});
