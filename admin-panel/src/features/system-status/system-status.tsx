import { formatTime } from '@shop/web-kit/format';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { classNames } from '#ui/class-names.ts';
import { Button } from '#ui/button.tsx';
import { type SystemCheck, systemCheckQuery } from './queries.ts';
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

/** Says when the shop was looked at, how old its copies are and whether something fails. */
const Details = ({ check }: { check: SystemCheck | undefined }) => (
  <>
    <span className="block text-xs text-muted tabular-nums">
      {check ? texts.lastCheck(formatTime(check.at)) : texts.never}
    </span>
    {check?.copies?.map(({ check: name, at }) => (
      <span key={name} className="block text-xs text-muted tabular-nums">
        {at ? texts.copies[name](at, check.time ?? at) : texts.noCopies[name]}
      </span>
    ))}
  </>
);

const Failing = ({ count }: { count: number }) => (
  <Link to={paths.dashboard} className="text-xs font-semibold text-danger hover:underline">
    {texts.failing(count)}
  </Link>
);

function lookOf(check: SystemCheck | undefined) {
  const state = stateOf(check);
  const failures = check?.failures?.length ?? 0;
  const isConnected = state === 'connected';
  const dot = isConnected && failures > 0 ? 'bg-warn' : appearance[state].dot;
  return { state, failures, isWell: isConnected && failures === 0, dot };
}

/** Shows one dot while the shop is well, else what is wrong; it unfolds to the last check and its button. */
export function SystemStatus() {
  const { data, isFetching, refetch } = useQuery(systemCheckQuery);
  useRecovery(data?.connected);
  const { state, failures, isWell, dot } = lookOf(data);
  const check = (
    <Button size="sm" icon="refresh-cw" busy={isFetching} onClick={() => void refetch()}>
      {texts.check}
    </Button>
  );
  return (
    <section aria-label={texts.title} className="flex min-h-10 items-center gap-3">
      <details className="group relative">
        <summary
          title={texts.title}
          className="flex min-h-10 cursor-pointer list-none items-center gap-2.5 rounded-full px-3 hover:bg-panel-2 [&::-webkit-details-marker]:hidden"
        >
          <span className={classNames('size-2.5 shrink-0 rounded-full', dot)} />
          <span role="status" className={isWell ? 'sr-only' : 'text-sm font-semibold'}>
            <span className="sr-only">{`${texts.title}: `}</span>
            {appearance[state].text}
          </span>
        </summary>
        <div className="absolute top-full left-0 z-20 mt-1 w-72 space-y-2 rounded-panel border border-line bg-panel p-4 shadow-overlay">
          <h2 className="text-sm font-semibold">{texts.title}</h2>
          <p className="text-sm">
            {`${texts.backend}: ${appearance[state].text}`}
            <Details check={data} />
          </p>
          {state !== 'disconnected' && check}
        </div>
      </details>
      {state === 'disconnected' && check}
      {failures > 0 && <Failing count={failures} />}
    </section>
  );
}
