import { canonicalPath } from '#app/routes.ts';
import { decodePart } from '#shared/router/location.ts';

const BACK_OFFICE = /^\/admin(?=\/|$)/i;

/** Returns the address to which a page asked for in capitals or with other slashes is sent on, or null. */
export function canonicalAddress(url: string): string | null {
  // A path that begins with two slashes would name a host.
  if (url.startsWith('//')) return null;
  const [pathname = ''] = url.split('?', 1);
  const path = BACK_OFFICE.test(pathname) ? pathname.replace(BACK_OFFICE, '/admin') : canonicalPath(pathname);
  // Compared without escapes: clients escape more characters than the shop does.
  if (path === null || decodePart(path) === decodePart(pathname)) return null;
  return path + url.slice(pathname.length);
}
