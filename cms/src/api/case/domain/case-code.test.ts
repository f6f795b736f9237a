import { randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import { createCaseCode } from './case-code';

test('the code of a case uses the business day, not the UTC day', () => {
  expect(createCaseCode('withdrawal', new Date('2026-11-22T02:30:00Z'), () => 0)).toBe('ARR-20261121-222222');
  expect(createCaseCode('exchange', new Date('2026-11-22T03:00:00Z'), (limit) => limit - 1)).toBe(
    'CAM-20261122-ZZZZZZ',
  );
  expect(createCaseCode('data_request', new Date('2026-11-22T03:00:00Z'), () => 8)).toMatch(/^DAT-/);
});

test('the codes of cases have six unambiguous symbols and are distinct', () => {
  const codes = Array.from({ length: 500 }, () => createCaseCode('withdrawal', new Date(), randomInt));
  for (const code of codes) expect(code).toMatch(/^ARR-\d{8}-[2-9A-HJ-NP-Z]{6}$/);
  expect(new Set(codes).size).toBe(codes.length);
});
