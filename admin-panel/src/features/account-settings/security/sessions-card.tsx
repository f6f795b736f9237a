import {
  endOwnSession,
  endOwnSessions,
  listOwnSessions,
  type OwnSession,
  type SessionScope,
} from '@shop/contract';
import { call } from '@shop/web-kit/api';
import { formatDateTime } from '@shop/web-kit/format';
import { Icon } from '@shop/web-kit/icons';
import { useQuery } from '@tanstack/react-query';
import { useAction } from '#shared/actions/use-action.ts';
import { useConfirmedAction } from '#shared/actions/use-confirmed-action.tsx';
import { Loaded } from '#shared/resource/loaded.tsx';
import { nounOf, queryOf } from '#shared/resource/query.ts';
import { toastFailure } from '#shared/toasts.ts';
import { Button } from '#ui/button.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { SectionCard } from '#ui/layout/card.tsx';
import { Folded } from '#ui/layout/folded.tsx';
import { texts } from './texts.ts';

const sessionsQuery = { ...queryOf(listOwnSessions, {}, ({ sessions }) => sessions), staleTime: 0 };

const t = texts.sessions;
const phones = ['Android', 'iPhone', 'iPad'];
const failure = { failed: { failed: t.failed, failedRetry: t.failed }, tell: toastFailure };

/** Ends one session of the user. */
const useEndSession = () =>
  useAction({
    run: (id: string) => call(endOwnSession, { params: { id } }),
    success: t.ended,
    ...failure,
    settled: (client) => client.invalidateQueries(sessionsQuery),
  });

/** Asks before the other sessions end, or all with that of this browser, which `onAllEnded` then leaves. */
const useEndSessions = (onAllEnded: () => void) =>
  useConfirmedAction({
    question: (scope) => ({
      ...(scope === 'others' ? t.askOthers : t.askAll),
      confirmLabel: scope === 'others' ? t.endOthers : t.endAll,
      busyLabel: t.ending,
    }),
    run: (scope: SessionScope) => call(endOwnSessions, { query: { scope } }),
    success: (_answer, scope) => (scope === 'all' ? null : t.othersEnded),
    done: (_answer, { input, client }) =>
      input === 'all' ? onAllEnded() : client.invalidateQueries({ queryKey: nounOf(endOwnSessions) }),
    ...failure,
  });

function SessionFacts({ session }: { session: OwnSession }) {
  const facts = [
    session.address && t.address(session.address),
    t.opened(formatDateTime(session.openedAt)),
    t.used(formatDateTime(session.usedAt)),
  ];
  return (
    <div className="min-w-0 flex-1">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
        {t.device(session)}
        {session.isCurrent && <Badge tone="success">{t.current}</Badge>}
      </p>
      <p className="text-sm text-muted">{facts.filter(Boolean).join(' · ')}</p>
    </div>
  );
}

type SessionRowProps = { session: OwnSession; busy?: boolean; onEnd?: (() => void) | undefined };

function SessionRow({ session, busy = false, onEnd }: SessionRowProps) {
  return (
    <li className="flex items-center gap-3 border-t border-line py-3 first:border-t-0">
      <Icon
        name={phones.includes(session.system) ? 'smartphone' : 'monitor'}
        className="size-5 shrink-0 text-muted"
      />
      <SessionFacts session={session} />
      {onEnd && (
        <Button
          size="sm"
          busy={busy}
          aria-label={t.endLabel(t.device(session), formatDateTime(session.usedAt))}
          onClick={onEnd}
        >
          {t.end}
        </Button>
      )}
    </li>
  );
}

const EndedSessions = ({ sessions }: { sessions: readonly OwnSession[] }) =>
  sessions.length === 0 ? null : (
    <details className="mt-3 border-t border-line pt-3">
      <summary className="min-h-11 cursor-pointer content-center text-sm font-medium">
        {t.endedList(sessions.length)}
      </summary>
      <ul>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
    </details>
  );

// The others are old ones, which one ends together.
const SHOWN = 5;

type SessionListProps = { sessions: readonly OwnSession[]; onAllEnded: () => void };

function SessionList({ sessions, onAllEnded }: SessionListProps) {
  const end = useEndSession();
  const { ask, dialog } = useEndSessions(onAllEnded);
  const open = sessions.filter(({ isOpen }) => isOpen);
  const rowOf = (session: OwnSession) => (
    <SessionRow
      key={session.id}
      session={session}
      busy={end.isPending && end.variables === session.id}
      onEnd={session.isCurrent ? undefined : () => end.mutate(session.id)}
    />
  );
  return (
    <>
      <ul aria-label={t.list}>{open.slice(0, SHOWN).map(rowOf)}</ul>
      {open.length > SHOWN && (
        <Folded title={t.more(open.length - SHOWN)}>
          <ul>{open.slice(SHOWN).map(rowOf)}</ul>
        </Folded>
      )}
      {open.length === 1 && <p className="text-sm text-muted">{t.onlyThis}</p>}
      <div className="mt-3 flex flex-wrap gap-2">
        {open.length > 1 && <Button onClick={() => ask('others')}>{t.endOthers}</Button>}
        <Button variant="danger-ghost" onClick={() => ask('all')}>
          {t.endAll}
        </Button>
      </div>
      <EndedSessions sessions={sessions.filter(({ isOpen }) => !isOpen)} />
      {dialog}
    </>
  );
}

/** Lists the user's own sessions, and ends them. */
export function SessionsCard({ onAllEnded }: { onAllEnded: () => void }) {
  return (
    <SectionCard title={t.title} description={t.description} className="max-w-xl">
      <Loaded query={useQuery(sessionsQuery)} failed={() => t.loadFailed} loading={2}>
        {(sessions) => <SessionList sessions={sessions} onAllEnded={onAllEnded} />}
      </Loaded>
    </SectionCard>
  );
}
