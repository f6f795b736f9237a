import { AsyncLocalStorage } from 'node:async_hooks';
import { endpoints, pathOf } from '@shop/contract';
import { errorOfAnswer, serializeQuery, setTransport } from '@shop/web-kit/api';
import type { ApiResponseCache } from '../cache/api-response-cache.ts';
import { cacheableRead, isTooLong } from '../cache/cacheable-reads.ts';
import type { CmsClient } from '../http/cms-client.ts';

/** Holds the address of the client that a private page is rendered for; unset for pages that are cached. */
export const renderingFor = new AsyncLocalStorage<string>();

async function readForClient(cms: CmsClient, path: string): Promise<unknown> {
  const clientAddress = renderingFor.getStore();
  if (clientAddress === undefined) throw new Error(`${path} is not a cacheable read`);
  const { status, bytes } = await cms.readAsClient(path, clientAddress);
  const body = JSON.parse(bytes.toString() || 'null') as unknown;
  if (status !== 200) throw errorOfAnswer(status, body);
  return body;
}

const endpointPaths = new Set(Object.values(endpoints).map(({ path }) => `/api${path}`));

// A path parameter comes from the page's URL: it may spell another endpoint, or be too long for any resource.
const cannotExist = (path: string, url: string, pathname: string): boolean =>
  isTooLong(url) || (path.includes(':') && (endpointPaths.has(pathname) || cacheableRead(url) === null));

/** Makes API calls during rendering read from the cache, or from the cms for a private page. */
export function installCachedApiTransport(cms: CmsClient, apiCache: ApiResponseCache): void {
  setTransport(async ({ endpoint: { path }, input }) => {
    const query = new URLSearchParams(serializeQuery(input.query));
    query.sort();
    const text = query.toString();
    const pathname = `/api${pathOf(path, input.params)}`;
    const url = `${pathname}${text && `?${text}`}`;
    const isCachedPage = renderingFor.getStore() === undefined;
    if (isCachedPage && cannotExist(path, url, pathname)) throw errorOfAnswer(404, null);
    return cacheableRead(url) ? apiCache.readJson(url) : readForClient(cms, url);
  });
}
