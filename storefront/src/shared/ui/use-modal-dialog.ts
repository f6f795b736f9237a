import { useEffect, useEffectEvent, useRef } from 'react';
import { addDialogEntry } from './dialog-history.ts';

/** Opens a dialog as modal while it is mounted, lets Back close it and returns the focus to its opener. */
export function useModalDialog(onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  const onBack = useEffectEvent(onClose);
  useEffect(() => {
    const opener = document.activeElement;
    const element = dialog.current;
    // Its code or data may arrive after the shopper has left the page: it would freeze the one that is shown.
    if (element?.closest('[data-kept]')) return onBack();
    if (element && !element.open) element.showModal();
    const removeEntry = addDialogEntry(() => onBack());
    return () => {
      removeEntry();
      element?.close();
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);
  return dialog;
}
