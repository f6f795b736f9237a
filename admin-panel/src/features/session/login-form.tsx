import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type Login, loginSchema, secondFactorMessages } from '@shop/contract';
import { ApiError } from '@shop/web-kit/api';
import { type FormEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '#ui/button.tsx';
import { ErrorNotice } from '#ui/feedback/error-notice.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { Field } from '#ui/form/field.tsx';
import { PasswordInput } from '#ui/form/password-input.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { signIn, signInWithCode } from './session-calls.ts';
import { texts } from './texts.ts';

const t = texts.code;

type CodeFormProps = {
  challenge: string;
  onDone: () => void;
  /** Leads back to the password, with the reason to show. */
  onLeave: (reason: string | null) => void;
};

type Fault = { field?: string; notice?: string };

const faultOf = (error: unknown): Fault => {
  if (!(error instanceof ApiError)) return { notice: texts.failed };
  if (error.status === 400) return { field: error.message };
  return { notice: error.status === 429 ? error.message : texts.failed };
};

function useCodeEntry({ challenge, onDone, onLeave }: CodeFormProps) {
  const [code, setCode] = useState('');
  const [trustDevice, setTrustDevice] = useState(false);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<Fault>({});
  const send = async () => {
    if (code.trim() === '') return setFault({ field: secondFactorMessages.codeRequired });
    setFault({});
    setBusy(true);
    try {
      const result = await signInWithCode({ challenge, code, trustDevice });
      if (result === 'in') return onDone();
      onLeave(texts.badCredentials);
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return onLeave(error.message);
      setFault(faultOf(error));
      setBusy(false);
    }
  };
  return { code, setCode, trustDevice, setTrustDevice, busy, fault, setFault, send };
}

const codeKeyboards = {
  app: { inputMode: 'numeric', autoComplete: 'one-time-code' },
  recovery: { inputMode: 'text', autoComplete: 'off' },
} as const;

/** Asks for the code of the app after the password, or for a recovery code when the phone is lost. */
function CodeForm(props: CodeFormProps) {
  const [kind, setKind] = useState<'app' | 'recovery'>('app');
  const entry = useCodeEntry(props);
  const isApp = kind === 'app';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void entry.send();
  };
  const switchKind = () => {
    setKind(isApp ? 'recovery' : 'app');
    entry.setCode('');
    entry.setFault({});
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <h2 className="text-base font-semibold">{t.title}</h2>
      <TextField
        key={kind}
        label={isApp ? t.appLabel : t.recoveryLabel}
        hint={isApp ? t.app : t.recovery}
        error={entry.fault.field}
        {...codeKeyboards[kind]}
        value={entry.code}
        onValue={entry.setCode}
        // eslint-disable-next-line jsx-a11y/no-autofocus -- the step has come by the user's own submit
        autoFocus
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        required
      />
      <label className="flex min-h-11 items-start gap-3">
        <Checkbox
          checked={entry.trustDevice}
          onChange={({ target }) => entry.setTrustDevice(target.checked)}
        />
        <span>
          {t.trust}
          <span className="block text-xs text-muted">{t.trustHint}</span>
        </span>
      </label>
      {entry.fault.notice && <ErrorNotice message={entry.fault.notice} />}
      <Button type="submit" variant="primary" busy={entry.busy} busyLabel={texts.submitting}>
        {texts.submit}
      </Button>
      <div className="flex flex-col items-start gap-2 text-sm">
        <Button variant="link" className="min-h-11 text-left whitespace-normal" onClick={switchKind}>
          {isApp ? t.useRecovery : t.useApp}
        </Button>
        {!isApp && <p className="text-muted">{t.lost}</p>}
        <Button variant="link" className="min-h-11" onClick={() => props.onLeave(null)}>
          {t.back}
        </Button>
      </div>
    </form>
  );
}

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
