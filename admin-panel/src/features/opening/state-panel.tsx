import { type Opening } from '@shop/contract';
import { formatDateTime } from '@shop/web-kit/format';
import { useQuestion } from '#shared/actions/use-question.tsx';
import { shopPaths } from '#shared/paths.ts';
import { Badge } from '#ui/feedback/badge.tsx';
import { Button } from '#ui/button.tsx';
import { SectionCard } from '#ui/layout/card.tsx';
import { Progress } from './progress.tsx';
import { texts } from './texts.ts';
import { useCloseShop, useOpenShop } from './use-opening-change.ts';

type Props = { opening: Opening };

function OpenButton({ opening: { checks, isReady } }: Props) {
  const { mutate, isPending } = useOpenShop();
  const red = checks.filter(({ state }) => state === 'red');
  const pending = checks.filter(({ state }) => state === 'waived').map(({ title }) => title);
  const text = (
    <>
      <p>{texts.openQuestion}</p>
      {pending.length > 0 && <p className="mt-2 font-medium text-warn">{texts.openPending(pending)}</p>}
    </>
  );
  const { ask, dialog } = useQuestion(
    { title: texts.openTitle, text, confirmLabel: texts.openShop, tone: 'primary' },
    mutate,
  );
  return (
    <>
      <Button
        variant="primary"
        icon="store"
        disabled={!isReady}
        aria-describedby={isReady ? undefined : 'opening-not-ready'}
        busy={isPending}
        onClick={() => ask()}
      >
        {texts.openShop}
      </Button>
      {!isReady && (
        <p id="opening-not-ready" className="w-full text-sm text-muted">
          {texts.notReady(red.length)}
        </p>
      )}
      {dialog}
    </>
  );
}

function CloseButton() {
  const { mutate, isPending } = useCloseShop();
  const { ask, dialog } = useQuestion(
    { title: texts.closeTitle, text: texts.closeQuestion, confirmLabel: texts.closeConfirm },
    mutate,
  );
  return (
    <>
      <Button variant="danger-ghost" busy={isPending} onClick={() => ask()}>
        {texts.closeShop}
      </Button>
      {dialog}
    </>
  );
}

/** Shows whether the shop is open and how far the checklist is, with the button that changes it. */
export function StatePanel({ opening }: Props) {
  const { isOpen, changedBy, changedAt, checks } = opening;
  return (
    <SectionCard
      title={
        <Badge tone={isOpen ? 'success' : 'warn'} className="text-sm">
          {isOpen ? texts.open : texts.closed}
        </Badge>
      }
      bodyClassName="space-y-4"
    >
      <p>
        {isOpen ? texts.openText : texts.closedText}{' '}
        {changedBy && changedAt && (
          <span className="text-muted">{texts.changed(changedBy, formatDateTime(changedAt))}</span>
        )}
      </p>
      <Progress checks={checks} />
      <div className="flex flex-wrap items-center gap-3">
        {!isOpen && <OpenButton opening={opening} />}
        <Button asChild icon="eye">
          <a href={shopPaths.home} target="_blank" rel="noreferrer">
            {isOpen ? texts.seeShop : texts.preview}
          </a>
        </Button>
        {isOpen && <CloseButton />}
      </div>
    </SectionCard>
  );
}
