import { useEffect } from 'react';
import { type Location, useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import { useUnsavedWork } from './unsaved-work.ts';

const texts = {
  title: '¿Salir sin guardar?',
  text: 'Tenés cambios sin guardar. Si salís ahora, se pierden.',
  stay: 'Seguir editando',
  leave: 'Salir sin guardar',
} as const;

const LOGIN = '/login';

// A tab in the address is a place of its own: leaving it drops its form.
const placeOf = ({ pathname, search }: Location): string => pathname + search;

function useUnloadWarning(dirty: boolean) {
  useEffect(() => {
    if (!dirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [dirty]);
}

/** Asks before a page with unsaved changes is left; signing out asks with its own button, before it begins. */
export function UnsavedGuard({ dirty }: { dirty: boolean }) {
  useUnloadWarning(dirty);
  useUnsavedWork(dirty);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty && placeOf(currentLocation) !== placeOf(nextLocation) && nextLocation.pathname !== LOGIN,
  );
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => !open && blocker.reset?.()}
      title={texts.title}
      cancelLabel={texts.stay}
      confirmLabel={texts.leave}
      onConfirm={() => blocker.proceed?.()}
    >
      {texts.text}
    </ConfirmDialog>
  );
}
