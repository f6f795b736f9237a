import type { RefObject } from 'react';
import { hideToast } from '#shared/toast-store.ts';

/**
 * Puts the link of a note next in the order of Tab, although the note stands at the end of the page. Escape hides the
 * note; both ways out lead back to where the focus came from. Returns what ends this.
 */
export function listenForNoteKeys(note: RefObject<HTMLElement | null>): () => void {
  let origin: Element | null = null;
  const isInside = () => note.current?.contains(document.activeElement);
  const goBack = () => origin instanceof HTMLElement && origin.focus();
  const enter = (event: KeyboardEvent) => {
    origin = document.activeElement;
    note.current?.querySelector('a')?.focus();
    // Below a modal dialog it takes no focus.
    if (isInside()) event.preventDefault();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey } = event;
    if (key === 'Escape') {
      if (isInside()) goBack();
      hideToast();
    }
    if (key !== 'Tab') return;
    if (isInside()) {
      goBack();
      // Without Shift, the browser moves on from there.
      if (shiftKey) event.preventDefault();
    } else if (!origin && !shiftKey) enter(event);
  };
  document.addEventListener('keydown', onKeyDown);
  return () => document.removeEventListener('keydown', onKeyDown);
}
