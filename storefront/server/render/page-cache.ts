import { ApiError } from '@shop/web-kit/api';
import type { ApiResponseCache } from '../cache/api-response-cache.ts';
import { createScopeCache } from '../cache/scope-cache.ts';
import { SCOPES, type ScopeVersions } from '../cache/scope-versions.ts';
import { CmsUnreachable } from '../http/cms-client.ts';
import { ResponseBody } from '../http/response-body.ts';
import type { Headers, PreparedResponse } from '../http/send-response.ts';
import { CLOSED_HEADER, NOT_INDEXED, withPreviewNote } from './closed-page.ts';
import { renderingFor } from './cached-api-transport.ts';
import type { PageAssets } from './html-document.ts';
import { pageCacheKey, privatePageUrl } from './page-cache-key.ts';
import { renderPage } from './render-page.tsx';

const MAX_BYTES = 12 * 1024 * 1024;
const HTML = 'text/html; charset=utf-8';
const NOT_FOUND_PAGE = '/unknown';
const NOT_FOUND_STATUSES = [400, 404];

const PRIVATE = { 'Cache-Control': 'private, no-store' };

type View = { isClosed?: boolean; isPreview?: boolean; extraHeaders?: Headers };
type Parts = {
  assets: PageAssets;
  publicUrl: string;
  versions: ScopeVersions;
  apiCache: ApiResponseCache;
  headers: Headers;
};

export function createPageCache({ assets, publicUrl, versions, apiCache, headers }: Parts) {
  const cache = createScopeCache<PreparedResponse>({
    versions,
    maxBytes: MAX_BYTES,
    byteSize: ({ body }) => body.byteSize,
    countStaleSources: apiCache.countStale,
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

  async function renderView(url: string, view: View, key: string): Promise<PreparedResponse> {
    const { isClosed = false, isPreview = false, extraHeaders } = view;
    const page = await renderPage(url, { assets, publicUrl, isClosed });
    if ('redirect' in page) return createResponse(key, 301, '', { Location: page.redirect });
    const html = isPreview ? withPreviewNote(page.html) : page.html;
    return createResponse(key, page.status, html, extraHeaders);
  }

  async function render(url: string, view: View = {}, key = url): Promise<PreparedResponse> {
    try {
      return await renderView(url, view, key);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // The API refuses a malformed product or category; for the shopper that page does not exist.
      if (url !== NOT_FOUND_PAGE && NOT_FOUND_STATUSES.includes(error.status))
        return render(NOT_FOUND_PAGE, view, key);
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
    fetch: (url: string, clientAddress: string, isClosed = false): Promise<PreparedResponse> => {
      const privateUrl = privatePageUrl(url);
      if (privateUrl !== null)
        return renderingFor.run(clientAddress, () => render(privateUrl, { isClosed, extraHeaders: PRIVATE }));
      const key = pageCacheKey(url) ?? NOT_FOUND_PAGE;
      // A change of the shop's state renders it anew, so one key serves both.
      return cache.fetch(key, SCOPES, () => render(key, { isClosed }));
    },
    /** Returns a page of the closed shop for staff; nothing on the way may keep it. */
    fetchPreview: (url: string, clientAddress: string): Promise<PreparedResponse> => {
      const shown = privatePageUrl(url) ?? pageCacheKey(url) ?? NOT_FOUND_PAGE;
      const extraHeaders = { ...PRIVATE, ...NOT_INDEXED, [CLOSED_HEADER]: 'preview' };
      return renderingFor.run(clientAddress, () => render(shown, { isPreview: true, extraHeaders }));
    },
  };
}

export type PageCache = ReturnType<typeof createPageCache>;
