import { leaveEntry, onceLeft } from '../router/leave-entry.ts';

type DialogState = { dialog?: string } | null;

const openDialogs = new Set<string>();
const currentDialog = (): string | undefined => (window.history.state as DialogState)?.dialog;

// Forward leads to the entry of a dialog that was closed: nothing can be shown there.
const skipClosedDialog = () => {
  const dialog = currentDialog();
  if (dialog !== undefined && !openDialogs.has(dialog)) leaveEntry();
};
let isListening = false;

/** Adds a history entry for an open dialog, so that Back closes it; returns a function that removes the entry. */
export function addDialogEntry(onBack: () => void): () => void {
  const id = Math.random().toString(36).slice(2);
  const closeOnBack = () => {
    if (currentDialog() !== id) onBack();
  };
  openDialogs.add(id);
  if (!isListening) window.addEventListener('popstate', skipClosedDialog);
  isListening = true;
  const cancelPush = onceLeft(() => {
    window.history.pushState({ ...(window.history.state as DialogState), dialog: id }, '');
    window.addEventListener('popstate', closeOnBack);
  });
  return () => {
    openDialogs.delete(id);
    cancelPush();
    window.removeEventListener('popstate', closeOnBack);
    // Back or a link in the dialog has left the entry already.
    if (currentDialog() === id) leaveEntry();
  };
}
