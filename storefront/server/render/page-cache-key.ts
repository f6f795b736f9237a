import { paths } from '#shared/navigation/paths.ts';

const RENDERED_PARAMETERS = [
  'categoria',
  'talle',
  'color',
  'desde',
  'hasta',
  'orden',
  'buscar',
  'pagina',
  'asunto',
];
const MAX_LENGTH = 600;

/** Returns the normalized URL of a page that shows one shopper's order and must not be cached, or null. */
export function privatePageUrl(url: string): string | null {
  const queryStart = url.indexOf('?');
  if (queryStart < 0 || url.length > MAX_LENGTH || url.slice(0, queryStart) !== paths.tracking) return null;
  const query = new URLSearchParams(url.slice(queryStart));
  const number = query.get('pedido');
  if (number === null) return null;
  const token = query.get('t');
  return `${paths.tracking}?${new URLSearchParams({ pedido: number, ...(token !== null && { t: token }) })}`;
}

function renderedQuery(query: URLSearchParams): string {
  const pairs = RENDERED_PARAMETERS.flatMap((name) => query.getAll(name).map((value) => [name, value]));
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
