import { errorOfAnswer } from '@shop/web-kit/api';
import type { CmsClient } from '../http/cms-client.ts';
import { ResponseBody } from '../http/response-body.ts';
import type { Headers, PreparedResponse } from '../http/send-response.ts';
import { cacheableRead, type CacheableRead } from './cacheable-reads.ts';
import { createScopeCache } from './scope-cache.ts';
import type { ScopeVersions } from './scope-versions.ts';

const MAX_BYTES = 8 * 1024 * 1024;
const JSON_TYPE = 'application/json; charset=utf-8';

type ApiResponse = PreparedResponse & { json: () => unknown };

function createResponse(bytes: Buffer, headers: Headers, onResize: () => void): ApiResponse {
  // Renderings that run together share one parsed value; the cache's byte limit does not count it, so it stays weak.
  let parsed: WeakRef<object> | undefined;
  return {
    status: 200,
    body: new ResponseBody(bytes, JSON_TYPE, { quality: 4, onResize }),
    headers: { ...headers, 'Cache-Control': 'no-cache' },
    json: () => {
      const cached = parsed?.deref();
      if (cached) return cached;
      const value = JSON.parse(bytes.toString()) as object;
      parsed = new WeakRef(value);
      return value;
    },
  };
}

/** Creates the cache of API responses that browsers' calls and server rendering share. */
export function createApiResponseCache(cms: CmsClient, versions: ScopeVersions, headers: Headers) {
  const cache = createScopeCache<ApiResponse>({
    versions,
    maxBytes: MAX_BYTES,
    byteSize: ({ body }) => body.byteSize,
  });
  const responseOf = (key: string, bytes: Buffer) => createResponse(bytes, headers, () => cache.resize(key));

  async function load(path: string): Promise<ApiResponse> {
    const { status, bytes } = await cms.readAsServer(path);
    if (status === 200) return responseOf(path, bytes);
    throw errorOfAnswer(status, JSON.parse(bytes.toString() || 'null'));
  }

  /** Stores a response that the cms has sent to a client, with the version at the time of its request. */
  function store({ key, scopes }: CacheableRead, bytes: Buffer, version: number): ApiResponse {
    const response = responseOf(key, bytes);
    cache.set(key, scopes, response, version);
    return response;
  }

  async function readJson(path: string): Promise<unknown> {
    const read = cacheableRead(path);
    if (!read) throw new Error(`${path} is not a cacheable read`);
    return (await cache.fetch(read.key, read.scopes, () => load(read.key))).json();
  }

  const { get, getStale, countStale } = cache;
  return { get, getStale, countStale, store, readJson };
}

export type ApiResponseCache = ReturnType<typeof createApiResponseCache>;
