import { Secret } from 'otpauth';
import { expect, test } from 'vitest';
import { enrolmentUri, newSecret, stepOf } from './one-time-codes';

// RFC 6238, appendix B: the secret '12345678901234567890', the last six of eight digits.
const secret = Secret.fromUTF8('12345678901234567890').base32;

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
])('stepOf accepts the code of RFC 6238 at second %d', (second, code) =>
  expect(stepOf(secret, code, second * 1000)).toBe(Math.floor(second / 30)),
);

test('stepOf accepts a code one step early or late, and names its own step', () => {
  const at = (step: number) => stepOf(secret, '005924', step * 30_000);
  const step = Math.floor(1_234_567_890 / 30);
  expect([at(step - 1), at(step), at(step + 1)]).toEqual([step, step, step]);
  expect([at(step - 2), at(step + 2)]).toEqual([null, null]);
});

test.each(['', '28708', '2870821', 'abcdef', '287 82'])('stepOf rejects %j', (code) =>
  expect(stepOf(secret, code, 59_000)).toBeNull(),
);

test('a new secret has 160 bits and differs from the one before', () => {
  expect(Secret.fromBase32(newSecret()).bytes).toHaveLength(20);
  expect(newSecret()).not.toBe(newSecret());
});

test('the enrolment address names shop, account and secret', () => {
  const uri = new URL(enrolmentUri(secret, 'Jazmín Lencería', 'ana@ejemplo.com'));
  expect(uri.protocol).toBe('otpauth:');
  expect(decodeURIComponent(uri.pathname)).toContain('Jazmín Lencería:ana@ejemplo.com');
  expect(Object.fromEntries(uri.searchParams)).toMatchObject({ secret, digits: '6', period: '30' });
});
