import { accountMessages, isOtherEmail, profileSchema, z } from '@shop/contract';

/** Returns the schema of the profile form; another e-mail than the current one needs the password. */
export const profileFormSchema = (currentEmail: string) =>
  profileSchema.check(
    z.refine(({ email, currentPassword }) => Boolean(currentPassword) || !isOtherEmail(email, currentEmail), {
      error: accountMessages.currentRequired,
      path: ['currentPassword'],
    }),
  );
