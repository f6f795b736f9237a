import { type OwnSession } from '@shop/contract';
import { formatDateTime } from '@shop/web-kit/format';
import { Icon } from '@shop/web-kit/icons';
import { useQuery } from '@tanstack/react-query';
import { Button } from '#ui/button.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { LoadError } from '#ui/feedback/error-notice.tsx';
import { SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { SectionCard } from '#ui/layout/card.tsx';
import { sessionsQuery } from './queries.ts';
import { texts } from './texts.ts';
import { useEndSession, useEndSessions } from './use-end-sessions.ts';

const t = texts.sessions;
const phones = ['Android', 'iPhone', 'iPad'];

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

type SessionListProps = { sessions: readonly OwnSession[]; onAllEnded: () => void };

function SessionList({ sessions, onAllEnded }: SessionListProps) {
  const end = useEndSession();
  const { ask, dialog } = useEndSessions(onAllEnded);
  const open = sessions.filter(({ isOpen }) => isOpen);
  return (
    <>
      <ul aria-label={t.list}>
        {open.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            busy={end.isPending && end.variables === session.id}
            onEnd={session.isCurrent ? undefined : () => end.mutate(session.id)}
          />
        ))}
      </ul>
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
  const query = useQuery(sessionsQuery);
  return (
    <SectionCard title={t.title} description={t.description} className="max-w-xl">
      {query.isPending && <SkeletonRows rows={2} />}
      {query.data && <SessionList sessions={query.data} onAllEnded={onAllEnded} />}
      {query.isError && !query.data && <LoadError query={query} message={t.loadFailed} />}
    </SectionCard>
  );
}
