import { type CheckDecision, decideCheck, type OpeningCheck } from '@shop/contract';
import { call } from '@shop/web-kit/api';
import { formatDateTime } from '@shop/web-kit/format';
import { Icon } from '@shop/web-kit/icons';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { DraftDialog } from '#shared/resource/draft-dialog.tsx';
import { toast } from '#shared/toasts.ts';
import { Button } from '#ui/button.tsx';
import { Badge, type BadgeTone } from '#ui/feedback/badge.tsx';
import { texts } from './texts.ts';
import { openingChange, useOpeningChange } from './use-opening-change.ts';

const LOOKS: Record<string, { icon: string; ink: string; tone: BadgeTone }> = {
  green: { icon: 'circle-check', ink: 'text-success', tone: 'success' },
  waived: { icon: 'clock', ink: 'text-warn', tone: 'warn' },
  red: { icon: 'circle', ink: 'text-danger', tone: 'danger' },
};

const lookOf = (state: string) =>
  LOOKS[state] ?? { icon: 'circle', ink: 'text-muted', tone: 'neutral' as const };

function WaiverLine({ waiver }: { waiver: NonNullable<OpeningCheck['waiver']> }) {
  const said = texts.waived(waiver.by, formatDateTime(waiver.at));
  return <p className="text-sm text-warn">{waiver.reason ? `${said}: ${waiver.reason}` : `${said}.`}</p>;
}

// A check of the server's settings has no field to lead to.
const hasField = ({ path }: OpeningCheck) => !path.startsWith(paths.opening);

function FieldLink({ check: { path, title, state } }: { check: OpeningCheck }) {
  const isDone = state === 'green';
  return (
    <Button asChild size="sm" variant={isDone ? 'ghost' : 'primary'}>
      <Link to={path} aria-label={isDone ? texts.reviewNamed(title) : texts.solveNamed(title)}>
        {isDone ? texts.review : texts.solve}
      </Link>
    </Button>
  );
}

function Actions({ check, onWaive }: { check: OpeningCheck; onWaive: () => void }) {
  const { key, title, state, toConfirm } = check;
  const { mutate, isPending } = useOpeningChange((body: CheckDecision) =>
    call(decideCheck, { params: { key }, body }),
  );
  return (
    <div className="flex flex-wrap gap-2 pt-1">
      {hasField(check) && <FieldLink check={check} />}
      {toConfirm && (
        <Button
          size="sm"
          busy={isPending}
          aria-label={texts.confirmNamed(title)}
          onClick={() => mutate({ confirmed: toConfirm })}
        >
          {texts.confirm}
        </Button>
      )}
      {state === 'red' && (
        <Button size="sm" variant="ghost" aria-label={texts.waiveNamed(title)} onClick={onWaive}>
          {texts.waive}
        </Button>
      )}
      {state === 'waived' && (
        <Button
          size="sm"
          variant="ghost"
          busy={isPending}
          aria-label={texts.revokeNamed(title)}
          onClick={() => mutate({ waived: false, reason: '' })}
        >
          {texts.revoke}
        </Button>
      )}
    </div>
  );
}

type WaiveDialogProps = { check: OpeningCheck; onClose: () => void };

/** Asks the owner to say that she knows what is missing. */
const WaiveDialog = ({ check: { key, title, why }, onClose }: WaiveDialogProps) => (
  <DraftDialog
    {...openingChange}
    title={texts.waiveTitle(title)}
    submitLabel={texts.waiveSubmit}
    initial={{ isKnown: false, reason: '' }}
    fields={{
      isKnown: { kind: 'flag', label: <span className="font-semibold">{texts.waiveKnow}</span> },
      reason: {
        label: texts.waiveReason,
        optional: true,
        hint: texts.waiveText,
        maxLength: 300,
        autoComplete: 'off',
      },
    }}
    isReady={({ isKnown }) => isKnown}
    save={({ reason }) => call(decideCheck, { params: { key }, body: { waived: true, reason } })}
    tell={toast.error}
    onClose={onClose}
  >
    {(list) => (
      <div className="space-y-4">
        <p>{why}</p>
        {list()}
      </div>
    )}
  </DraftDialog>
);

/** Shows one check with its reason and its actions. */
export function CheckItem({ check }: { check: OpeningCheck }) {
  const { title, why, law, detail, state, waiver } = check;
  const [isWaiving, setIsWaiving] = useState(false);
  const { icon, ink, tone } = lookOf(state);
  return (
    <li className="flex items-start gap-3 border-t border-line py-4 first:border-t-0 first:pt-0 last:pb-0">
      <Icon name={icon} className={`mt-0.5 size-5 shrink-0 ${ink}`} />
      <div className="min-w-0 flex-1 space-y-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="font-semibold">{title}</h3>
          <Badge tone={tone}>{texts.states[state] ?? state}</Badge>
        </div>
        {detail && state !== 'green' && <p className="font-medium break-words">{detail}</p>}
        {waiver && <WaiverLine waiver={waiver} />}
        <p className="max-w-prose text-sm text-muted">
          {why} {law && texts.law(law)}
        </p>
        <Actions check={check} onWaive={() => setIsWaiving(true)} />
      </div>
      {isWaiving && <WaiveDialog check={check} onClose={() => setIsWaiving(false)} />}
    </li>
  );
}
