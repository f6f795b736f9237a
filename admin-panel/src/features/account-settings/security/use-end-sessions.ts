import { type SessionScope } from '@shop/contract';
import { call, errorText } from '@shop/web-kit/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast, TOAST_MS } from '#shared/toasts.ts';
import { SESSIONS_KEY } from './queries.ts';
import { texts } from './texts.ts';

const t = texts.sessions;

type Listeners = {
  /** The session of this browser ended, too. */
  onAllEnded: () => void;
  onSettled: () => void;
};

const reportFailure = (error: unknown) =>
  void toast.error(errorText(error, { failed: t.failed, failedRetry: t.failed }), {
    duration: TOAST_MS.failure,
  });

/** Ends one session, the others or all. */
export function useEndSessions({ onAllEnded, onSettled }: Listeners) {
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: ['account'] });
  const end = useMutation({
    mutationFn: (id: string) => call('endOwnSession', { params: { id } }),
    onSuccess: () => toast.success(t.ended),
    onError: reportFailure,
    onSettled: () => queries.invalidateQueries({ queryKey: SESSIONS_KEY }),
  });
  const endMany = useMutation({
    mutationFn: (scope: SessionScope) => call('endOwnSessions', { query: { scope } }),
    onSuccess: async (_, scope) => {
      if (scope === 'all') return onAllEnded();
      toast.success(t.othersEnded);
      await refresh();
    },
    onError: reportFailure,
    onSettled,
  });
  return { end, endMany };
}
