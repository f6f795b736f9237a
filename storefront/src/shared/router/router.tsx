import {
  createContext,
  startTransition,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { onceLeft } from './leave-entry.ts';
import { parseAddress, type Location } from './location.ts';

type NavigationType = 'POP' | 'PUSH' | 'REPLACE';
export type Navigate = (to: string | number, options?: { replace?: boolean; state?: unknown }) => void;
export type Visit = { location: Location; type: NavigationType };
// `idx` counts the steps since the shopper arrived: above 0, Back stays in the shop.
// `dialog` marks the entry of an open dialog, which has the key of the page below it.
type HistoryState = { state?: unknown; key?: string; idx?: number; dialog?: string } | null;

export const VisitContext = createContext<Visit>({ location: parseAddress('/'), type: 'POP' });
// Apart from the visit: the links of a page must not render again on each navigation.
export const NavigateContext = createContext<Navigate>(() => undefined);
const ParamsContext = createContext<Readonly<Record<string, string | undefined>>>({});

function readVisit(type: NavigationType): Visit {
  const { pathname, search, hash } = window.location;
  const entry = window.history.state as HistoryState;
  return {
    location: { pathname, search, hash, state: entry?.state ?? null, key: entry?.key ?? 'default' },
    type,
  };
}

const newKey = () => Math.random().toString(36).slice(2, 10);

// A page opened by the browser itself gets its own key, even after other pages in the same tab.
function readFirstVisit(): Visit {
  const entry = window.history.state as HistoryState;
  if (!entry?.key) window.history.replaceState({ ...entry, key: newKey() }, '');
  return readVisit('POP');
}

// An entry of a dialog differs from its page in neither address nor key.
const isSamePage = ({ location: { pathname, search, hash, key } }: Visit, current: Location): boolean =>
  key === current.key && pathname + search + hash === current.pathname + current.search + current.hash;

// The browser adds an entry without state for an in-page anchor; it shares the key of the current visit.
function adoptsAnchor(current: Location): boolean {
  const { pathname, search } = window.location;
  if (window.history.state !== null || pathname + search !== current.pathname + current.search) return false;
  window.history.replaceState({ state: current.state, key: current.key }, '');
  return true;
}

// Navigating to the current address replaces its entry, as browsers do.
function writeHistory(to: string, replace: boolean, state: unknown): NavigationType {
  const { pathname, search, hash } = window.location;
  const target = parseAddress(to);
  const href = target.pathname + target.search + target.hash;
  const current = window.history.state as HistoryState;
  const type = replace || href === pathname + search + hash ? 'REPLACE' : 'PUSH';
  const idx = (current?.idx ?? 0) + (type === 'PUSH' ? 1 : 0);
  const entry = { state: state ?? null, key: newKey(), idx };
  // A link in a dialog takes over its entry: Back leads to the page below.
  if (type === 'REPLACE' || current?.dialog) window.history.replaceState(entry, '', href);
  else window.history.pushState(entry, '', href);
  return type;
}

type RouterProps = { children: (visit: Visit) => ReactNode };

/**
 * Router on the browser's address; navigations are transitions, so the old page stays until the new one has loaded. The
 * visit is a context of what reads it only: above a part without its code, each navigation would wait for that code.
 */
export function BrowserRouter({ children }: RouterProps) {
  const [visit, setVisit] = useState(readFirstVisit);
  const { location } = visit;
  useEffect(() => {
    const onPopState = () => {
      if (adoptsAnchor(location)) return;
      const popped = readVisit('POP');
      // Compared to the latest visit, which may not be shown yet: Back also ends a navigation on its way.
      startTransition(() => setVisit((latest) => (isSamePage(popped, latest.location) ? latest : popped)));
    };
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, [location]);
  // Stable across visits: effects depend on it and must not run again on each navigation.
  const navigate = useCallback<Navigate>((to, { replace = false, state } = {}) => {
    if (typeof to === 'number') return window.history.go(to);
    // The server knows which pages of a closed shop stay reachable.
    if ('closed' in document.documentElement.dataset) return window.location.assign(to);
    onceLeft(() => {
      const type = writeHistory(to, replace, state);
      startTransition(() => setVisit(readVisit(type)));
    });
  }, []);
  return <NavigateContext value={navigate}>{children(visit)}</NavigateContext>;
}

export const StaticRouter = ({ address, children }: RouterProps & { address: string }) =>
  children({ location: parseAddress(address), type: 'POP' });

export const RouteParams = ParamsContext;

export const useLocation = (): Location => use(VisitContext).location;
export const useNavigationType = (): NavigationType => use(VisitContext).type;
export const useNavigate = (): Navigate => use(NavigateContext);
export const useParams = () => use(ParamsContext);

type SetSearchParams = (next: Record<string, string>, options?: Parameters<Navigate>[1]) => void;

export function useSearchParams(): [URLSearchParams, SetSearchParams] {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  return [params, (next, options) => navigate(`${pathname}?${new URLSearchParams(next)}`, options)];
}

export function Navigate({ to, replace = false }: { to: string; replace?: boolean }) {
  const navigate = useNavigate();
  useEffect(() => navigate(to, { replace }), [navigate, to, replace]);
  return null;
}

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  to: string;
  state?: unknown;
  replace?: boolean;
};

/** Returns whether a click follows a link in the app: with a modifier or another button the browser handles it. */
export const isPlainClick = ({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
  currentTarget,
}: MouseEvent<HTMLAnchorElement>) =>
  button === 0 &&
  !(metaKey || ctrlKey || shiftKey || altKey) &&
  (currentTarget.target === '' || currentTarget.target === '_self');

export function Link({ to, state, replace = false, onClick, children, ...rest }: LinkProps) {
  const navigate = useNavigate();
  return (
    <a
      href={to}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isPlainClick(event)) return;
        event.preventDefault();
        navigate(to, { replace, state });
      }}
      {...rest}
    >
      {children}
    </a>
  );
}
