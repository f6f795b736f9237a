import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { profileSchema, SUCCESS_BANNER_MS, type AdminUser, type Profile } from '@shop/contract';
import { call } from '@shop/web-kit/api';
import { useTimedMessage } from '@shop/web-kit/hooks';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { UnsavedGuard } from '#shared/unsaved-guard.tsx';
import { Button } from '#ui/button.tsx';
import { SectionCard } from '#ui/card.tsx';
import { Banner, ErrorNotice } from '#ui/error-notice.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { saveFailure } from './save-failure.ts';
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
      setFailure(saveFailure(error, words));
    }
  });
  return { form, failure, saved: saved.message, submit };
}

/** Username and e-mail of whoever is signed in. */
export function ProfileForm({ user, onSaved }: { user: Profile; onSaved: (user: AdminUser) => void }) {
  const { form, failure, saved, submit } = useProfileForm(user, onSaved);
  const { register, formState } = form;
  const { errors, isSubmitting, isDirty } = formState;
  return (
    <SectionCard title={words.title} description={words.description} className="max-w-xl">
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
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
        {failure && <ErrorNotice message={failure} />}
        {saved && <Banner tone="success">{saved}</Banner>}
        <div>
          <Button type="submit" variant="primary" busy={isSubmitting}>
            {isSubmitting ? words.submitting : words.submit}
          </Button>
        </div>
      </form>
      <UnsavedGuard dirty={isDirty && !isSubmitting} />
    </SectionCard>
  );
}
