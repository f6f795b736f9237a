import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { profileSchema, SUCCESS_BANNER_MS, type AdminUser, type Profile } from '@shop/contract';
import { call, errorText } from '@shop/web-kit/api';
import { useTimedMessage } from '@shop/web-kit/hooks';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { LeaveGuard } from '#shared/edit-session/leave-guard.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { AccountForm } from './account-form.tsx';
import { texts } from './texts.ts';

const words = texts.profile;

function useProfileForm(user: Profile, onSaved: (user: AdminUser) => void) {
  const [failure, setFailure] = useState<string | null>(null);
  const saved = useTimedMessage(SUCCESS_BANNER_MS);
  const form = useForm<Profile>({
    resolver: standardSchemaResolver(profileSchema),
    defaultValues: { username: user.username, email: user.email },
  });
  const submit = form.handleSubmit(async (profile) => {
    setFailure(null);
    saved.hide();
    try {
      const answer = await call('updateProfile', { body: profile });
      form.reset({ username: answer.user.username, email: answer.user.email });
      onSaved(answer.user);
      saved.show(words.saved);
    } catch (error) {
      setFailure(errorText(error, words));
    }
  });
  return { form, failure, saved: saved.message, submit };
}

export function ProfileForm({ user, onSaved }: { user: Profile; onSaved: (user: AdminUser) => void }) {
  const { form, failure, saved, submit } = useProfileForm(user, onSaved);
  const { register, formState } = form;
  const { errors, isSubmitting, isDirty } = formState;
  return (
    <>
      <AccountForm
        words={words}
        busy={isSubmitting}
        failure={failure}
        saved={saved}
        onSubmit={() => void submit()}
      >
        <Field label={words.username} error={errors.username?.message}>
          {(control) => <Input {...control} {...register('username')} autoComplete="nickname" required />}
        </Field>
        <Field label={words.email} error={errors.email?.message}>
          {(control) => (
            <Input
              {...control}
              {...register('email')}
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
