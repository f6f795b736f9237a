import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { loginSchema, type Login } from '@shop/contract';
import { ApiError } from '@shop/web-kit/api';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '#ui/button.tsx';
import { ErrorNotice } from '#ui/feedback/error-notice.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { PasswordInput } from '#ui/form/password-input.tsx';
import { signIn } from './session-calls.ts';
import { texts } from './texts.ts';

const loginErrorText = (error: unknown): string =>
  error instanceof ApiError && error.status === 429 ? error.message : texts.failed;

type LoginFormProps = {
  onDone: () => void;
  /** Prefilled when the session has expired. */
  email?: string;
};

export function LoginForm({ onDone, email = '' }: LoginFormProps) {
  const [failure, setFailure] = useState<string | null>(null);
  const { register, handleSubmit, formState } = useForm<Login>({
    resolver: standardSchemaResolver(loginSchema),
    defaultValues: { email, password: '' },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async ({ email: address, password }) => {
    setFailure(null);
    try {
      if (await signIn(address, password)) onDone();
      else setFailure(texts.badCredentials);
    } catch (error) {
      setFailure(loginErrorText(error));
    }
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <Field label={texts.email} error={errors.email?.message}>
        {(control) => (
          <Input
            {...control}
            {...register('email')}
            type="email"
            inputMode="email"
            autoComplete="username"
            spellCheck={false}
            autoCapitalize="none"
            required
          />
        )}
      </Field>
      <Field label={texts.password} error={errors.password?.message}>
        {(control) => (
          <PasswordInput
            {...control}
            {...register('password')}
            passwordName={texts.thePassword}
            // eslint-disable-next-line jsx-a11y/no-autofocus -- only the password is missing
            autoFocus={email !== ''}
            autoComplete="current-password"
            required
          />
        )}
      </Field>
      {failure && <ErrorNotice message={failure} />}
      <Button
        busyLabel={texts.submitting}
        type="submit"
        variant="primary"
        busy={isSubmitting}
        className="mt-1"
      >
        {texts.submit}
      </Button>
    </form>
  );
}
