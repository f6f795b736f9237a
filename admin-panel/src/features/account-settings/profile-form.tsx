import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import {
  accountMessages,
  type AdminUser,
  isOtherEmail,
  type Profile,
  profileSchema,
  updateProfile,
  z,
} from '@shop/contract';
import { call } from '@shop/web-kit/api';
import { useForm } from 'react-hook-form';
import { LeaveGuard } from '#shared/edit-session/leave-guard.tsx';
import { type Fields } from '#shared/resource/fields.tsx';
import { AccountForm } from './account-form.tsx';
import { texts } from './texts.ts';

/** Returns the schema of the profile form; another e-mail than the current one needs the password. */
const profileFormSchema = (currentEmail: string) =>
  profileSchema.check(
    z.refine(({ email, currentPassword }) => Boolean(currentPassword) || !isOtherEmail(email, currentEmail), {
      error: accountMessages.currentRequired,
      path: ['currentPassword'],
    }),
  );

const t = texts.profile;
const valuesOf = ({ username, email }: Profile) => ({ username, email, currentPassword: '' });

const fieldsFor = (ownEmail: string): Fields<Profile> => ({
  username: { label: t.username, autoComplete: 'nickname', required: true },
  email: { label: t.email, type: 'email', autoComplete: 'email', spellCheck: false, required: true },
  currentPassword: {
    kind: 'password',
    label: t.password,
    hint: t.passwordHint,
    passwordName: texts.security.what.current,
    autoComplete: 'current-password',
    required: true,
    when: ({ email }) => isOtherEmail(email, ownEmail),
  },
});

export function ProfileForm({ user, onSaved }: { user: Profile; onSaved: (user: AdminUser) => void }) {
  const form = useForm<Profile>({
    resolver: standardSchemaResolver(profileFormSchema(user.email)),
    defaultValues: valuesOf(user),
  });
  const { isSubmitting, isDirty } = form.formState;
  const save = async ({ username, email, currentPassword }: Profile) => {
    const movesLogin = isOtherEmail(email, user.email);
    const body = { username, email, ...(movesLogin && { currentPassword }) };
    const { user: saved } = await call(updateProfile, { body });
    form.reset(valuesOf(saved));
    onSaved(saved);
  };
  return (
    <>
      <AccountForm texts={t} form={form} fields={fieldsFor(user.email)} save={save} />
      <LeaveGuard dirty={isDirty && !isSubmitting} />
    </>
  );
}
