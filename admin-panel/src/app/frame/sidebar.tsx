import { STAFF_ROLE_LABELS } from '@shop/contract';
import { Icon } from '@shop/web-kit/icons';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { signOut } from '#features/session/session-calls.ts';
import { useSessionUser } from '#features/session/session-store.ts';
import { displayName } from '#features/session/session-user.ts';
import { usePermissions } from '#shared/access/permissions.ts';
import { hasUnsavedWork } from '#shared/edit-session/unsaved-work.ts';
import { loadToasts } from '#shared/load-toasts.ts';
import { shopPaths } from '#shared/paths.ts';
import { classNames } from '#ui/class-names.ts';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import { texts } from '../texts.ts';
import { isCurrent, openEntries } from './navigation.ts';
import { useWaitingPlaces } from './use-waiting-places.ts';

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
  const waitingAt = useWaitingPlaces(waiting);
  return (
    <ul className="space-y-1">
      {openEntries(allows).map((entry) => {
        const current = isCurrent(entry, pathname);
        const counts = entry.places.flatMap(({ to }) => waitingAt[to] ?? []).filter(({ count }) => count > 0);
        return (
          <li key={entry.label}>
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
              {counts.length > 0 && (
                <WaitingCount
                  count={counts.reduce((sum, { count }) => sum + count, 0)}
                  label={counts.map(({ label }) => label).join(', ')}
                  collapsed={collapsed}
                />
              )}
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
