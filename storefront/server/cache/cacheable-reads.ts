import type { Scope } from './scope-versions.ts';

const MAX_KEY = 400;
const PRODUCT = /^\/api\/products(\/(?!deleted$|export$|bulk$|import$)[^/]{1,200})?$/;

const scopeOf = (pathname: string): Scope | null => {
  if (pathname === '/api/content') return 'content';
  if (pathname === '/api/shop') return 'shop';
  return PRODUCT.test(pathname) ? 'catalogue' : null;
};

/** An address so long that nothing of the shop has it. */
export const isTooLong = (url: string): boolean => url.length > MAX_KEY;

export type PublicRead = { key: string; scopes: readonly Scope[] };

/** A read that answers everybody alike: under which key a copy is kept, and what makes it outdated. */
export function publicRead(url: string): PublicRead | null {
  const cut = url.indexOf('?');
  const pathname = cut < 0 ? url : url.slice(0, cut);
  const scope = scopeOf(pathname);
  if (!scope || isTooLong(url)) return null;
  if (cut < 0) return { key: pathname, scopes: [scope] };
  const query = new URLSearchParams(url.slice(cut));
  query.sort();
  const text = query.toString();
  return { key: text ? `${pathname}?${text}` : pathname, scopes: [scope] };
}

const WRITES: readonly [prefix: string, scope: Scope][] = [
  ['/api/products', 'catalogue'],
  ['/api/orders', 'catalogue'],
  ['/api/content', 'content'],
  ['/api/shop', 'shop'],
];

/** What a successful write on a path may have changed. */
export const scopesWrittenBy = (pathname: string): Scope[] =>
  WRITES.filter(([prefix]) => pathname.startsWith(prefix)).map(([, scope]) => scope);
