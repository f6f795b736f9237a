import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { profileSchema, type AdminUser, type Profile } from '@shop/contract';
import { call } from '@shop/web-kit/api';
import { useForm } from 'react-hook-form';
import { LeaveGuard } from '#shared/edit-session/leave-guard.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { AccountForm } from './account-form.tsx';
import { texts } from './texts.ts';

const t = texts.profile;

export function ProfileForm({ user, onSaved }: { user: Profile; onSaved: (user: AdminUser) => void }) {
  const form = useForm<Profile>({
    resolver: standardSchemaResolver(profileSchema),
    defaultValues: { username: user.username, email: user.email },
  });
  const { errors, isSubmitting, isDirty } = form.formState;
  const save = async (profile: Profile) => {
    const { user: saved } = await call('updateProfile', { body: profile });
    form.reset({ username: saved.username, email: saved.email });
    onSaved(saved);
  };
  return (
    <>
      <AccountForm texts={t} form={form} save={save}>
        <Field label={t.username} error={errors.username?.message}>
          {(control) => (
            <Input {...control} {...form.register('username')} autoComplete="nickname" required />
          )}
        </Field>
        <Field label={t.email} error={errors.email?.message}>
          {(control) => (
            <Input
              {...control}
              {...form.register('email')}
              type="email"
              autoComplete="email"
              spellCheck={false}
              required
            />
          )}
        </Field>
      </AccountForm>
      <LeaveGuard dirty={isDirty && !isSubmitting} />
    </>
  );
}
