import { filterParams } from '#features/catalog/filters/catalog-filters.ts';
import { ORDER_PARAM, paths, SUBJECT_PARAM, TOKEN_PARAM } from '#shared/navigation/paths.ts';

const RENDERED_PARAMS = [...filterParams(), SUBJECT_PARAM];
const MAX_LENGTH = 600;

/** Returns the normalized URL of a page that shows one shopper's order and must not be cached, or null. */
export function privatePageUrl(url: string): string | null {
  const queryStart = url.indexOf('?');
  if (queryStart < 0 || url.length > MAX_LENGTH || url.slice(0, queryStart) !== paths.tracking) return null;
  const query = new URLSearchParams(url.slice(queryStart));
  const number = query.get(ORDER_PARAM);
  if (number === null) return null;
  const token = query.get(TOKEN_PARAM);
  const shown = new URLSearchParams({
    [ORDER_PARAM]: number,
    ...(token !== null && { [TOKEN_PARAM]: token }),
  });
  return `${paths.tracking}?${shown}`;
}

function renderedQuery(query: URLSearchParams): string {
  const pairs = RENDERED_PARAMS.flatMap((name) => query.getAll(name).map((value) => [name, value]));
  return new URLSearchParams(pairs).toString();
}

/** Returns the cache key of a page: its path with the query parameters that the server renders, or null. */
export function pageCacheKey(url: string): string | null {
  // A URL that begins with two slashes would name a host.
  if (url.startsWith('//')) return null;
  const queryStart = url.indexOf('?');
  if (queryStart < 0) return url.length > MAX_LENGTH ? null : url;
  if (privatePageUrl(url) !== null) return null;
  const pathname = url.slice(0, queryStart);
  // Only product lists are rendered from their query; other pages read theirs in the browser.
  if (pathname !== '/' && !pathname.startsWith('/category/')) return pathname;
  const text = renderedQuery(new URLSearchParams(url.slice(queryStart)));
  const key = text ? `${pathname}?${text}` : pathname;
  return key.length > MAX_LENGTH ? null : key;
}
