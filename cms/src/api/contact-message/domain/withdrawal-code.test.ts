import { randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import { createWithdrawalCode } from './withdrawal-code';

test('createWithdrawalCode uses the business day, not the UTC day', () => {
  expect(createWithdrawalCode(new Date('2026-11-22T02:30:00Z'), () => 0)).toBe('ARR-20261121-222222');
  expect(createWithdrawalCode(new Date('2026-11-22T03:00:00Z'), (limit) => limit - 1)).toBe(
    'ARR-20261122-ZZZZZZ',
  );
});

test('createWithdrawalCode uses six unambiguous symbols and creates distinct codes', () => {
  const codes = Array.from({ length: 500 }, () => createWithdrawalCode(new Date(), randomInt));
  for (const code of codes) expect(code).toMatch(/^ARR-\d{8}-[2-9A-HJ-NP-Z]{6}$/);
  expect(new Set(codes).size).toBe(codes.length);
});
