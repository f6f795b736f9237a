import { accountMessages, passwordChangeSchema } from '@shop/contract';

export type PasswordForm = { currentPassword: string; newPassword: string; confirmPassword: string };
export type PasswordFaults = Partial<Record<keyof PasswordForm, string>>;

export function passwordFaults(values: PasswordForm, min: number): PasswordFaults {
  const faults: PasswordFaults = {};
  const parsed = passwordChangeSchema.safeParse(values);
  for (const { path, message } of parsed.error?.issues ?? []) {
    const field = path[0] as keyof PasswordForm;
    faults[field] ??= message;
  }
  if (values.newPassword.length < min) faults.newPassword ??= accountMessages.tooShort(min);
  if (values.confirmPassword !== values.newPassword) faults.confirmPassword = accountMessages.mismatch;
  return faults;
}
