import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ApiResponseCache } from '../cache/api-response-cache.ts';
import { cacheableRead } from '../cache/cacheable-reads.ts';
import { sendResponse, type PreparedResponse } from '../http/send-response.ts';
import type { PictureProxy } from '../proxy/picture-proxy.ts';
import type { OpeningGate } from '../render/opening-gate.ts';
import type { PageCache } from '../render/page-cache.ts';
import type { StaticFiles } from '../static/static-files.ts';

type Parts = {
  pages: PageCache;
  apiCache: ApiResponseCache;
  pictures: PictureProxy;
  files: StaticFiles;
  gate: OpeningGate;
};

/** Creates a handler that responds synchronously from files and caches; it returns false for other requests. */
export function createMemoryResponder({ pages, apiCache, pictures, files, gate }: Parts) {
  function find({ headers }: IncomingMessage, url: string): PreparedResponse | undefined {
    if (url.startsWith('/api/')) {
      if (headers.authorization || headers.cookie) return undefined;
      const read = cacheableRead(url);
      return read ? apiCache.get(read.key) : undefined;
    }
    if (url.startsWith('/uploads/')) return pictures.getCached(url);
    const file = files.get(url);
    if (file) return file;
    // A closed shop, or one whose state is unknown, is decided on the slow path.
    return gate.isOpenNow() ? pages.getCached(url) : undefined;
  }

  return function respondFromMemory(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const prepared = find(request, request.url ?? '/');
    if (prepared) sendResponse(request, response, prepared);
    return prepared !== undefined;
  };
}
