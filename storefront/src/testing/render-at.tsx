import { Suspense, type ReactNode } from 'react';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { createQueryClient } from '@shop/web-kit/query';
import { matchPath } from '#shared/router/location.ts';
import { BrowserRouter, RouteParams, useLocation, VisitContext } from '#shared/router/router.tsx';

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{pathname + search}</output>;
}

// As in the shop, a page unmounts when its address is left.
function Screen({ at, children }: { at: string; children: ReactNode }) {
  return useLocation().pathname === at && children;
}

type Visit = { state?: unknown; pattern?: string; client?: QueryClient };

export function renderAt(
  page: ReactNode,
  at: string,
  { state, pattern, client = createQueryClient() }: Visit = {},
) {
  window.history.replaceState({ state, key: 'first', idx: 0 }, '', at);
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } });
  const { pathname } = window.location;
  return render(
    <QueryClientProvider client={client}>
      <BrowserRouter>
        {(visit) => (
          <VisitContext value={visit}>
            <RouteParams value={pattern ? (matchPath(pattern, pathname) ?? {}) : {}}>
              <Screen at={pathname}>
                <Suspense>{page}</Suspense>
              </Screen>
            </RouteParams>
            <Address />
          </VisitContext>
        )}
      </BrowserRouter>
    </QueryClientProvider>,
  );
}
