import { MIN_PASSWORD_LENGTH, SUCCESS_BANNER_MS } from '@shop/contract';
import { call, errorText } from '@shop/web-kit/api';
import { useTimedMessage } from '@shop/web-kit/hooks';
import { useState } from 'react';
import { type FieldErrors, type Resolver, useForm } from 'react-hook-form';
import { Field } from '#ui/form/field.tsx';
import { PasswordInput } from '#ui/form/password-input.tsx';
import { AccountForm } from './account-form.tsx';
import { passwordFaults, type PasswordForm as Values } from './password-rules.ts';
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
      setFailure(errorText(error, words));
    }
  });
  return { form, failure, saved: saved.message, submit };
}

type PasswordFormProps = {
  /** For password managers. */
  email: string;
  /** The server ends all other sessions; this one gets a new token. */
  onChanged: (token: string) => void;
};

const fields = [
  {
    name: 'currentPassword',
    label: words.current,
    what: words.what.current,
    autoComplete: 'current-password',
  },
  {
    name: 'newPassword',
    label: words.next,
    hint: words.nextHint,
    what: words.what.next,
    autoComplete: 'new-password',
    minLength: MIN_PASSWORD_LENGTH,
  },
  {
    name: 'confirmPassword',
    label: words.confirm,
    what: words.what.confirm,
    autoComplete: 'new-password',
    minLength: MIN_PASSWORD_LENGTH,
  },
] as const;

export function PasswordForm({ email, onChanged }: PasswordFormProps) {
  const { form, failure, saved, submit } = usePasswordForm(onChanged);
  const { errors, isSubmitting } = form.formState;
  return (
    <AccountForm
      words={words}
      busy={isSubmitting}
      failure={failure}
      saved={saved}
      onSubmit={() => void submit()}
    >
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      {fields.map(({ name, label, what, ...field }) => (
        <Field
          key={name}
          label={label}
          hint={'hint' in field ? field.hint : undefined}
          error={errors[name]?.message}
        >
          {(control) => (
            <PasswordInput
              {...control}
              {...form.register(name)}
              what={what}
              autoComplete={field.autoComplete}
              minLength={'minLength' in field ? field.minLength : undefined}
              required
            />
          )}
        </Field>
      ))}
    </AccountForm>
  );
}
