import {
  type AccountSecurity,
  COPY_CONFIRMATION_ORDER_MS,
  disableSecondFactor,
  type OwnPasswordAndCode,
  renewRecoveryCodes,
} from '@shop/contract';
import { call } from '@shop/web-kit/api';
import { formatDate } from '@shop/web-kit/format';
import { useCopy } from '@shop/web-kit/hooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { securityQuery } from '#shared/access/security-query.ts';
import { downloadFile } from '#shared/download-file.ts';
import { PasswordAndCodeDialog } from '#shared/own-proof/password-and-code-dialog.tsx';
import { Loaded } from '#shared/resource/loaded.tsx';
import { toast } from '#shared/toasts.ts';
import { Button } from '#ui/button.tsx';
import { Banner } from '#ui/feedback/error-notice.tsx';
import { SectionCard } from '#ui/layout/card.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { EnrolDialog } from './enrol-dialog.tsx';
import { texts } from './texts.ts';

const codesTexts = texts.codes;

type RecoveryCodesProps = { codes: readonly string[]; email: string; onClose: () => void };

const paperOf = (codes: readonly string[], email: string) =>
  [codesTexts.paperTitle, codesTexts.paperText(email), '', ...codes, ''].join('\r\n');

// Hidden on screen: printing shows it in place of the page.
const Paper = ({ codes, email }: Pick<RecoveryCodesProps, 'codes' | 'email'>) =>
  createPortal(
    <div className="print-sheet">
      <h1 className="text-xl font-bold">{codesTexts.paperTitle}</h1>
      <p className="my-3">{codesTexts.paperText(email)}</p>
      <ul className="grid max-w-sm grid-cols-2 gap-2 font-mono text-lg">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </div>,
    document.body,
  );

/** Shows the recovery codes once; the dialog closes only by its button, so that none is lost by a slip. */
function RecoveryCodes({ codes, email, onClose }: RecoveryCodesProps) {
  const { copied, copy } = useCopy(COPY_CONFIRMATION_ORDER_MS);
  const text = paperOf(codes, email);
  const download = () =>
    downloadFile(new Blob([text], { type: 'text/plain;charset=utf-8' }), codesTexts.file);
  return (
    <Dialog
      open
      insistent
      onOpenChange={onClose}
      title={codesTexts.title}
      description={codesTexts.text}
      footer={
        <Button variant="primary" onClick={onClose}>
          {codesTexts.done}
        </Button>
      }
    >
      <ul
        aria-label={codesTexts.list}
        className="grid grid-cols-2 gap-x-4 gap-y-2 rounded-panel bg-panel-2 p-4 font-mono text-base"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button icon="copy" onClick={() => void copy(text)}>
          {copied ? codesTexts.copied : codesTexts.copy}
        </Button>
        <Button icon="download" onClick={download}>
          {codesTexts.download}
        </Button>
        <Button icon="printer" onClick={() => window.print()}>
          {codesTexts.print}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {copied ? codesTexts.copied : ''}
      </p>
      <Paper codes={codes} email={email} />
    </Dialog>
  );
}

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
    void queries.invalidateQueries(securityQuery);
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
