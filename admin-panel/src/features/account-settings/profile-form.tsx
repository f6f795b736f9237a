import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type AdminUser, isOtherEmail, type Profile, updateProfile } from '@shop/contract';
import { call } from '@shop/web-kit/api';
import { useForm, useWatch } from 'react-hook-form';
import { LeaveGuard } from '#shared/edit-session/leave-guard.tsx';
import { Field } from '#ui/form/field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { PasswordInput } from '#ui/form/password-input.tsx';
import { AccountForm } from './account-form.tsx';
import { profileFormSchema } from './profile-form-schema.ts';
import { texts } from './texts.ts';

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
