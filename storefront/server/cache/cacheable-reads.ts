import type { Scope } from './scope-versions.ts';

const MAX_URL_LENGTH = 400;
const PRODUCT = /^\/api\/products(\/(?!deleted$|export$|bulk$|import$)[^/]{1,200}(\/reviews)?)?$/;

// The shop's data name the versions in force.
const POLICY = /^\/api\/policies\/(terms|privacy|exchange|delivery)$/;

const SHOP_READS = new Set(['/api/shop', '/api/opening/state']);

const scopeOf = (pathname: string): Scope | null => {
  if (pathname === '/api/content') return 'content';
  if (SHOP_READS.has(pathname) || POLICY.test(pathname)) return 'shop';
  return pathname === '/api/showcase' || PRODUCT.test(pathname) ? 'catalog' : null;
};

export const isTooLong = (url: string): boolean => url.length > MAX_URL_LENGTH;

export type CacheableRead = { key: string; scopes: readonly Scope[] };

/** Returns the cache key and scopes of an API read that is the same for every client, or null. */
export function cacheableRead(url: string): CacheableRead | null {
  const queryStart = url.indexOf('?');
  const pathname = queryStart < 0 ? url : url.slice(0, queryStart);
  const scope = scopeOf(pathname);
  if (!scope || isTooLong(url)) return null;
  if (queryStart < 0) return { key: pathname, scopes: [scope] };
  const query = new URLSearchParams(url.slice(queryStart));
  query.sort();
  const text = query.toString();
  return { key: text ? `${pathname}?${text}` : pathname, scopes: [scope] };
}

const WRITTEN_SCOPES: readonly [prefix: string, scope: Scope][] = [
  ['/api/products', 'catalog'],
  ['/api/orders', 'catalog'],
  ['/api/reviews', 'catalog'],
  ['/api/content', 'content'],
  // Its synonyms decide what a search finds.
  ['/api/content', 'catalog'],
  ['/api/shop', 'shop'],
  ['/api/opening', 'shop'],
  ['/api/policies', 'shop'],
];

export const scopesWrittenBy = (pathname: string): Scope[] =>
  WRITTEN_SCOPES.filter(([prefix]) => pathname.startsWith(prefix)).map(([, scope]) => scope);
