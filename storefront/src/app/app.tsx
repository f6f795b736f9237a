import { Suspense } from 'react';
import { QueryClientProvider, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useContent, useShop } from '#shared/content-queries.ts';
import { RouteParams, useLocation } from '#shared/router/index.ts';
import { ErrorBoundary } from './error-screen.tsx';
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

function useTitle(): string {
  const client = useQueryClient();
  const { pathname, search } = useLocation();
  // The title says the shop's and the product's names: it follows them.
  useContent();
  useShop();
  const { route, params } = routeOf(pathname);
  return route.meta({ client, params, search: new URLSearchParams(search) }).title;
}

function Screens() {
  usePreview();
  const { pathname } = useLocation();
  const { route, params } = routeOf(pathname);
  return (
    <PublicFrame>
      <ScrollManager title={useTitle()} />
      <ErrorBoundary key={pathname}>
        <Suspense fallback={<Loading />}>
          <RouteParams value={params}>
            <route.page.View />
          </RouteParams>
        </Suspense>
      </ErrorBoundary>
    </PublicFrame>
  );
}

/** The whole shop, inside a router of either side. */
export const App = ({ client }: { client: QueryClient }) => (
  <QueryClientProvider client={client}>
    <Screens />
  </QueryClientProvider>
);
