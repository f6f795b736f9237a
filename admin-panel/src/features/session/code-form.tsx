import { secondFactorMessages } from '@shop/contract';
import { ApiError } from '@shop/web-kit/api';
import { type FormEvent, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { ErrorNotice } from '#ui/feedback/error-notice.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { signInWithCode } from './session-calls.ts';
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
export function CodeForm(props: CodeFormProps) {
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
