import { accountMessages, countUtf8Bytes, MAX_PASSWORD_BYTES } from '@shop/contract';
import { leaked, local } from './common-passwords.json';

// `leaked`: the 3,000 most frequent of at least six letters in zxcvbn 4.4 (Mark Burnett's public-domain list).
// `local`: passwords typical of Argentina that such lists miss. Patterns are rejected by rule.
const known = new Set([...local, ...leaked].flatMap((line) => line.split(' ')));

const rows = ['abcdefghijklmnñopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjklñ', 'zxcvbnm'];
const backwards = (text: string) => [...text].reverse().join('');
const runs = [...rows, ...rows.map(backwards)];

const isRepetition = (text: string) => /^(.{1,4})\1+$/.test(text);
const isKeyboardRun = (text: string) => runs.some((run) => run.includes(text));
const isDate = (text: string) =>
  /^(\d{6}|\d{8})$/.test(text) && /^(0[1-9]|[12]\d|3[01])(0[1-9]|1[0-2])/.test(text);
const withoutSuffix = (text: string) => text.replace(/[\d!.*_@#$-]{1,6}$/, '');

/** Returns whether a password is easy to guess: known, a keyboard run, a repetition, a date or the user's own name. */
export function isCommonPassword(password: string, personalFacts: readonly string[] = []): boolean {
  const text = password.toLowerCase();
  const stem = withoutSuffix(text);
  const personal = personalFacts
    .flatMap((fact) => fact.toLowerCase().split(/[@.\s]/))
    .filter((part) => part.length >= 4);
  return (
    known.has(text) ||
    (stem.length >= 4 && known.has(stem)) ||
    isRepetition(text) ||
    isKeyboardRun(text) ||
    isDate(text) ||
    personal.some((part) => text === part || stem === part)
  );
}

export type PasswordRule = {
  /** Fewest characters. */
  min: number;
  username: string;
  email: string;
};

/** Returns what is wrong with a new password, the first thing to say first; empty for a good one. */
export function passwordFaults(password: string, { min, username, email }: PasswordRule): string[] {
  const checks: [isFault: boolean, message: string][] = [
    [password.length < min, accountMessages.tooShort(min)],
    [countUtf8Bytes(password) > MAX_PASSWORD_BYTES, accountMessages.tooLong],
    [isCommonPassword(password, [username, email]), accountMessages.tooCommon],
  ];
  return checks.filter(([isFault]) => isFault).map(([, message]) => message);
}
