import { describe, expect, test } from 'vitest';
import { codeSchema, codeSignInSchema } from './second-factor';
import { secondFactorMessages } from './second-factor';

const faultOf = (answer: { error?: { issues: { message: string }[] } }) => answer.error?.issues[0]?.message;

describe('codes', () => {
  test.each([
    ['123 456', '123456'],
    [' 123-456 ', '123456'],
    ['ABCDE-FGHJK', 'abcdefghjk'],
  ])('a typed code %j is read as %j', (typed, code) =>
    expect(codeSchema.parse({ code: typed })).toEqual({ code }),
  );

  test.each(['', '   ', undefined, 123456])('a missing code %j is said to be missing', (code) =>
    expect(faultOf(codeSchema.safeParse({ code }))).toBe(secondFactorMessages.codeRequired),
  );

  test('a code of more than forty characters is wrong', () =>
    expect(faultOf(codeSchema.safeParse({ code: '1'.repeat(41) }))).toBe(secondFactorMessages.wrongCode));
});

test('a sign-in with a code needs its challenge', () =>
  expect(faultOf(codeSignInSchema.safeParse({ code: '123456' }))).toBe(secondFactorMessages.challengeOver));
