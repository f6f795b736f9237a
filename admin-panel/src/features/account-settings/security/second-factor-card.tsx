import {
  type AccountSecurity,
  disableSecondFactor,
  type OwnPasswordAndCode,
  renewRecoveryCodes,
} from '@shop/contract';
import { call } from '@shop/web-kit/api';
import { formatDate } from '@shop/web-kit/format';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from '#shared/toasts.ts';
import { PasswordAndCodeDialog } from '#shared/own-proof/password-and-code-dialog.tsx';
import { Loaded } from '#shared/resource/loaded.tsx';
import { Button } from '#ui/button.tsx';
import { Banner } from '#ui/feedback/error-notice.tsx';
import { SectionCard } from '#ui/layout/card.tsx';
import { EnrolDialog } from './enrol-dialog.tsx';

import { securityQuery } from '#shared/access/security-query.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { texts } from './texts.ts';

const t = texts.factor;
const FEW_CODES = 3;

type Factor = AccountSecurity['secondFactor'];
type Opened = 'enrol' | 'renew' | 'disable';

const FactorOff = ({ onOpen }: { onOpen: (dialog: Opened) => void }) => (
  <div className="flex flex-col items-start gap-4">
    <Banner tone="warn">{t.off}</Banner>
    <Button variant="primary" icon="shield-check" data-field="second-factor" onClick={() => onOpen('enrol')}>
      {t.turnOn}
    </Button>
  </div>
);

type FactorOnProps = { factor: Factor & { onSince: string }; onOpen: (dialog: Opened) => void };

const FactorOn = ({ factor, onOpen }: FactorOnProps) => (
  <div className="flex flex-col items-start gap-4">
    <ul className="flex flex-col gap-1">
      <li className="font-medium text-success">{t.on(formatDate(factor.onSince))}</li>
      <li>{t.codesLeft(factor.recoveryCodesLeft)}</li>
      <li>{t.devices(factor.trustedDevices)}</li>
    </ul>
    {factor.recoveryCodesLeft <= FEW_CODES && <Banner tone="warn">{t.fewCodes}</Banner>}
    <div className="flex flex-wrap gap-2">
      <Button icon="key" onClick={() => onOpen('renew')}>
        {t.newCodes}
      </Button>
      <Button variant="danger-ghost" onClick={() => onOpen('disable')}>
        {t.turnOff}
      </Button>
    </div>
  </div>
);

type DialogsProps = { opened: Opened | null; onClose: () => void; onCodes: (codes: string[]) => void };

function Dialogs({ opened, onClose, onCodes }: DialogsProps) {
  const renew = async (body: OwnPasswordAndCode) =>
    onCodes((await call(renewRecoveryCodes, { body })).recoveryCodes);
  const disable = async (body: OwnPasswordAndCode) => {
    await call(disableSecondFactor, { body });
    toast.success(texts.disable.done);
    onClose();
  };
  if (opened === 'enrol') return <EnrolDialog onClose={onClose} onEnrolled={onCodes} />;
  if (opened === 'renew')
    return <PasswordAndCodeDialog texts={texts.renew} change={renew} onClose={onClose} />;
  if (opened === 'disable')
    return <PasswordAndCodeDialog texts={texts.disable} change={disable} onClose={onClose} />;
  return null;
}

function FactorState({ factor, email }: { factor: Factor; email: string }) {
  const queries = useQueryClient();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const close = () => {
    setOpened(null);
    setCodes(null);
    void queries.invalidateQueries({ queryKey: securityQuery.queryKey });
  };
  const showCodes = (fresh: string[]) => {
    setOpened(null);
    setCodes(fresh);
  };
  const { onSince } = factor;
  return (
    <>
      {onSince === null ? (
        <FactorOff onOpen={setOpened} />
      ) : (
        <FactorOn factor={{ ...factor, onSince }} onOpen={setOpened} />
      )}
      <Dialogs opened={opened} onClose={close} onCodes={showCodes} />
      {codes && <RecoveryCodes codes={codes} email={email} onClose={close} />}
    </>
  );
}

/** Shows the state of the second factor, and switches it on and off. */
export function SecondFactorCard({ email }: { email: string }) {
  return (
    <SectionCard title={t.title} description={t.description} className="max-w-xl">
      <Loaded query={useQuery(securityQuery)} failed={() => texts.loadFailed} loading={2}>
        {({ secondFactor }) => <FactorState factor={secondFactor} email={email} />}
      </Loaded>
    </SectionCard>
  );
}
