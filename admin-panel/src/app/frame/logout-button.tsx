import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { signOut } from '#features/session/session-calls.ts';
import { useQuestion } from '#shared/actions/use-question.tsx';
import { loadToasts } from '#shared/load-toasts.ts';
import { hasUnsavedWork } from '#shared/edit-session/unsaved-work.ts';
import { Icon } from '@shop/web-kit/icons';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { texts } from '../texts.ts';

export function LogoutButton({ collapsed, className }: { collapsed: boolean; className: string }) {
  const [busy, setBusy] = useState(false);
  const queries = useQueryClient();
  const leave = async () => {
    setBusy(true);
    const wasReached = await signOut();
    queries.clear();
    if (wasReached) return;
    const { toast } = await loadToasts();
    toast.warning(texts.logoutUnconfirmed);
  };
  const { title, text, stay, leave: confirmLabel } = texts.logoutUnsaved;
  const { ask, dialog } = useQuestion({ title, text, cancelLabel: stay, confirmLabel }, leave);
  return (
    <>
      <button
        type="button"
        disabled={busy}
        className={className}
        title={collapsed ? texts.logout : undefined}
        onClick={() => (hasUnsavedWork() ? ask() : void leave())}
      >
        {busy ? <Spinner /> : <Icon name="log-out" className="size-5 shrink-0" />}
        <span className={collapsed ? 'sr-only' : undefined}>{texts.logout}</span>
      </button>
      {dialog}
    </>
  );
}
