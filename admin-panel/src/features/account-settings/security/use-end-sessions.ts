import { type SessionScope } from '@shop/contract';
import { call } from '@shop/web-kit/api';
import { useAction } from '#shared/actions/use-action.ts';
import { useConfirmedAction } from '#shared/actions/use-confirmed-action.tsx';
import { toastFailure } from '#shared/toasts.ts';
import { SESSIONS_KEY } from './queries.ts';
import { texts } from './texts.ts';

const t = texts.sessions;

const failure = { failed: { failed: t.failed, failedRetry: t.failed }, tell: toastFailure };

/** Ends one session of the user. */
export const useEndSession = () =>
  useAction({
    run: (id: string) => call('endOwnSession', { params: { id } }),
    success: t.ended,
    ...failure,
    settled: (client) => client.invalidateQueries({ queryKey: SESSIONS_KEY }),
  });

/** Asks before the other sessions end, or all with that of this browser, which `onAllEnded` then leaves. */
export const useEndSessions = (onAllEnded: () => void) =>
  useConfirmedAction({
    question: (scope) => ({
      ...(scope === 'others' ? t.askOthers : t.askAll),
      confirmLabel: scope === 'others' ? t.endOthers : t.endAll,
      busyLabel: t.ending,
    }),
    run: (scope: SessionScope) => call('endOwnSessions', { query: { scope } }),
    success: (_answer, scope) => (scope === 'all' ? null : t.othersEnded),
    done: (_answer, { input, client }) =>
      input === 'all' ? onAllEnded() : client.invalidateQueries({ queryKey: ['account'] }),
    ...failure,
  });
