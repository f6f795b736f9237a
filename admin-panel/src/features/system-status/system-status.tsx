import { type Health, isCopyLate } from '@shop/contract';
import { formatDateTime, formatTime } from '@shop/web-kit/format';
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

function CopyLine(copy: NonNullable<Health['copy']>) {
  if (copy.fault || isCopyLate(copy))
    return <span className="block text-xs font-semibold text-danger">{texts.copyFault(copy)}</span>;
  return <span className="block text-xs text-muted tabular-nums">{texts.copied(copy.ageSeconds ?? 0)}</span>;
}

function BackupLine({ at, failed }: NonNullable<Health['backup']>) {
  const time = at && formatDateTime(at);
  if (failed)
    return <span className="block text-xs font-semibold text-danger">{texts.backupFailed(time)}</span>;
  return (
    <span className="block text-xs text-muted tabular-nums">
      {time ? texts.backup(time) : texts.noBackup}
    </span>
  );
}

function OffsiteLine({ at, fault }: NonNullable<Health['offsite']>) {
  if (fault)
    return <span className="block text-xs font-semibold text-danger">{texts.offsiteFault(fault)}</span>;
  return (
    <span className="block text-xs text-muted tabular-nums">
      {at ? texts.offsite(formatDateTime(at)) : texts.noOffsite}
    </span>
  );
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
          {data?.copy && <CopyLine {...data.copy} />}
          {data?.backup && <BackupLine {...data.backup} />}
          {data?.offsite && <OffsiteLine {...data.offsite} />}
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
