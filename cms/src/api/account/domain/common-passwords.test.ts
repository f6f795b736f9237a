import { expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords';
import { mostTriedPasswords } from './most-tried-passwords';

test.each([
  '123456',
  'password',
  'Password1',
  'qwerty123',
  'aaaaaa',
  'abcabcabc',
  'fedcba',
  '010190',
  'Jazmin2026!',
  'lenceria',
])('%s is refused as too easy', (password) => expect(isCommonPassword(password)).toBe(true));

test('the three thousand that are tried first are refused, in capitals too', () => {
  expect(mostTriedPasswords.size).toBe(3000);
  const accepted = [...mostTriedPasswords].filter((password) => !isCommonPassword(password.toUpperCase()));
  expect(accepted).toEqual([]);
});

test.each(['ruedas-de-tren-7', 'n4ranja.Limon', 'mi gato come pasto', 'k7#mQ2'])(
  '%s is accepted',
  (password) => expect(isCommonPassword(password)).toBe(false),
);

test('a person’s own e-mail or name is too easy for that person', () => {
  expect(isCommonPassword('rosaura99', ['rosaura@ejemplo.com'])).toBe(true);
  expect(isCommonPassword('rosaura99')).toBe(false);
});
