import { RECOVERY_CODES } from '@shop/contract';

// Letters and digits that look alike on paper are left out; ten of 31 are 49 bits.
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 10;

/** Returns a number from 0 to below the limit, which nobody can foresee. */
type RandomInt = (limit: number) => number;

const newCode = (randomInt: RandomInt): string =>
  Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** Returns ten different recovery codes. */
export function newRecoveryCodes(randomInt: RandomInt): string[] {
  const codes = new Set<string>();
  while (codes.size < RECOVERY_CODES) codes.add(newCode(randomInt));
  return [...codes];
}

/** Returns a code as people read it: in two groups. */
export const inGroups = (code: string): string => `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`;

export const isRecoveryCode = (code: string): boolean => new RegExp(`^[${LETTERS}]{${LENGTH}}$`).test(code);
