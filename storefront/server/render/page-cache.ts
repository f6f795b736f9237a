import { ApiError } from '@shop/web-kit/api';
import { createScopeCache } from '../cache/scope-cache.ts';
import { SCOPES, type ScopeVersions } from '../cache/scope-versions.ts';
import { CmsUnreachable } from '../http/cms-client.ts';
import { ResponseBody } from '../http/response-body.ts';
import type { Headers, PreparedResponse } from '../http/send-response.ts';
import { renderingFor } from './cached-api-transport.ts';
import type { PageAssets } from './html-document.ts';
import { pageCacheKey, privatePageUrl } from './page-cache-key.ts';
import { renderPage } from './render-page.tsx';

const MAX_BYTES = 12 * 1024 * 1024;
const HTML = 'text/html; charset=utf-8';
const NOT_FOUND_PAGE = '/unknown';
const NOT_FOUND_STATUSES = [400, 404];

type Parts = { assets: PageAssets; publicUrl: string; versions: ScopeVersions; headers: Headers };

export function createPageCache({ assets, publicUrl, versions, headers }: Parts) {
  const cache = createScopeCache<PreparedResponse>({
    versions,
    maxBytes: MAX_BYTES,
    byteSize: ({ body }) => body.byteSize,
  });

  const createResponse = (
    key: string,
    status: number,
    html: string,
    extraHeaders: Headers = {},
  ): PreparedResponse => ({
    status,
    body: new ResponseBody(Buffer.from(html), HTML, { isCompact: true, onResize: () => cache.resize(key) }),
    headers: { ...headers, 'Cache-Control': 'no-cache', ...extraHeaders },
  });

  async function render(url: string, extraHeaders: Headers = {}, key = url): Promise<PreparedResponse> {
    try {
      const page = await renderPage(url, { assets, publicUrl });
      if ('redirect' in page) return createResponse(key, 301, '', { Location: page.redirect });
      return createResponse(key, page.status, page.html, extraHeaders);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // The API refuses a malformed product or category; for the shopper that page does not exist.
      if (url !== NOT_FOUND_PAGE && NOT_FOUND_STATUSES.includes(error.status))
        return render(NOT_FOUND_PAGE, extraHeaders, key);
      // Any other refusal of the server's own reads is covered by stale copies like an outage.
      throw new CmsUnreachable(error.message);
    }
  }

  return {
    getCached: (url: string): PreparedResponse | undefined => {
      const key = pageCacheKey(url);
      return key === null ? undefined : cache.get(key);
    },
    /** Returns a page; one that shows a shopper's own order is rendered for that client and not cached. */
    fetch: (url: string, clientAddress: string): Promise<PreparedResponse> => {
      const privateUrl = privatePageUrl(url);
      if (privateUrl !== null)
        return renderingFor.run(clientAddress, () =>
          render(privateUrl, { 'Cache-Control': 'private, no-store' }),
        );
      const key = pageCacheKey(url) ?? NOT_FOUND_PAGE;
      return cache.fetch(key, SCOPES, () => render(key));
    },
  };
}

export type PageCache = ReturnType<typeof createPageCache>;
