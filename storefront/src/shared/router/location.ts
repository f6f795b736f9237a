/** Where the shopper is. */
export type Location = {
  pathname: string;
  search: string;
  hash: string;
  /** What travelled with the link, if anything. */
  state: unknown;
  /** Names this visit: going back to it gives the same key. */
  key: string;
};

/** Where to go: an address, or its parts; what is left out is empty. */
export type To = string | { pathname: string; search?: string; hash?: string };

/** A first place, with what travelled there. */
export type InitialEntry = string | (Exclude<To, string> & { state?: unknown });

const marked = (mark: '?' | '#', text = '') => (text === '' || text.startsWith(mark) ? text : mark + text);

/** An address as a link carries it. */
export const hrefOf = (to: To): string =>
  typeof to === 'string' ? to : `${to.pathname}${marked('?', to.search)}${marked('#', to.hash)}`;

/** An address taken apart. */
export function locationOf(href: string, state: unknown = null, key = 'default'): Location {
  const { pathname, search, hash } = new URL(href, 'http://shop.invalid');
  return { pathname, search, hash, state, key };
}

export const pathOfLocation = ({ pathname, search, hash }: Location): string => pathname + search + hash;

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** The parameters of a path that fits a pattern such as '/product/:id', or null. */
export function matchPath(pattern: string, pathname: string): Record<string, string> | null {
  const wanted = pattern.split('/').filter(Boolean);
  const given = pathname.split('/').filter(Boolean);
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = decoded(given[index] ?? '');
    if (value === null) return null;
    if (part.startsWith(':')) params[part.slice(1)] = value;
    else if (part !== value) return null;
  }
  return params;
}
