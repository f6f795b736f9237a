import { ApiError } from '@shop/web-kit/api';
import { Body } from '../http/response-body.ts';
import { CmsAway, isAway } from '../http/cms-client.ts';
import type { FrontEnd } from './html-document.ts';
import { createFreshCache } from '../cache/scope-cache.ts';
import { SCOPES, type Freshness } from '../cache/scope-versions.ts';
import { pageKey, personalPage } from './page-cache-key.ts';
import type { Rendered } from './render-page.tsx';
import type { Answer } from '../http/send-response.ts';
import { visitors } from './cached-api-transport.ts';

const MAX_BYTES = 24 * 1024 * 1024;
const HTML = 'text/html; charset=utf-8';
const UNKNOWN = '/unknown';
const UNREADABLE = [400, 404];

type Renderer = (address: string, options: { frontEnd: FrontEnd; publicUrl: string }) => Promise<Rendered>;
type Parts = {
  render: Renderer;
  frontEnd: FrontEnd;
  publicUrl: string;
  freshness: Freshness;
  headers: Readonly<Record<string, string>>;
};

// Two slashes would name a host.
const keyOf = (url: string): string | null => (url.startsWith('//') ? null : pageKey(url));

/** The pages of the shop, rendered once for every change. */
export function createPages({ render, frontEnd, publicUrl, freshness, headers }: Parts) {
  const cache = createFreshCache<Answer>({
    freshness,
    maxWeight: MAX_BYTES,
    weigh: ({ body }) => body.weight,
    isAway,
  });

  const answer = (key: string, status: number, html: string, more: Record<string, string> = {}): Answer => ({
    status,
    body: new Body(Buffer.from(html), HTML, { oneOfMany: true, resized: () => cache.reweigh(key) }),
    headers: { ...headers, 'Cache-Control': 'no-cache', ...more },
  });

  async function load(key: string, more: Record<string, string> = {}, keptAs = key): Promise<Answer> {
    try {
      const rendered = await render(key, { frontEnd, publicUrl });
      if ('redirect' in rendered) return answer(keptAs, 301, '', { Location: rendered.redirect });
      return answer(keptAs, rendered.status, rendered.html, more);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // A product or category that cannot even be asked for is an unknown page.
      if (key !== UNKNOWN && UNREADABLE.includes(error.status)) return load(UNKNOWN, more, keptAs);
      // A shop that limits or refuses its own server is as good as away.
      throw new CmsAway(error.message);
    }
  }

  return {
    peek: (url: string): Answer | undefined => {
      const key = keyOf(url);
      return key === null ? undefined : cache.peek(key);
    },
    /** A page; what answers one visitor alone is rendered for that address and kept nowhere. */
    read: (url: string, visitor: string): Promise<Answer> => {
      const personal = personalPage(url);
      if (personal !== null)
        return visitors.run(visitor, () => load(personal, { 'Cache-Control': 'private, no-store' }));
      const key = keyOf(url) ?? UNKNOWN;
      return cache.read(key, SCOPES, () => load(key));
    },
  };
}

export type Pages = ReturnType<typeof createPages>;
