import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { QueryClientProvider, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useLocation } from '#shared/router/router.tsx';
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
function useTitle(): string {
  const client = useQueryClient();
  const { pathname, search } = useLocation();
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

function CurrentPage({ onHydrated }: HydrationProps) {
  useEditorPreview();
  return (
    <PublicFrame>
      {/* Outside the pages, so that the previous one stays until the next one has loaded. */}
      <Suspense fallback={<Loading />}>
        <ShownPages />
        {/* Inside the boundary: a suspended page hydrates later than the frame. */}
        <ReportHydration onHydrated={onHydrated} />
      </Suspense>
      {/* After the page: a list that comes back stands in the document once it is scrolled. */}
      <ScrollManager title={useTitle()} />
    </PublicFrame>
  );
}

/** Needs a router around it; calls `onHydrated` once the page is interactive. */
export const App = ({ client, onHydrated }: { client: QueryClient } & HydrationProps) => (
  <QueryClientProvider client={client}>
    <CurrentPage onHydrated={onHydrated} />
  </QueryClientProvider>
);
