import { expect, test } from 'vitest';
import { addedByRepeat, opensAgain } from './repeated-withdrawal';

const existing = { state: 'new', email: 'ana@ejemplo.com', phone: null, message: null };

test('a repeated withdrawal adds the contact and the message that its case lacks', () => {
  const given = { email: 'ana@ejemplo.com', phone: '299 412-3456', message: 'Me mudé' };
  expect(addedByRepeat(existing, given)).toBe('Teléfono: 299 412-3456\nMensaje: Me mudé');
});

test('a repeated withdrawal without news adds nothing', () =>
  expect(addedByRepeat(existing, { email: 'ana@ejemplo.com', phone: '', message: undefined })).toBe(''));

test.each([
  ['closed', 0, true],
  ['rejected', 0, true],
  ['money_returned', 5_000, true],
  ['money_returned', 0, false],
  ['new', 5_000, false],
])('a repeated withdrawal in the state %s with %i pesos left opens again: %s', (state, paid, opens) =>
  expect(opensAgain({ state }, paid)).toBe(opens),
);
