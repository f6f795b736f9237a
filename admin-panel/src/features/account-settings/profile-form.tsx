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
import { useForm, useWatch } from 'react-hook-form';
import { LeaveGuard } from '#shared/edit-session/leave-guard.tsx';
import { Field } from '#ui/form/field.tsx';
import { PasswordInput } from '#ui/form/password-input.tsx';
import { TextField } from '#ui/form/text-field.tsx';
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

export function ProfileForm({ user, onSaved }: { user: Profile; onSaved: (user: AdminUser) => void }) {
  const form = useForm<Profile>({
    resolver: standardSchemaResolver(profileFormSchema(user.email)),
    defaultValues: valuesOf(user),
  });
  const { errors, isSubmitting, isDirty } = form.formState;
  const movesLogin = isOtherEmail(useWatch({ control: form.control, name: 'email' }), user.email);
  const save = async ({ username, email, currentPassword }: Profile) => {
    const body = { username, email, ...(movesLogin && { currentPassword }) };
    const { user: saved } = await call(updateProfile, { body });
    form.reset(valuesOf(saved));
    onSaved(saved);
  };
  return (
    <>
      <AccountForm texts={t} form={form} save={save}>
        <TextField
          label={t.username}
          error={errors.username?.message}
          {...form.register('username')}
          autoComplete="nickname"
          required
        />
        <TextField
          label={t.email}
          error={errors.email?.message}
          {...form.register('email')}
          type="email"
          autoComplete="email"
          spellCheck={false}
          required
        />
        {movesLogin && (
          <Field label={t.password} hint={t.passwordHint} error={errors.currentPassword?.message}>
            {(control) => (
              <PasswordInput
                {...control}
                {...form.register('currentPassword')}
                passwordName={texts.security.what.current}
                autoComplete="current-password"
                required
              />
            )}
          </Field>
        )}
      </AccountForm>
      <LeaveGuard dirty={isDirty && !isSubmitting} />
    </>
  );
}
