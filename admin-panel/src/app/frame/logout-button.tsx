import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { signOut } from '#features/session/session-calls.ts';
import { loadToasts } from '#shared/load-toasts.ts';
import { hasUnsavedWork } from '#shared/edit-session/unsaved-work.ts';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import { Icon } from '@shop/web-kit/icons';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { texts } from '../texts.ts';

export function LogoutButton({ collapsed, className }: { collapsed: boolean; className: string }) {
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);
  const queries = useQueryClient();
  const leave = async () => {
    setAsking(false);
    setBusy(true);
    const wasReached = await signOut();
    queries.clear();
    if (wasReached) return;
    const { toast } = await loadToasts();
    toast.warning(texts.logoutUnconfirmed);
  };
  return (
    <>
      <button
        type="button"
        disabled={busy}
        className={className}
        title={collapsed ? texts.logout : undefined}
        onClick={() => (hasUnsavedWork() ? setAsking(true) : void leave())}
      >
        {busy ? <Spinner /> : <Icon name="log-out" className="size-5 shrink-0" />}
        <span className={collapsed ? 'sr-only' : undefined}>{texts.logout}</span>
      </button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={texts.logoutUnsaved.title}
        cancelLabel={texts.logoutUnsaved.stay}
        confirmLabel={texts.logoutUnsaved.leave}
        onConfirm={() => void leave()}
      >
        {texts.logoutUnsaved.text}
      </ConfirmDialog>
    </>
  );
}
