import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { QueryClientProvider, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { RouteParams, useLocation } from '#shared/router/index.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { PublicFrame } from './frame/public-frame.tsx';
import { routeOf } from './routes.ts';
import { ScrollManager } from './scroll-manager.tsx';
import { texts } from './texts.ts';
import { usePreview } from './use-preview.ts';

const Loading = () => (
  <p role="status" className="page section text-center">
    {texts.loading}
  </p>
);

// A title may need what is still on its way, as a product's name: it follows the cache.
function useTitle(): string {
  const client = useQueryClient();
  const { pathname, search } = useLocation();
  const titleNow = () => {
    const { route, params } = routeOf(pathname);
    return route.meta({ client, params, search: new URLSearchParams(search) }).title;
  };
  return useSyncExternalStore((listener) => client.getQueryCache().subscribe(listener), titleNow, titleNow);
}

type Answering = { onAnswering?: (() => void) | undefined };

function Answers({ onAnswering }: Answering) {
  useEffect(() => onAnswering?.(), [onAnswering]);
  return null;
}

function Screens({ onAnswering }: Answering) {
  usePreview();
  const { pathname } = useLocation();
  const { route, params } = routeOf(pathname);
  return (
    <PublicFrame>
      <ScrollManager title={useTitle()} />
      {/* Outside what is keyed: the page before stays until the next one is there. */}
      <Suspense fallback={<Loading />}>
        <ErrorBoundary key={pathname}>
          <RouteParams value={params}>
            <route.page.View />
          </RouteParams>
        </ErrorBoundary>
        {/* What waits to be shown answers later than what is around it. */}
        <Answers onAnswering={onAnswering} />
      </Suspense>
    </PublicFrame>
  );
}

/** The whole shop, inside a router of either side; it says when its page answers to the shopper. */
export const App = ({ client, onAnswering }: { client: QueryClient } & Answering) => (
  <QueryClientProvider client={client}>
    <Screens onAnswering={onAnswering} />
  </QueryClientProvider>
);
