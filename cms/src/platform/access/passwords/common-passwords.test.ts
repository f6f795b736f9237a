import { expect, test } from 'vitest';
import { isCommonPassword } from './password-faults';
import { leaked } from './common-passwords.json';

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
])('isCommonPassword rejects %s', (password) => expect(isCommonPassword(password)).toBe(true));

test('isCommonPassword rejects the three thousand most frequent passwords in any case', () => {
  const frequent = new Set(leaked.flatMap((line) => line.split(' ')));
  expect(frequent.size).toBe(3000);
  const accepted = [...frequent].filter((password) => !isCommonPassword(password.toUpperCase()));
  expect(accepted).toEqual([]);
});

test.each(['ruedas-de-tren-7', 'n4ranja.Limon', 'mi gato come pasto', 'k7#mQ2'])(
  'isCommonPassword accepts %s',
  (password) => expect(isCommonPassword(password)).toBe(false),
);

test('isCommonPassword rejects the user’s own e-mail and name', () => {
  expect(isCommonPassword('rosaura99', ['rosaura@ejemplo.com'])).toBe(true);
  expect(isCommonPassword('rosaura99')).toBe(false);
});
