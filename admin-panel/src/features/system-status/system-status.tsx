import { formatTime } from '@shop/web-kit/format';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '@shop/web-kit/icons';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { systemCheckQuery } from './queries.ts';
import { texts } from './texts.ts';

const appearance = {
  unknown: { dot: 'bg-line-strong', text: texts.checking },
  connected: { dot: 'bg-success', text: texts.connected },
  disconnected: { dot: 'bg-danger', text: texts.disconnected },
};

const stateOf = (check: { connected: boolean } | undefined): keyof typeof appearance => {
  if (!check) return 'unknown';
  return check.connected ? 'connected' : 'disconnected';
};

function useRecovery(connected: boolean | undefined): void {
  const client = useQueryClient();
  const before = useRef(connected);
  useEffect(() => {
    const isBack = before.current === false && connected === true;
    before.current = connected;
    if (!isBack) return;
    void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
  }, [connected, client]);
}

export function SystemStatus() {
  const { data, isFetching, refetch } = useQuery(systemCheckQuery);
  useRecovery(data?.connected);
  const state = stateOf(data);
  return (
    <section aria-label={texts.title} className="flex items-center gap-3">
      <h2 className="text-xs font-semibold text-muted">{texts.title}</h2>
      <button
        type="button"
        onClick={() => void refetch()}
        title={texts.check}
        className="flex min-h-10 items-center gap-2.5 rounded-full border border-line bg-panel py-1 pr-4 pl-3.5 text-left hover:border-line-strong"
      >
        <span className={classNames('size-2.5 shrink-0 rounded-full', appearance[state].dot)} />
        <span className="leading-tight">
          <span className="block text-sm font-semibold" role="status">
            <span className="sr-only">{texts.backend} </span>
            {appearance[state].text}
          </span>
          <span className="block text-xs text-muted tabular-nums">
            {data ? texts.lastCheck(formatTime(data.at)) : texts.never}
          </span>
          {data?.copies?.map(({ check, at }) => (
            <span key={check} className="block text-xs text-muted tabular-nums">
              {at ? texts.copies[check](at, data.time ?? at) : texts.noCopies[check]}
            </span>
          ))}
          {data?.failures && data.failures.length > 0 && (
            <span className="block text-xs font-semibold text-danger">
              {texts.failing(data.failures.length)}
            </span>
          )}
        </span>
        {isFetching ? (
          <Spinner className="text-muted" />
        ) : (
          <Icon name="refresh-cw" className="size-4 text-muted" />
        )}
        <span className="sr-only">{texts.check}</span>
      </button>
    </section>
  );
}
