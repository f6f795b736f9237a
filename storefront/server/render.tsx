import { renderToString } from 'react-dom/server';
import { createQueryClient } from '@shop/web-kit/query';
import { App } from '#app/app.tsx';
import { findRoute } from '#app/routes.ts';
import { cachedBrand } from '#pages/page-request.ts';
import { loadDeferredParts } from '#shared/hydration/deferred-part.tsx';
import { contentQuery, shopQuery } from '#shared/content/content-queries.ts';
import { StaticRouter } from '#shared/router/router.tsx';
import { documentOf, type FrontEnd } from './document.ts';

export type Rendered = { status: number; html: string } | { redirect: string };

type Options = { frontEnd: FrontEnd; publicUrl: string };

/** Renders the page of an address, with the data it needs in it. */
export async function render(address: string, { frontEnd, publicUrl }: Options): Promise<Rendered> {
  const url = new URL(address, publicUrl);
  const { route, params } = findRoute(url.pathname);
  const client = createQueryClient();
  try {
    const request = { client, params, search: url.searchParams };
    // Without the shop's texts there is no page: their failure is this page's.
    await Promise.all([
      route.page.load().then(loadDeferredParts),
      client.fetchQuery(contentQuery()),
      client.fetchQuery(shopQuery()),
      route.prefetch?.(request),
    ]);
    // A page with holes would be kept as if it were whole.
    const failed = client
      .getQueryCache()
      .getAll()
      .find(({ state }) => state.status === 'error');
    if (failed?.state.error) throw failed.state.error;
    const redirect = route.redirect?.(request);
    if (redirect) return { redirect };
    const html = renderToString(
      <StaticRouter address={address}>
        <App client={client} />
      </StaticRouter>,
    );
    const state = client
      .getQueryCache()
      .findAll({ predicate: ({ state: { status } }) => status === 'success' })
      .map(({ queryKey, state: { data } }) => [queryKey, data]);
    return {
      status: route.status?.(request) ?? 200,
      html: documentOf({
        meta: route.meta(request),
        html,
        state,
        waitsFor: route.waitsFor,
        frontEnd,
        publicUrl,
        brand: cachedBrand(client),
      }),
    };
  } finally {
    client.clear();
  }
}
