import {
  createContext,
  useCallback,
  startTransition,
  use,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import { hrefOf, locationOf, pathOfLocation, type Location, type To } from './location.ts';

export type NavigationType = 'POP' | 'PUSH' | 'REPLACE';
export type Navigate = (to: To | number, options?: { replace?: boolean; state?: unknown }) => void;
export type Visit = { location: Location; type: NavigationType };
// `idx` counts the steps since the shopper came: above 0 there is a page of the shop to go back to.
type Kept = { state?: unknown; key?: string; idx?: number } | null;

export const RouterContext = createContext<Visit & { navigate: Navigate }>({
  location: locationOf('/'),
  type: 'POP',
  navigate: () => undefined,
});
const ParamsContext = createContext<Readonly<Record<string, string | undefined>>>({});

function visited(type: NavigationType): Visit {
  const { pathname, search, hash } = window.location;
  const kept = window.history.state as Kept;
  return {
    location: { pathname, search, hash, state: kept?.state ?? null, key: kept?.key ?? 'default' },
    type,
  };
}

const newKey = () => Math.random().toString(36).slice(2, 10);

// A page that the browser itself opened is a visit of its own, also after others of the same tab.
function firstVisit(): Visit {
  const kept = window.history.state as Kept;
  if (!kept?.key) window.history.replaceState({ ...kept, key: newKey() }, '');
  return visited('POP');
}

// A link within the page moves the view, not the shopper: its step back belongs to the same visit.
function staysOnPage(shown: Location): boolean {
  const { pathname, search } = window.location;
  if (window.history.state !== null || pathname + search !== shown.pathname + shown.search) return false;
  window.history.replaceState({ state: shown.state, key: shown.key }, '');
  return true;
}

// Going to where one is already makes no new step back.
function write(href: string, replace: boolean, state: unknown): NavigationType {
  const { pathname, search, hash } = window.location;
  const type = replace || href === pathname + search + hash ? 'REPLACE' : 'PUSH';
  const idx = ((window.history.state as Kept)?.idx ?? 0) + (type === 'PUSH' ? 1 : 0);
  const kept = { state: state ?? null, key: newKey(), idx };
  if (type === 'REPLACE') window.history.replaceState(kept, '', href);
  else window.history.pushState(kept, '', href);
  return type;
}

/** Follows the browser's address, and changes it without leaving the page. */
export function BrowserRouter({ children }: { children: ReactNode }) {
  const [visit, setVisit] = useState(firstVisit);
  const { location } = visit;
  useEffect(() => {
    const follow = () => {
      if (!staysOnPage(location)) startTransition(() => setVisit(visited('POP')));
    };
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [location]);
  // The same function at every visit: an effect that goes elsewhere must not start again at each.
  const navigate = useCallback<Navigate>((to, { replace = false, state } = {}) => {
    if (typeof to === 'number') return window.history.go(to);
    const type = write(pathOfLocation(locationOf(hrefOf(to))), replace, state);
    startTransition(() => setVisit(visited(type)));
  }, []);
  const value = useMemo(() => ({ ...visit, navigate }), [visit, navigate]);
  return <RouterContext value={value}>{children}</RouterContext>;
}

/** Stands still at one address, as on the server and in tests. */
export function StaticRouter({ address, children }: { address: string; children: ReactNode }) {
  const value = { location: locationOf(address), type: 'POP' as const, navigate: () => undefined };
  return <RouterContext value={value}>{children}</RouterContext>;
}

/** Gives a screen the parameters of its path. */
export const RouteParams = ParamsContext;

export const useLocation = (): Location => use(RouterContext).location;
export const useNavigationType = (): NavigationType => use(RouterContext).type;
export const useNavigate = (): Navigate => use(RouterContext).navigate;
export const useParams = () => use(ParamsContext);

type SetSearch = (
  next: URLSearchParams | Record<string, string>,
  options?: { replace?: boolean; state?: unknown },
) => void;

/** The query of the address, and how to change it. */
export function useSearchParams(): [URLSearchParams, SetSearch] {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const set: SetSearch = (next, options) =>
    navigate({ pathname, search: new URLSearchParams(next).toString() }, options);
  return [params, set];
}

/** Goes elsewhere as soon as it is shown. */
export function Navigate({ to, replace = false }: { to: To; replace?: boolean }) {
  const navigate = useNavigate();
  const href = hrefOf(to);
  useEffect(() => navigate(href, { replace }), [navigate, href, replace]);
  return null;
}
