import { HEALTH_POLL_MS, STAFF_ROLE_LABELS } from '@shop/contract';
import { Icon } from '@shop/web-kit/icons';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { signOut } from '#features/session/session-calls.ts';
import { useSessionUser } from '#features/session/session-store.ts';
import { displayName } from '#features/session/session-user.ts';
import { usePermissions } from '#shared/access/permissions.ts';
import { hasUnsavedWork } from '#shared/edit-session/unsaved-work.ts';
import { loadToasts } from '#shared/load-toasts.ts';
import { paths, shopPaths } from '#shared/paths.ts';
import { dueAlertsQuery, dueCasesQuery, pendingReviewsQuery } from '#shared/shop-queries.ts';
import { classNames } from '#ui/class-names.ts';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import { texts } from '../texts.ts';
import { isCurrent, NAVIGATION } from './navigation.ts';

function LogoutButton({ collapsed, className }: { collapsed: boolean; className: string }) {
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

type SidebarProps = {
  collapsed: boolean;
  waiting: number;
  onNavigate?: () => void;
};

const entryStyles =
  'relative flex min-h-11 items-center gap-3 rounded-lg px-3 text-sm font-medium text-sidebar-ink transition-colors hover:bg-sidebar-2 focus-visible:outline-sidebar-ink';

type WaitingProps = { count: number; label: string; collapsed: boolean };

const WaitingCount = ({ count, label, collapsed }: WaitingProps) => (
  <span
    className={classNames(
      'grid min-w-5 place-items-center rounded-full bg-wine-solid px-1.5 text-xs font-bold text-white tabular-nums',
      collapsed ? 'absolute top-1 right-1' : 'ml-auto',
    )}
  >
    <span className="sr-only">{` ${label}`}</span>
    <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
  </span>
);

function SidebarEntries({ collapsed, waiting, onNavigate }: SidebarProps) {
  const { pathname } = useLocation();
  const allows = usePermissions();
  const { data: pending = 0 } = useQuery({
    ...pendingReviewsQuery,
    refetchInterval: HEALTH_POLL_MS,
    enabled: allows('listReviews'),
  });
  const { data: due = 0 } = useQuery({
    ...dueAlertsQuery,
    refetchInterval: HEALTH_POLL_MS,
    enabled: allows('listPhoneAlerts'),
  });
  const { data: cases = 0 } = useQuery({
    ...dueCasesQuery,
    refetchInterval: HEALTH_POLL_MS,
    enabled: allows('countDueCases'),
  });
  const counts: Readonly<Record<string, { count: number; label: string }>> = {
    [paths.orders]: { count: waiting, label: texts.waitingOrders(waiting) },
    [paths.cases]: { count: cases, label: texts.dueCases(cases) },
    [paths.reviews]: { count: pending, label: texts.pendingReviews(pending) },
    [paths.stockAlerts]: { count: due, label: texts.dueAlerts(due) },
  };
  return (
    <ul className="space-y-1">
      {NAVIGATION.filter(({ needs }) => allows(needs)).map((entry) => {
        const current = isCurrent(entry, pathname);
        const counted = counts[entry.to];
        return (
          <li key={entry.to}>
            <Link
              to={entry.to}
              onClick={onNavigate}
              title={collapsed ? entry.label : undefined}
              aria-current={current ? 'page' : undefined}
              className={classNames(
                entryStyles,
                current && 'bg-sidebar-2 font-semibold text-white',
                collapsed && 'justify-center',
              )}
            >
              <Icon name={entry.icon} className="size-5 shrink-0" />
              <span className={collapsed ? 'sr-only' : undefined}>{entry.label}</span>
              {counted && counted.count > 0 && <WaitingCount {...counted} collapsed={collapsed} />}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

// The specification's label of its administrator, who is the owner.
const roleLabels = { ...STAFF_ROLE_LABELS, duena: texts.administrator };

export function Sidebar(props: SidebarProps) {
  const { collapsed } = props;
  const user = useSessionUser();
  const name = displayName(user);
  return (
    <div className="flex h-full flex-col gap-4 overflow-y-auto p-3 text-sidebar-ink">
      <nav aria-label={texts.menu} className="flex-1">
        <SidebarEntries {...props} />
      </nav>
      <div className="space-y-1 border-t border-sidebar-2 pt-3">
        <a
          href={shopPaths.home}
          target="_blank"
          rel="noreferrer"
          title={collapsed ? texts.shop : undefined}
          className={classNames(entryStyles, collapsed && 'justify-center')}
        >
          <Icon name="store" className="size-5 shrink-0" />
          <span className={collapsed ? 'sr-only' : undefined}>{texts.shop}</span>
        </a>
        <div className={classNames('flex items-center gap-3 px-3 py-2', collapsed && 'justify-center px-0')}>
          <span
            aria-hidden="true"
            className="grid size-9 shrink-0 place-items-center rounded-full bg-wine-solid font-semibold text-white uppercase"
          >
            {name.slice(0, 1)}
          </span>
          <div className={collapsed ? 'sr-only' : 'min-w-0'}>
            <p className="truncate font-semibold text-white">{name}</p>
            <p className="text-xs">{user.staffRole && roleLabels[user.staffRole]}</p>
          </div>
        </div>
        <LogoutButton
          collapsed={collapsed}
          className={classNames(entryStyles, 'w-full', collapsed && 'justify-center')}
        />
      </div>
    </div>
  );
}
