import { type Opening } from '@shop/contract';
import { formatDateTime } from '@shop/web-kit/format';
import { useState } from 'react';
import { shopPaths } from '#shared/paths.ts';
import { Badge } from '#ui/feedback/badge.tsx';
import { Button } from '#ui/button.tsx';
import { SectionCard } from '#ui/layout/card.tsx';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import { Progress } from './progress.tsx';
import { texts } from './texts.ts';
import { useCloseShop, useOpenShop } from './use-opening-change.ts';

type Props = { opening: Opening };

function OpenButton({ opening: { checks, isReady } }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending } = useOpenShop();
  const red = checks.filter(({ state }) => state === 'red');
  const pending = checks.filter(({ state }) => state === 'waived').map(({ title }) => title);
  return (
    <>
      <Button
        variant="primary"
        icon="store"
        disabled={!isReady}
        aria-describedby={isReady ? undefined : 'opening-not-ready'}
        busy={isPending}
        onClick={() => setIsAsking(true)}
      >
        {texts.openShop}
      </Button>
      {!isReady && (
        <p id="opening-not-ready" className="w-full text-sm text-muted">
          {texts.notReady(red.length)}
        </p>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={texts.openTitle}
        tone="primary"
        confirmLabel={texts.openShop}
        onConfirm={() => {
          setIsAsking(false);
          mutate();
        }}
      >
        <p>{texts.openQuestion}</p>
        {pending.length > 0 && <p className="mt-2 font-medium text-warn">{texts.openPending(pending)}</p>}
      </ConfirmDialog>
    </>
  );
}

function CloseButton() {
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending } = useCloseShop();
  return (
    <>
      <Button variant="danger-ghost" busy={isPending} onClick={() => setIsAsking(true)}>
        {texts.closeShop}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={texts.closeTitle}
        confirmLabel={texts.closeConfirm}
        onConfirm={() => {
          setIsAsking(false);
          mutate();
        }}
      >
        {texts.closeQuestion}
      </ConfirmDialog>
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
