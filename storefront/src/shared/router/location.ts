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

// Slugs and ids are in lower case, numbers of orders in capitals; the content spells its categories.
const SPELLINGS: Record<string, (text: string) => string> = {
  id: (text) => text.toLowerCase(),
  orderNumber: (text) => text.toUpperCase(),
};

/** Returns the parameters of a path that fits a pattern such as '/product/:id' in any case, or null. */
export function matchPath(pattern: string, pathname: string): Record<string, string> | null {
  const expected = pattern.split('/').filter(Boolean);
  const given = pathname.split('/').filter(Boolean);
  if (expected.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of expected.entries()) {
    const value = decodePart(given[index] ?? '');
    if (value === null) return null;
    const name = part.slice(1);
    if (part.startsWith(':')) params[name] = SPELLINGS[name]?.(value) ?? value;
    else if (part !== value.toLowerCase()) return null;
  }
  return params;
}
