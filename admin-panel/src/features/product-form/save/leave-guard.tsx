import { useCallback } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router-dom';
import { useUnsavedWork } from '#shared/unsaved-work.ts';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import { texts } from '../texts.ts';

/** Marks a navigation that leaves nothing unsaved behind. */
export const afterSave = { saved: true } as const;

const isAfterSave = (state: unknown) => typeof state === 'object' && state !== null && 'saved' in state;

/** Asks before unsaved changes are left behind, by a link or by closing the page. */
export function LeaveGuard({ dirty, onLeave }: { dirty: boolean; onLeave: () => void }) {
  useUnsavedWork(dirty);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty && currentLocation.pathname !== nextLocation.pathname && !isAfterSave(nextLocation.state),
  );
  useBeforeUnload(
    useCallback(
      (event) => {
        if (dirty) event.preventDefault();
      },
      [dirty],
    ),
  );
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => !open && blocker.reset?.()}
      title={texts.leaveTitle}
      cancelLabel={texts.leaveStay}
      confirmLabel={texts.leaveGo}
      onConfirm={() => {
        onLeave();
        blocker.proceed?.();
      }}
    >
      {texts.leaveText}
    </ConfirmDialog>
  );
}
