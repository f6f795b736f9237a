import { describe, expect, it } from 'vitest';
import { renewalDelay, tokenEnd } from './token-life.ts';

const tokenEnding = (seconds: number) => `h.${btoa(JSON.stringify({ exp: seconds }))}.s`;

describe('the life of a token', () => {
  it('ends when the token says', () => {
    expect(tokenEnd(tokenEnding(1_000))).toBe(1_000_000);
  });

  it('is unknown for a text that is no token', () => {
    expect(tokenEnd('abc')).toBeNull();
    expect(tokenEnd('a.%%%.c')).toBeNull();
  });

  it('is renewed a minute before its end, and at once when that has passed', () => {
    expect(renewalDelay(tokenEnding(1_000), 900_000)).toBe(40_000);
    expect(renewalDelay(tokenEnding(1_000), 990_000)).toBe(0);
    expect(renewalDelay('abc', 0)).toBeNull();
  });
});
