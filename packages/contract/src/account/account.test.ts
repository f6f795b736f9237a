import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countUtf8Bytes, isOtherEmail, loginSchema, passwordChangeSchema, profileSchema } from './account';
import { accountMessages } from './account-messages';

const messagesOf = (answer: { error?: { issues: { message: string }[] } }) =>
  answer.error?.issues.map(({ message }) => message) ?? [];

describe('new passwords', () => {
  const change = (newPassword: unknown) =>
    messagesOf(passwordChangeSchema.safeParse({ currentPassword: 'anterior', newPassword }));

  test.each(['', undefined, null, 5])(
    'a new password with the value %j is only reported as missing',
    (password) => expect(change(password)).toEqual([accountMessages.newRequired]),
  );
  test('a new password that is too short is said so with the number in force', () =>
    expect(accountMessages.tooShort(6)).toBe('La nueva contraseña debe tener al menos 6 caracteres.'));
  test('a new password may have at most 72 bytes', () => {
    expect(change('a'.repeat(72))).toEqual([]);
    expect(change('a'.repeat(73))).toEqual([accountMessages.tooLong]);
    expect(change('ñ'.repeat(37))).toEqual([accountMessages.tooLong]);
  });
  test('a new password keeps its spaces', () =>
    expect(passwordChangeSchema.parse({ currentPassword: ' a ', newPassword: ' 1234 ' }).newPassword).toBe(
      ' 1234 ',
    ));
  test('a new password requires the current one', () =>
    expect(
      messagesOf(passwordChangeSchema.safeParse({ currentPassword: '', newPassword: '123456' })),
    ).toEqual([accountMessages.currentRequired]));
});

test('countUtf8Bytes counts the bytes of the UTF-8 encoding', () =>
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(countUtf8Bytes(text)).toBe(new TextEncoder().encode(text).length);
    }),
  ));

describe('loginSchema', () => {
  test('the login schema requires email and password', () =>
    expect(messagesOf(loginSchema.safeParse({ email: ' ', password: '' }))).toEqual([
      accountMessages.emailRequired,
      accountMessages.passwordRequired,
    ]));
  test.each([{ email: { $gt: '' }, password: 'x' }, { email: 'a@b.com', password: ['x'] }, {}])(
    'the login schema rejects %j',
    (login) => expect(loginSchema.safeParse(login).success).toBe(false),
  );
  test('the login schema rejects a password of more than 200 characters', () =>
    expect(loginSchema.safeParse({ email: 'a@b.com', password: 'a'.repeat(201) }).success).toBe(false));
});

test('isOtherEmail ignores case and spaces around the address', () => {
  expect(isOtherEmail('Ana@ejemplo.com ', 'ana@ejemplo.com')).toBe(false);
  expect(isOtherEmail('ana@ejemplo.com', 'ana@ejemplo.org')).toBe(true);
});

test('a profile requires a user name and an e-mail address, and drops other fields', () => {
  expect(
    profileSchema.parse({ username: ' Jazmín ', email: ' a@b.com ', role: 'admin', password: 'x' }),
  ).toEqual({
    username: 'Jazmín',
    email: 'a@b.com',
  });
  expect(messagesOf(profileSchema.safeParse({ username: '', email: '' }))).toEqual([
    accountMessages.usernameRequired,
    accountMessages.emailRequired,
  ]);
});
