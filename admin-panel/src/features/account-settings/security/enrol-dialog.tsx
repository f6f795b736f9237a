import {
  confirmSecondFactor,
  COPY_CONFIRMATION_ORDER_MS,
  type Enrolment,
  type OwnPasswordAndCode,
  startSecondFactor,
} from '@shop/contract';
import { call } from '@shop/web-kit/api';
import { useCopy } from '@shop/web-kit/hooks';
import { useState } from 'react';
import { PasswordAndCodeDialog } from '#shared/own-proof/password-and-code-dialog.tsx';
import { Button } from '#ui/button.tsx';
import { texts } from './texts.ts';

const t = texts.enrol;

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

const Scan = ({ enrolment }: { enrolment: Enrolment }) => (
  <>
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
  </>
);

type EnrolDialogProps = { onClose: () => void; onEnrolled: (recoveryCodes: string[]) => void };

/** Switches the second factor on: password, then the QR code, then the first code. */
export function EnrolDialog({ onClose, onEnrolled }: EnrolDialogProps) {
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null);
  const change = async ({ currentPassword, code }: OwnPasswordAndCode) => {
    if (enrolment) onEnrolled((await call(confirmSecondFactor, { body: { code } })).recoveryCodes);
    else setEnrolment((await call(startSecondFactor, { body: { currentPassword } })).enrolment);
  };
  return (
    <PasswordAndCodeDialog
      texts={{ title: t.title, submit: enrolment ? t.turnOn : t.next }}
      asks={enrolment ? 'appCode' : 'password'}
      change={change}
      onClose={onClose}
    >
      {(list) => (
        <>
          {enrolment ? <Scan enrolment={enrolment} /> : <p>{t.start}</p>}
          {list()}
        </>
      )}
    </PasswordAndCodeDialog>
  );
}
