import { describe, expect, it, vi } from 'vitest';
import { renewalDelay } from './session-calls.ts';

const token = (claims: object) => `h.${btoa(JSON.stringify(claims))}.s`;

describe('a token', () => {
  it.each([-3 * 24 * 60, 0, 11, 24 * 60])(
    'token is renewed a minute before its end on a device whose clock is %i minutes fast',
    (minutes) => {
      vi.useFakeTimers({ now: 1_800_000_000_000 + minutes * 60_000 });
      expect(renewalDelay(token({ iat: 1_800_000_000, exp: 1_800_000_600 }))).toBe(540_000);
      vi.useRealTimers();
    },
  );

  it('token is never renewed at once, however short it lasts', () =>
    expect(renewalDelay(token({ iat: 1_000, exp: 1_001 }))).toBe(30_000));

  it.each(['abc', 'a.%%%.c', token({ exp: 1_000 })])('token %s has no time for its renewal', (text) =>
    expect(renewalDelay(text)).toBeNull(),
  );
});
