import { accountMessages, countUtf8Bytes, MAX_PASSWORD_BYTES } from '@shop/contract';
import { isCommonPassword } from './common-passwords';

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
