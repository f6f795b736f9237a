import type { IncomingMessage } from 'node:http';
import type { OpeningState, ShopSetting } from '@shop/contract';
import type { ApiResponseCache } from '../cache/api-response-cache.ts';
import { ResponseBody } from '../http/response-body.ts';
import type { Headers, PreparedResponse } from '../http/send-response.ts';
import { canonicalAddress } from './canonical-address.ts';
import { CLOSED_HEADER, NOT_INDEXED, renderClosedPage } from './closed-page.ts';
import { staysReachable, withdrawalPageOf, type OpeningGate } from './opening-gate.ts';
import type { PageCache } from './page-cache.ts';

const HTML = 'text/html; charset=utf-8';
/** Search engines come back after a day, and keep what they know of the shop. */
const CLOSED_RETRY_SECONDS = 86_400;

type Parts = {
  pages: PageCache;
  gate: OpeningGate;
  apiCache: ApiResponseCache;
  headers: Headers;
  headingFont: string | undefined;
};

/** Creates the choice of what a visitor gets: the shop, its preview for staff, or the page of the closed shop. */
export function createVisitorPages({ pages, gate, apiCache, headers, headingFont }: Parts) {
  const respond = (status: number, html: string, extraHeaders: Headers): PreparedResponse => ({
    status,
    body: new ResponseBody(Buffer.from(html), HTML),
    headers: { ...headers, 'Cache-Control': 'no-store', ...extraHeaders },
  });

  async function closedPage({ notice }: OpeningState): Promise<PreparedResponse> {
    const { shop } = (await apiCache.readJson('/api/shop')) as { shop: ShopSetting };
    return respond(503, renderClosedPage({ shop, notice, headingFont }), {
      ...NOT_INDEXED,
      'Retry-After': String(CLOSED_RETRY_SECONDS),
      [CLOSED_HEADER]: 'closed',
    });
  }

  return async function fetchFor(request: IncomingMessage, clientAddress: string): Promise<PreparedResponse> {
    const url = request.url ?? '/';
    const address = canonicalAddress(url);
    if (address !== null) return respond(301, '', { Location: address });
    const state = await gate.readState();
    if (state.isOpen) return pages.fetch(url, clientAddress);
    if (gate.mayPreview(request)) return pages.fetchPreview(url, clientAddress);
    if (staysReachable(url)) {
      const page = await pages.fetch(url, clientAddress, true);
      // A policy that is not published yet is closed like the rest of the shop.
      return page.status === 404 ? closedPage(state) : page;
    }
    const withdrawal = withdrawalPageOf(url);
    return withdrawal ? respond(302, '', { Location: withdrawal }) : closedPage(state);
  };
}

export type VisitorPages = ReturnType<typeof createVisitorPages>;
