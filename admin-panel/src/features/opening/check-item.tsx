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
import { UsualCategories, UsualGuides } from './offers/usual-categories.tsx';
import { UsualSettings } from './offers/usual-settings.tsx';
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

// The offer comes first where there is one.
const WITH_OFFER = ['attention-hours', 'consumer-defence', 'categories'];
const variantOf = (key: string, isDone: boolean) => {
  if (isDone) return 'ghost';
  return WITH_OFFER.includes(key) ? 'secondary' : 'primary';
};

function FieldLink({ check: { key, path, title, state } }: { check: OpeningCheck }) {
  const isDone = state === 'green';
  return (
    <Button
      asChild
      size="sm"
      variant={variantOf(key, isDone)}
      // A check that is ready has its link beside its title, and no row of buttons.
      className={isDone ? '-my-2.5 -mr-3.5 ml-auto sm:-my-1' : undefined}
    >
      <Link to={path} aria-label={isDone ? texts.reviewNamed(title) : texts.solveNamed(title)}>
        {isDone ? texts.review : texts.solve}
      </Link>
    </Button>
  );
}

/** The offers of a check besides its field, each for one tap. */
function Offers({ check }: { check: OpeningCheck }) {
  if (check.state !== 'red') return null;
  if (check.key === 'categories') return <UsualCategories />;
  if (check.key === 'size-guides') return <UsualGuides />;
  return <UsualSettings check={check} />;
}

function Actions({ check, onReason }: { check: OpeningCheck; onReason: () => void }) {
  const { key, title, state, toConfirm } = check;
  const { mutate, isPending } = useOpeningChange((body: CheckDecision) =>
    call(decideCheck, { params: { key }, body }),
  );
  return (
    <div className="flex flex-wrap gap-2 pt-1">
      <Offers check={check} />
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
        <Button
          size="sm"
          variant="ghost"
          busy={isPending}
          aria-label={texts.waiveNamed(title)}
          onClick={() => mutate({ waived: true, reason: '' })}
        >
          {texts.waive}
        </Button>
      )}
      {state === 'waived' && (
        <>
          <Button size="sm" variant="ghost" aria-label={texts.addReasonNamed(title)} onClick={onReason}>
            {texts.addReason}
          </Button>
          <Button
            size="sm"
            variant="ghost"
            busy={isPending}
            aria-label={texts.revokeNamed(title)}
            onClick={() => mutate({ waived: false, reason: '' })}
          >
            {texts.revoke}
          </Button>
        </>
      )}
    </div>
  );
}

type ReasonDialogProps = { check: OpeningCheck; onClose: () => void };

/** Lets the owner say why she left a check out, if she wants to. */
const ReasonDialog = ({ check: { key, title, waiver }, onClose }: ReasonDialogProps) => (
  <DraftDialog
    {...openingChange}
    title={texts.reasonTitle(title)}
    submitLabel={texts.reasonSubmit}
    initial={{ reason: waiver?.reason ?? '' }}
    fields={{ reason: { label: texts.waiveReason, maxLength: 300, autoComplete: 'off' } }}
    save={({ reason }) => call(decideCheck, { params: { key }, body: { waived: true, reason } })}
    tell={toast.error}
    onClose={onClose}
  />
);

/** Shows one check with its reason and its actions. */
export function CheckItem({ check }: { check: OpeningCheck }) {
  const { title, why, law, detail, state, waiver } = check;
  const [isReasoning, setIsReasoning] = useState(false);
  const { icon, ink, tone } = lookOf(state);
  const isDone = state === 'green';
  return (
    <li className="flex items-start gap-3 border-t border-line py-4 first:border-t-0 first:pt-0 last:pb-0">
      <Icon name={icon} className={`mt-0.5 size-5 shrink-0 ${ink}`} />
      <div className="min-w-0 flex-1 space-y-1">
        <div className="flex items-start gap-x-3">
          <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
            <h3 className="font-semibold">{title}</h3>
            <Badge tone={tone}>{texts.states[state] ?? state}</Badge>
          </div>
          {isDone && hasField(check) && <FieldLink check={check} />}
        </div>
        {detail && state !== 'green' && <p className="font-medium break-words">{detail}</p>}
        {waiver && <WaiverLine waiver={waiver} />}
        <p className="max-w-prose text-sm text-muted">
          {why} {law && texts.law(law)}
        </p>
        {!isDone && <Actions check={check} onReason={() => setIsReasoning(true)} />}
      </div>
      {isReasoning && <ReasonDialog check={check} onClose={() => setIsReasoning(false)} />}
    </li>
  );
}
