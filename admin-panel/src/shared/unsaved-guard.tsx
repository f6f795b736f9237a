import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';

const texts = {
  title: '¿Salir sin guardar?',
  text: 'Tenés cambios sin guardar. Si salís ahora, se pierden.',
  stay: 'Seguir editando',
  leave: 'Salir sin guardar',
} as const;

const LOGIN = '/login';

function useUnloadWarning(dirty: boolean) {
  useEffect(() => {
    if (!dirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [dirty]);
}

/** Asks before a page with unsaved changes is left; signing out is never held back. */
export function UnsavedGuard({ dirty }: { dirty: boolean }) {
  useUnloadWarning(dirty);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty && currentLocation.pathname !== nextLocation.pathname && nextLocation.pathname !== LOGIN,
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
