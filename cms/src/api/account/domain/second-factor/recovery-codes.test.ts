import { randomInt } from 'node:crypto';
import { codeSchema } from '@shop/contract';
import { expect, test } from 'vitest';
import { inGroups, isRecoveryCode, newRecoveryCodes } from './recovery-codes';

test('recovery codes are ten different ones, and no six digits of an app', () => {
  const codes = newRecoveryCodes((limit) => randomInt(limit));
  expect(new Set(codes).size).toBe(10);
  expect(codes.every(isRecoveryCode)).toBe(true);
  expect(isRecoveryCode('123456')).toBe(false);
});

test('a recovery code typed as it is shown, in capitals too, is read as the code', () => {
  const [code = ''] = newRecoveryCodes((limit) => randomInt(limit));
  expect(inGroups(code)).toMatch(/^[a-z2-9]{5}-[a-z2-9]{5}$/);
  expect(codeSchema.parse({ code: inGroups(code).toUpperCase() })).toEqual({ code });
});
