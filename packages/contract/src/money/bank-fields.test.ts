import { describe, expect, test } from 'vitest';
import { aliasOrEmpty, cbuOrEmpty, cuitOrEmpty } from './bank-fields';

describe('what is stored', () => {
  test('of a CBU are its digits', () =>
    expect(cbuOrEmpty.parse(' 2850590 9-4009041813520 1 ')).toBe('2850590940090418135201'));
  test('of an alias is its upper case', () =>
    expect(aliasOrEmpty.parse(' jazmin.lenceria ')).toBe('JAZMIN.LENCERIA'));
  test('of a CUIT is its written form', () => expect(cuitOrEmpty.parse('30500010912')).toBe('30-50001091-2'));
  test.each([
    ['CBU', cbuOrEmpty],
    ['alias', aliasOrEmpty],
    ['CUIT', cuitOrEmpty],
  ])('of an empty %s is nothing', (_, field) => expect(field.parse('  ')).toBe(''));
});

test.each([
  [cbuOrEmpty, '2810590940090418135201', 'CBU'],
  [aliasOrEmpty, 'no', 'alias'],
  [cuitOrEmpty, '20-26756539-2', 'CUIT'],
])('a wrong value is refused by name', (field, value, name) => {
  expect(field.safeParse(value).error?.issues[0]?.message).toContain(name);
});
