type DialogState = { dialog?: string } | null;

const openDialogs = new Set<string>();
const currentDialog = (): string | undefined => (window.history.state as DialogState)?.dialog;

// Forward leads to the entry of a dialog that was closed: nothing can be shown there.
const skipClosedDialog = () => {
  const dialog = currentDialog();
  if (dialog !== undefined && !openDialogs.has(dialog)) window.history.back();
};
let isListening = false;

// The browser leaves an entry asynchronously: a dialog that opens meanwhile adds its own afterwards.
let isLeaving = false;
function leaveEntry() {
  isLeaving = true;
  const onLeft = () => {
    isLeaving = false;
  };
  window.addEventListener('popstate', onLeft, { once: true });
  window.history.back();
}

/** Adds a history entry for an open dialog, so that Back closes it; returns a function that removes the entry. */
export function addDialogEntry(onBack: () => void): () => void {
  const id = Math.random().toString(36).slice(2);
  const push = () => window.history.pushState({ ...(window.history.state as DialogState), dialog: id }, '');
  const closeOnBack = () => {
    if (currentDialog() !== id) onBack();
  };
  openDialogs.add(id);
  if (!isListening) window.addEventListener('popstate', skipClosedDialog);
  isListening = true;
  if (isLeaving) window.addEventListener('popstate', push, { once: true });
  else push();
  window.addEventListener('popstate', closeOnBack);
  return () => {
    openDialogs.delete(id);
    window.removeEventListener('popstate', push);
    window.removeEventListener('popstate', closeOnBack);
    // Back or a link in the dialog has left the entry already.
    if (currentDialog() === id) leaveEntry();
  };
}
