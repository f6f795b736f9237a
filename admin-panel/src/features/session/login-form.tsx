import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { loginSchema, type Login } from '@shop/contract';
import { ApiError } from '@shop/web-kit/api';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '#ui/button.tsx';
import { ErrorNotice } from '#ui/feedback/error-notice.tsx';
import { Field } from '#ui/form/field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { PasswordInput } from '#ui/form/password-input.tsx';
import { CodeForm } from './code-form.tsx';
import { signIn } from './session-calls.ts';
import { texts } from './texts.ts';

const loginErrorText = (error: unknown): string =>
  error instanceof ApiError && error.status === 429 ? error.message : texts.failed;

type LoginFormProps = {
  onDone: () => void;
  /** Prefilled when the session has expired. */
  email?: string;
};

type PasswordStepProps = LoginFormProps & {
  failure: string | null;
  setFailure: (failure: string | null) => void;
  onChallenge: (challenge: string) => void;
};

function PasswordStep({ onDone, email = '', failure, setFailure, onChallenge }: PasswordStepProps) {
  const { register, handleSubmit, formState } = useForm<Login>({
    resolver: standardSchemaResolver(loginSchema),
    defaultValues: { email, password: '' },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async ({ email: address, password }) => {
    setFailure(null);
    try {
      const result = await signIn(address, password);
      if (result === 'in') onDone();
      else if (result === 'refused') setFailure(texts.badCredentials);
      else onChallenge(result.challenge);
    } catch (error) {
      setFailure(loginErrorText(error));
    }
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <TextField
        label={texts.email}
        error={errors.email?.message}
        {...register('email')}
        type="email"
        inputMode="email"
        autoComplete="username"
        spellCheck={false}
        autoCapitalize="none"
        required
      />
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

/** Asks for e-mail and password, then for a code where the user has a second factor. */
export function LoginForm(props: LoginFormProps) {
  const [challenge, setChallenge] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const leave = (reason: string | null) => {
    setChallenge(null);
    setFailure(reason);
  };
  if (challenge === null)
    return <PasswordStep {...props} failure={failure} setFailure={setFailure} onChallenge={setChallenge} />;
  return <CodeForm challenge={challenge} onDone={props.onDone} onLeave={leave} />;
}
