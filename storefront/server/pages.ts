import { ApiError, queryText, setTransport } from '@shop/web-kit/api';
import { endpoints, pathOf } from '@shop/contract';
import type { ApiCopies } from './api-copies.ts';
import { Body } from './body.ts';
import { CmsAway, isAway } from './cms-client.ts';
import type { FrontEnd } from './document.ts';
import { createFreshCache } from './fresh-cache.ts';
import { SCOPES, type Freshness } from './freshness.ts';
import { pageKey } from './page-key.ts';
import type { Rendered } from './render.tsx';
import type { Answer } from './send.ts';

const MAX_BYTES = 96 * 1024 * 1024;
const HTML = 'text/html; charset=utf-8';

type Renderer = (address: string, options: { frontEnd: FrontEnd; publicUrl: string }) => Promise<Rendered>;
type Parts = {
  render: Renderer;
  frontEnd: FrontEnd;
  publicUrl: string;
  freshness: Freshness;
  headers: Readonly<Record<string, string>>;
};

/** Pages rendered here ask the copies of the API, without a queue and without a browser. */
export function renderFromCopies(copies: ApiCopies): void {
  setTransport(async ({ name, input }) => {
    const { path } = endpoints[name as keyof typeof endpoints];
    const query = new URLSearchParams(queryText(input.query));
    query.sort();
    const text = query.toString();
    return copies.json(`/api${pathOf(path, input.params)}${text && `?${text}`}`);
  });
}

/** The pages of the shop, rendered once for every change. */
export function createPages({ render, frontEnd, publicUrl, freshness, headers }: Parts) {
  const cache = createFreshCache<Answer>({
    freshness,
    maxWeight: MAX_BYTES,
    weigh: ({ body }) => body.bytes.length * 2,
    isAway,
  });

  const answer = (status: number, html: string, more: Record<string, string> = {}): Answer => ({
    status,
    body: new Body(Buffer.from(html), HTML),
    headers: { ...headers, 'Cache-Control': 'no-cache', ...more },
  });

  async function load(key: string): Promise<Answer> {
    try {
      const rendered = await render(key, { frontEnd, publicUrl });
      if ('redirect' in rendered) return answer(301, '', { Location: rendered.redirect });
      return answer(rendered.status, rendered.html);
    } catch (error) {
      // A shop that limits or refuses its own server is as good as away.
      throw error instanceof ApiError ? new CmsAway(error.message) : error;
    }
  }

  return {
    peek: (url: string): Answer | undefined => {
      const key = pageKey(url);
      return key === null ? undefined : cache.peek(key);
    },
    read: (url: string): Promise<Answer> => {
      const key = pageKey(url) ?? '/unknown';
      return cache.read(key, SCOPES, () => load(key));
    },
  };
}

export type Pages = ReturnType<typeof createPages>;
