export type Location = {
  pathname: string;
  search: string;
  hash: string;
  state: unknown;
  /** Identifies the history entry: Back returns to the same key. */
  key: string;
};

export function parseAddress(href: string, state: unknown = null, key = 'default'): Location {
  const { pathname, search, hash } = new URL(href, 'http://shop.invalid');
  return { pathname, search, hash, state, key };
}

/** Decodes a part of an address; null when its escapes are broken. */
export function decodePart(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** Returns the parameters of a path that fits a pattern such as '/product/:id', or null. */
export function matchPath(pattern: string, pathname: string): Record<string, string> | null {
  const expected = pattern.split('/').filter(Boolean);
  const given = pathname.split('/').filter(Boolean);
  if (expected.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of expected.entries()) {
    const value = decodePart(given[index] ?? '');
    if (value === null) return null;
    if (part.startsWith(':')) params[part.slice(1)] = value;
    else if (part !== value) return null;
  }
  return params;
}
