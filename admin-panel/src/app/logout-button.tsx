import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';
import { signOut } from '#features/session/session-calls.ts';
import { Icon } from '#ui/icon.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { texts } from './texts.ts';

/** Ends the session, here and everywhere. */
export function LogoutButton({ collapsed, className }: { collapsed: boolean; className: string }) {
  const [busy, setBusy] = useState(false);
  const queries = useQueryClient();
  const leave = async () => {
    setBusy(true);
    const heard = await signOut();
    queries.clear();
    if (!heard) toast.warning(texts.logoutUnheard);
  };
  return (
    <button
      type="button"
      disabled={busy}
      className={className}
      title={collapsed ? texts.logout : undefined}
      onClick={() => void leave()}
    >
      {busy ? <Spinner /> : <Icon name="log-out" className="size-5 shrink-0" />}
      <span className={collapsed ? 'sr-only' : undefined}>{texts.logout}</span>
    </button>
  );
}
