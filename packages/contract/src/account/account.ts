import { z } from '../z';
import { successAnswer } from '../http/responses';
import { EMAIL_FORMAT, email, textLine, withoutInvisible } from '../text/text-fields';
import { MAX_PASSWORD_BYTES } from '../limits';
import { accountMessages } from './account-messages';
import { STAFF_ROLES } from './staff-roles';

const utf8BytesOf = (codePoint: number): number => {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x10000 ? 3 : 4;
};

export const countUtf8Bytes = (text: string): number =>
  [...text].reduce((sum, char) => sum + utf8BytesOf(char.codePointAt(0) ?? 0), 0);

export const adminUserSchema = z.object({
  id: z.union([z.string(), z.number()]),
  _id: z.string(),
  username: z.string(),
  email: z.string(),
  /** 'admin' for the owner, as the specification has it; the others' roles have their own names. */
  role: z.string(),
  staffRole: z.optional(z.enum(STAFF_ROLES)),
  name: z.optional(z.string()),
});
export type AdminUser = z.output<typeof adminUserSchema>;

export const loginSchema = z.object({
  email: z
    .string(accountMessages.emailRequired)
    .check(
      withoutInvisible,
      z.trim(),
      z.minLength(1, accountMessages.emailRequired),
      z.maxLength(254, EMAIL_FORMAT),
    ),
  password: z
    .string(accountMessages.passwordRequired)
    .check(
      z.minLength(1, accountMessages.passwordRequired),
      z.maxLength(200, accountMessages.passwordRequired),
    ),
});
export type Login = z.output<typeof loginSchema>;

export const sessionAnswerSchema = successAnswer({ token: z.string(), user: adminUserSchema });

export const profileSchema = z.object({
  username: textLine(60, accountMessages.usernameRequired),
  email: email(accountMessages.emailRequired),
  /** Required when the e-mail changes: it is the address of the login. */
  currentPassword: z.optional(z.string().check(z.maxLength(200, accountMessages.wrongCurrent))),
});
export type Profile = z.output<typeof profileSchema>;

/** Checks whether two addresses log in as different ones; case does not matter. */
export const isOtherEmail = (one: string, other: string): boolean =>
  one.trim().toLowerCase() !== other.trim().toLowerCase();

// The owner's rules have the fewest characters of a new password.
export const passwordChangeSchema = z.object({
  currentPassword: z
    .string(accountMessages.currentRequired)
    .check(z.minLength(1, accountMessages.currentRequired), z.maxLength(200)),
  newPassword: z.string(accountMessages.newRequired).check(
    z.minLength(1, { error: accountMessages.newRequired, abort: true }),
    z.refine((text) => countUtf8Bytes(text) <= MAX_PASSWORD_BYTES, accountMessages.tooLong),
  ),
});
export type PasswordChange = z.output<typeof passwordChangeSchema>;
