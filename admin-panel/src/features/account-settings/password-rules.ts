import { accountMessages, passwordChangeSchema } from '@shop/contract';

export type PasswordForm = { currentPassword: string; newPassword: string; confirmPassword: string };
export type PasswordFaults = Partial<Record<keyof PasswordForm, string>>;

/** What is wrong with the form, the first fault of each field; nothing when it may be sent. */
export function passwordFaults(values: PasswordForm): PasswordFaults {
  const faults: PasswordFaults = {};
  const parsed = passwordChangeSchema.safeParse(values);
  for (const { path, message } of parsed.error?.issues ?? []) {
    const field = path[0] as keyof PasswordForm;
    faults[field] ??= message;
  }
  if (values.confirmPassword !== values.newPassword) faults.confirmPassword = accountMessages.mismatch;
  return faults;
}
