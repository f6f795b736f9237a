const ABSOLUTE_FORM = /^https?:\/\/[^/?#]*/i;

/**
 * Returns a request's target as a path with its query, or null for anything else. A client may send a whole URL
 * (RFC 9112, 3.2.2); its host must not become part of a cache key or of a call to the cms.
 */
export function originForm(target: string): string | null {
  const path = target.replace(ABSOLUTE_FORM, '');
  if (path.startsWith('/')) return path;
  return path !== target && (path === '' || path.startsWith('?')) ? `/${path}` : null;
}
