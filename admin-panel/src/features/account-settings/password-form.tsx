import { MIN_PASSWORD_LENGTH, SUCCESS_BANNER_MS } from '@shop/contract';
import { call } from '@shop/web-kit/api';
import { useTimedMessage } from '@shop/web-kit/hooks';
import { useState } from 'react';
import { type FieldErrors, type Resolver, useForm } from 'react-hook-form';
import { Button } from '#ui/button.tsx';
import { SectionCard } from '#ui/card.tsx';
import { Banner, ErrorNotice } from '#ui/error-notice.tsx';
import { Field } from '#ui/field.tsx';
import { PasswordInput } from '#ui/password-input.tsx';
import { passwordFaults, type PasswordForm as Values } from './password-rules.ts';
import { saveFailure } from './save-failure.ts';
import { texts } from './texts.ts';

const words = texts.security;
const EMPTY: Values = { currentPassword: '', newPassword: '', confirmPassword: '' };

const resolver: Resolver<Values> = (values) => {
  const faults = Object.entries(passwordFaults(values));
  if (faults.length === 0) return { values, errors: {} };
  const errors = Object.fromEntries(faults.map(([field, message]) => [field, { type: 'custom', message }]));
  return { values: {}, errors: errors as FieldErrors<Values> };
};

function usePasswordForm(onChanged: (token: string) => void) {
  const [failure, setFailure] = useState<string | null>(null);
  const saved = useTimedMessage(SUCCESS_BANNER_MS);
  const form = useForm<Values>({ resolver, defaultValues: EMPTY });
  const submit = form.handleSubmit(async ({ currentPassword, newPassword }) => {
    setFailure(null);
    saved.hide();
    try {
      const { token } = await call('updatePassword', { body: { currentPassword, newPassword } });
      form.reset(EMPTY);
      onChanged(token);
      saved.show(words.saved);
    } catch (error) {
      setFailure(saveFailure(error, words));
    }
  });
  return { form, failure, saved: saved.message, submit };
}

type PasswordFormProps = {
  /** Tells a password manager whose password this is. */
  email: string;
  /** Every other session has ended; this one goes on with a new token. */
  onChanged: (token: string) => void;
};

/** Current password, new password, and the new one again. */
export function PasswordForm({ email, onChanged }: PasswordFormProps) {
  const { form, failure, saved, submit } = usePasswordForm(onChanged);
  const { register, formState } = form;
  const { errors, isSubmitting } = formState;
  return (
    <SectionCard title={words.title} description={words.description} className="max-w-xl">
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <Field label={words.current} error={errors.currentPassword?.message}>
          {(control) => (
            <PasswordInput
              {...control}
              {...register('currentPassword')}
              what={words.what.current}
              autoComplete="current-password"
              required
            />
          )}
        </Field>
        <Field label={words.next} hint={words.nextHint} error={errors.newPassword?.message}>
          {(control) => (
            <PasswordInput
              {...control}
              {...register('newPassword')}
              what={words.what.next}
              autoComplete="new-password"
              minLength={MIN_PASSWORD_LENGTH}
              required
            />
          )}
        </Field>
        <Field label={words.confirm} error={errors.confirmPassword?.message}>
          {(control) => (
            <PasswordInput
              {...control}
              {...register('confirmPassword')}
              what={words.what.confirm}
              autoComplete="new-password"
              minLength={MIN_PASSWORD_LENGTH}
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
    </SectionCard>
  );
}
