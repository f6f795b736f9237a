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
const MAX_KEY = 600;

/** The address of a page that answers one visitor alone, with what counts of its query; null for all others. */
export function personalPage(url: string): string | null {
  const cut = url.indexOf('?');
  if (cut < 0 || url.length > MAX_KEY || url.slice(0, cut) !== paths.tracking) return null;
  const given = new URLSearchParams(url.slice(cut));
  const number = given.get('pedido');
  if (number === null) return null;
  const token = given.get('t');
  return `${paths.tracking}?${new URLSearchParams({ pedido: number, ...(token !== null && { t: token }) })}`;
}

/** Under which address a page is rendered and kept for everybody: only what changes its content counts. */
export function pageKey(url: string): string | null {
  const cut = url.indexOf('?');
  if (cut < 0) return url.length > MAX_KEY ? null : url;
  if (personalPage(url) !== null) return null;
  const pathname = url.slice(0, cut);
  // Only the lists are filtered by their address; what other pages read from theirs, they read in the browser.
  if (pathname !== '/' && !pathname.startsWith('/category/')) return pathname;
  const given = new URLSearchParams(url.slice(cut));
  const kept = new URLSearchParams();
  for (const name of RENDERED_PARAMETERS) for (const value of given.getAll(name)) kept.append(name, value);
  const text = kept.toString();
  const key = text ? `${pathname}?${text}` : pathname;
  return key.length > MAX_KEY ? null : key;
}
