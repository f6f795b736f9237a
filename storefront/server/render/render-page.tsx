import { renderToString } from 'react-dom/server';
import { createQueryClient } from '@shop/web-kit/query';
import { App } from '#app/app.tsx';
import { findRoute } from '#app/routes.ts';
import { footerTexts } from '#app/frame/footer-texts.ts';
import { cachedBrand, cachedContent, cachedShop } from '#pages/page-request.ts';
import { chatLink } from '#shared/content/chat-link.ts';
import { loadDeferredParts } from '#shared/hydration/deferred-part.tsx';
import { contentQuery, shopQuery } from '#shared/content/content-queries.ts';
import { StaticRouter } from '#shared/router/router.tsx';
import { renderDocument, type PageAssets } from './html-document.ts';

type RenderedPage = { status: number; html: string } | { redirect: string };

type Options = { assets: PageAssets; publicUrl: string; isClosed?: boolean };

// The size guides are a query of their own, which only the pages that show them embed; synonyms are for the cms.
const embeddedData = (data: unknown): unknown =>
  typeof data === 'object' && data !== null && 'sizeGuides' in data
    ? { ...data, sizeGuides: [], search: { synonyms: '' } }
    : data;

export async function renderPage(
  url: string,
  { assets, publicUrl, isClosed = false }: Options,
): Promise<RenderedPage> {
  const { pathname, search, searchParams } = new URL(url, publicUrl);
  const { route, params } = findRoute(pathname);
  const client = createQueryClient();
  try {
    const request = { client, params, search: searchParams };
    await Promise.all([
      route.page.load().then(loadDeferredParts),
      client.fetchQuery(contentQuery()),
      client.fetchQuery(shopQuery()),
      route.prefetch?.(request),
    ]);
    // An incomplete page must not reach the cache.
    const queries = client.getQueryCache().getAll();
    const failed = queries.find(({ state }) => state.status === 'error');
    if (failed?.state.error) throw failed.state.error;
    const redirect = route.redirect?.(request);
    if (redirect) return { redirect: redirect.includes('?') ? redirect : redirect + search };
    const html = renderToString(
      <StaticRouter address={url}>{(visit) => <App client={client} visit={visit} />}</StaticRouter>,
    );
    const state = client
      .getQueryCache()
      .findAll({ predicate: ({ state: { status } }) => status === 'success' })
      .map(({ queryKey, state: { data } }) => [queryKey, embeddedData(data)]);
    const brand = cachedBrand(client);
    return {
      status: route.status?.(request) ?? 200,
      html: renderDocument({
        meta: route.meta(request),
        html,
        state,
        waitsFor: route.waitsFor,
        assets,
        publicUrl,
        brand,
        chat: chatLink(cachedContent(client), cachedShop(client), footerTexts.chatText(brand)),
        isClosed,
      }),
    };
  } finally {
    client.clear();
  }
}
