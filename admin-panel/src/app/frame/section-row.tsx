import { Link, useLocation } from 'react-router-dom';
import { usePermissions } from '#shared/access/permissions.ts';
import { classNames } from '#ui/class-names.ts';
import { texts } from '../texts.ts';
import { isAt, isCurrent, openEntries } from './navigation.ts';
import { useWaitingPlaces } from './use-waiting-places.ts';

/** Links the pages of an entry of the menu that has several, with what waits in each. */
export function SectionRow() {
  const { pathname } = useLocation();
  const allows = usePermissions();
  const waitingAt = useWaitingPlaces(0);
  const entry = openEntries(allows).find((one) => isCurrent(one, pathname));
  if (!entry?.hasRow || entry.places.length < 2) return null;
  return (
    <nav aria-label={texts.sectionPages(entry.label)} className="mb-4 border-b border-line print:hidden">
      <ul className="flex gap-x-1">
        {entry.places.map(({ to, label }) => {
          const current = isAt(to, pathname);
          const { count = 0, label: waiting = '' } = waitingAt[to] ?? {};
          return (
            <li key={to}>
              <Link
                to={to}
                aria-current={current ? 'page' : undefined}
                className={classNames(
                  '-mb-px flex min-h-11 items-center gap-2 border-b-2 px-3 text-sm font-medium',
                  current
                    ? 'border-wine font-semibold text-wine'
                    : 'border-transparent text-muted hover:text-ink',
                )}
              >
                {label}
                {count > 0 && (
                  <span className="rounded-full bg-neutral-soft px-2 py-0.5 text-xs font-semibold text-ink tabular-nums">
                    <span aria-hidden="true">{count}</span>
                    <span className="sr-only">{waiting}</span>
                  </span>
                )}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
