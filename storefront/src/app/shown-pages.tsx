import { memo, useEffect, useRef, useState, type ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { RouteParams, VisitContext, type Visit } from '#shared/router/router.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { findRoute } from './routes.ts';

type ShownPage = { id: string; visit: Visit };
type Pages = { visit: Visit; current: ShownPage; kept: ShownPage | null };

// A dialog belongs to the moment: a list left from one is made anew.
const isKeptAfter = ({ visit }: ShownPage): boolean =>
  !!findRoute(visit.location.pathname).route.isList && !document.querySelector('dialog[open]');

function stepTo(visit: Visit, { current, kept }: Pages): Pages {
  const { key, pathname } = visit.location;
  if (pathname === current.visit.location.pathname) return { visit, current: { ...current, visit }, kept };
  if (key === kept?.visit.location.key) return { visit, current: kept, kept: null };
  const left = isKeptAfter(current) ? current : kept;
  const isOther = pathname !== left?.visit.location.pathname;
  return { visit, current: { id: key, visit }, kept: isOther ? left : null };
}

/** Follows the address and keeps the list that was left last, as it was, for the way back. */
function usePages(visit: Visit): Pages {
  const [pages, setPages] = useState<Pages>({
    visit,
    current: { id: visit.location.key, visit },
    kept: null,
  });
  if (pages.visit === visit) return pages;
  const next = stepTo(visit, pages);
  setPages(next);
  return next;
}

/** Marks a page that is kept while another is shown: styles.css hides it, and `findShown` passes it by. */
function Sheet({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  const client = useQueryClient();
  const isBack = useRef(false);
  useEffect(() => {
    if (isShown && isBack.current)
      void client.refetchQueries({ type: 'active', stale: true }, { cancelRefetch: false });
    isBack.current = !isShown;
  }, [client, isShown]);
  return <div data-kept={isShown ? undefined : ''}>{children}</div>;
}

// A kept page does not render: it comes back with the visit that it had.
const Page = memo(({ visit }: { visit: Visit }) => {
  const { route, params } = findRoute(visit.location.pathname);
  return (
    <VisitContext value={visit}>
      <ErrorBoundary>
        <RouteParams value={params}>
          <route.page.View />
        </RouteParams>
      </ErrorBoundary>
    </VisitContext>
  );
});

/** Shows the page of the address, and the list that was left last as it was when Back leads to it. */
export function ShownPages({ visit }: { visit: Visit }) {
  const { current, kept } = usePages(visit);
  return [current, kept].map(
    (page) =>
      page && (
        <Sheet key={page.id} isShown={page === current}>
          <Page visit={page.visit} />
        </Sheet>
      ),
  );
}
