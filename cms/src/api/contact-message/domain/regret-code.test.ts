import { randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import { regretCode } from './regret-code';

test('the code of a regret carries the day of the shop, not that of Greenwich', () => {
  expect(regretCode(new Date('2026-11-22T02:30:00Z'), () => 0)).toBe('ARR-20261121-222222');
  expect(regretCode(new Date('2026-11-22T03:00:00Z'), (limit) => limit - 1)).toBe('ARR-20261122-ZZZZZZ');
});

test('its six symbols cannot be mistaken for each other, and no two codes are the same', () => {
  const codes = Array.from({ length: 500 }, () => regretCode(new Date(), randomInt));
  for (const code of codes) expect(code).toMatch(/^ARR-\d{8}-[2-9A-HJ-NP-Z]{6}$/);
  expect(new Set(codes).size).toBe(codes.length);
});
