import { accountMessages } from '@shop/contract';
import { expect, test } from 'vitest';
import { passwordFaults } from './password-faults';

const faultsOf = (password: string, min = 10) =>
  passwordFaults(password, { min, username: 'rosaura', email: 'rosaura.paz@ejemplo.com' });

test('passwordFaults accepts a password of the shortest length', () => {
  expect(faultsOf('tren-rueda')).toEqual([]);
  expect(faultsOf('k7#mQ2', 6)).toEqual([]);
});

test('passwordFaults names the length in force', () => {
  expect(faultsOf('tren-rued')).toEqual(['La nueva contraseña debe tener al menos 10 caracteres.']);
  expect(faultsOf('k7#mQ', 6)).toEqual(['La nueva contraseña debe tener al menos 6 caracteres.']);
});

test('passwordFaults says length before ease of guessing', () =>
  expect(faultsOf('123456')).toEqual([accountMessages.tooShort(10), accountMessages.tooCommon]));

test.each(['rosaura-2026', 'qwertyuiop', 'password123'])('passwordFaults rejects %s as common', (password) =>
  expect(faultsOf(password)).toEqual([accountMessages.tooCommon]),
);

test('passwordFaults rejects more bytes than are compared', () =>
  expect(faultsOf('ñ'.repeat(36) + 'x')).toContain(accountMessages.tooLong));
