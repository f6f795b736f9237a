import { describe, expect, it } from 'vitest';
import { renewalDelay, tokenExpiry } from './token-expiry.ts';

const tokenExpiringAt = (seconds: number) => `h.${btoa(JSON.stringify({ exp: seconds }))}.s`;

describe('a token', () => {
  it('token expires when its claim says', () => {
    expect(tokenExpiry(tokenExpiringAt(1_000))).toBe(1_000_000);
  });

  it('token has no expiry when it is not a JWT', () => {
    expect(tokenExpiry('abc')).toBeNull();
    expect(tokenExpiry('a.%%%.c')).toBeNull();
  });

  it('token is renewed a minute before it expires, without delay when that has passed', () => {
    expect(renewalDelay(tokenExpiringAt(1_000), 900_000)).toBe(40_000);
    expect(renewalDelay(tokenExpiringAt(1_000), 990_000)).toBe(0);
    expect(renewalDelay('abc', 0)).toBeNull();
  });
});
