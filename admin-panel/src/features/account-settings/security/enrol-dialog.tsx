import {
  accountMessages,
  confirmSecondFactor,
  COPY_CONFIRMATION_ORDER_MS,
  type Enrolment,
  secondFactorMessages,
  startSecondFactor,
} from '@shop/contract';
import { call } from '@shop/web-kit/api';
import { useCopy } from '@shop/web-kit/hooks';
import { useState } from 'react';
import { CodeField, Notice, OwnPasswordField } from '#shared/own-proof/protected-fields.tsx';
import { type ChangeFaults, useProtectedChange } from '#shared/own-proof/use-protected-change.ts';
import { Button } from '#ui/button.tsx';
import { FormDialog } from '#ui/overlay/form-dialog.tsx';
import { texts } from './texts.ts';

const t = texts.enrol;

type StepProps = { value: string; onValue: (value: string) => void; faults: ChangeFaults };

const PasswordStep = ({ value, onValue, faults }: StepProps) => (
  <div className="flex flex-col gap-4">
    <p>{t.start}</p>
    <OwnPasswordField value={value} onValue={onValue} error={faults.currentPassword} />
    <Notice text={faults.notice} />
  </div>
);

function SecretText({ secret }: { secret: string }) {
  const { copied, copy } = useCopy(COPY_CONFIRMATION_ORDER_MS);
  return (
    <div className="flex flex-col gap-2">
      <p className="text-sm text-muted">{t.bySecret}</p>
      <p className="rounded-input bg-panel-2 px-3 py-2 font-mono text-sm">
        {secret.match(/.{1,4}/g)?.join(' ')}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" icon="copy" onClick={() => void copy(secret)}>
          {copied ? t.copied : t.copySecret}
        </Button>
      </div>
    </div>
  );
}

const CodeStep = ({ value, onValue, faults, enrolment }: StepProps & { enrolment: Enrolment }) => (
  <div className="flex flex-col gap-4">
    <p>{t.scan}</p>
    {/* Apps read dark modules on white only, in the dark theme too. */}
    <img
      src={`data:image/svg+xml,${encodeURIComponent(enrolment.qr)}`}
      alt={t.qrAlt}
      width="200"
      height="200"
      className="mx-auto rounded-panel border border-line bg-white"
    />
    <Button asChild variant="link" className="min-h-11 self-start sm:hidden">
      <a href={enrolment.uri}>{t.openApp}</a>
    </Button>
    <SecretText secret={enrolment.secret} />
    <p>{t.confirm}</p>
    <CodeField value={value} onValue={onValue} error={faults.code} />
    <Notice text={faults.notice} />
  </div>
);

type EnrolDialogProps = { onClose: () => void; onEnrolled: (recoveryCodes: string[]) => void };

/** Switches the second factor on: password, then the QR code, then the first code. */
export function EnrolDialog({ onClose, onEnrolled }: EnrolDialogProps) {
  const [currentPassword, setCurrentPassword] = useState('');
  const [code, setCode] = useState('');
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null);
  const { busy, faults, send } = useProtectedChange();
  const missing = {
    ...(!enrolment && currentPassword === '' && { currentPassword: accountMessages.currentRequired }),
    ...(enrolment && code.trim() === '' && { code: secondFactorMessages.codeRequired }),
  };
  const [tried, setTried] = useState(false);
  const submit = () => {
    setTried(true);
    if (Object.keys(missing).length > 0) return;
    setTried(false);
    void send(async () => {
      if (enrolment) {
        const answer = await call(confirmSecondFactor, { body: { code } });
        onEnrolled(answer.recoveryCodes);
      } else {
        setEnrolment((await call(startSecondFactor, { body: { currentPassword } })).enrolment);
      }
    });
  };
  const shown = tried ? missing : faults;
  return (
    <FormDialog
      title={t.title}
      submitLabel={enrolment ? t.turnOn : t.next}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      {enrolment ? (
        <CodeStep value={code} onValue={setCode} faults={shown} enrolment={enrolment} />
      ) : (
        <PasswordStep value={currentPassword} onValue={setCurrentPassword} faults={shown} />
      )}
    </FormDialog>
  );
}
