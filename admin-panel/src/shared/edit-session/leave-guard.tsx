import { useEffect } from 'react';
import { type Location, useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import { useUnsavedWork } from './unsaved-work.ts';

const defaultTexts = {
  title: '¿Salir sin guardar?',
  text: 'Tenés cambios sin guardar. Si salís ahora, se pierden.',
  stay: 'Seguir editando',
  leave: 'Salir sin guardar',
};

const LOGIN = '/login';

/** Marks a navigation that follows a save, when the form may not have been rendered as saved yet. */
export const afterSave = { saved: true } as const;
const isAfterSave = (state: unknown) => typeof state === 'object' && state !== null && 'saved' in state;

const isLeft = (current: Location, next: Location, isKeptAcrossTabs: boolean) =>
  current.pathname !== next.pathname || (!isKeptAcrossTabs && current.search !== next.search);

type LeaveGuardProps = {
  dirty: boolean;
  texts?: typeof defaultTexts;
  /** The form survives a change of the address's search part, which names a tab. */
  isKeptAcrossTabs?: boolean;
  onLeave?: () => void;
};

/** Asks before unsaved changes are lost by navigation or by closing the page; signing out asks by itself. */
export function LeaveGuard({ dirty, ...question }: LeaveGuardProps) {
  useUnsavedWork(dirty);
  // The router has one blocker: that of an untouched form must not stand before that of a changed one.
  return dirty && <LeaveQuestion {...question} />;
}

function LeaveQuestion({
  texts = defaultTexts,
  isKeptAcrossTabs = false,
  onLeave,
}: Omit<LeaveGuardProps, 'dirty'>) {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isLeft(currentLocation, nextLocation, isKeptAcrossTabs) &&
      nextLocation.pathname !== LOGIN &&
      !isAfterSave(nextLocation.state),
  );
  return (
    <ConfirmDialog
      isAboutLeaving
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => !open && blocker.reset?.()}
      title={texts.title}
      cancelLabel={texts.stay}
      confirmLabel={texts.leave}
      onConfirm={() => {
        onLeave?.();
        blocker.proceed?.();
      }}
    >
      {texts.text}
    </ConfirmDialog>
  );
}
