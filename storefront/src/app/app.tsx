import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { QueryClientProvider, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Location } from '#shared/router/location.ts';
import { VisitContext, type Visit } from '#shared/router/router.tsx';
import { PublicFrame } from './frame/public-frame.tsx';
import { findRoute } from './routes.ts';
import { ScrollManager } from './scroll-manager.tsx';
import { ShownPages } from './shown-pages.tsx';
import { texts } from './texts.ts';
import { neededPart } from '@shop/web-kit/loading';

const Loading = () => (
  <p role="status" className="page section text-center">
    {texts.loading}
  </p>
);

// A title may need data that is still loading, as a product's name, so it follows the query cache.
function useTitle({ pathname, search }: Location): string {
  const client = useQueryClient();
  const readTitle = () => {
    const { route, params } = findRoute(pathname);
    return route.meta({ client, params, search: new URLSearchParams(search) }).title;
  };
  const subscribe = (listener: () => void) =>
    client.getQueryCache().subscribe(({ type }) => type === 'updated' && listener());
  return useSyncExternalStore(subscribe, readTitle, readTitle);
}

const PREVIEW_PARAM = 'vista-previa';

const isEditorPreview = () =>
  window.parent !== window && new URLSearchParams(window.location.search).get(PREVIEW_PARAM) === '1';

function useEditorPreview(): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!isEditorPreview()) return;
    const loading = neededPart(() => import('./editor-preview.ts')).then(({ startPreview }) =>
      startPreview(client),
    );
    return () => void loading.then((stop) => stop());
  }, [client]);
}

type HydrationProps = { onHydrated?: (() => void) | undefined };

function ReportHydration({ onHydrated }: HydrationProps) {
  useEffect(() => onHydrated?.(), [onHydrated]);
  return null;
}

type PageProps = HydrationProps & { visit: Visit };

function CurrentPage({ visit, onHydrated }: PageProps) {
  useEditorPreview();
  const title = useTitle(visit.location);
  return (
    <PublicFrame visit={visit}>
      {/* Outside the pages, so that the previous one stays until the next one has loaded. */}
      <Suspense fallback={<Loading />}>
        <ShownPages visit={visit} />
        {/* Inside the boundary: a suspended page hydrates later than the frame. */}
        <ReportHydration onHydrated={onHydrated} />
      </Suspense>
      {/* After the page: a list that comes back stands in the document once it is scrolled. */}
      <VisitContext value={visit}>
        <ScrollManager title={title} />
      </VisitContext>
    </PublicFrame>
  );
}

/** Shows the page of a visit, inside a router; calls `onHydrated` once the page is interactive. */
export const App = ({ client, ...page }: { client: QueryClient } & PageProps) => (
  <QueryClientProvider client={client}>
    <CurrentPage {...page} />
  </QueryClientProvider>
);
