import { POLICY_KINDS, POLICY_PATHS, VERSION_PARAM } from '@shop/contract';
import { filterParams } from '#features/catalog/filters/catalog-filters.ts';
import {
  COLOR_PARAM,
  colorSlugIn,
  ORDER_PARAM,
  paths,
  SUBJECT_PARAM,
  TOKEN_PARAM,
} from '#shared/navigation/paths.ts';

const RENDERED_PARAMS = [...filterParams(), SUBJECT_PARAM];
const MAX_LENGTH = 600;

// Their token is read in the browser only, so no rendered page can hold it.
const ALERT_PAGES: readonly string[] = [paths.alertConfirmation, paths.alertCancellation];

/** Returns the normalized URL of a page that belongs to one shopper and must not be cached, or null. */
export function privatePageUrl(url: string): string | null {
  const queryStart = url.indexOf('?');
  const pathname = queryStart < 0 ? url : url.slice(0, queryStart);
  if (ALERT_PAGES.includes(pathname)) return pathname;
  if (queryStart < 0 || url.length > MAX_LENGTH || pathname !== paths.tracking) return null;
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

function chosenColor(query: URLSearchParams): string {
  const color = colorSlugIn(query);
  return color && `${COLOR_PARAM}=${color}`;
}

const POLICY_PAGES = POLICY_KINDS.map((kind) => POLICY_PATHS[kind]);
const VERSION = /^[1-9]\d{0,5}$/;

function policyVersion(query: URLSearchParams): string {
  const version = query.get(VERSION_PARAM) ?? '';
  return VERSION.test(version) ? `${VERSION_PARAM}=${version}` : '';
}

function renderedQuery(pathname: string, query: URLSearchParams): string {
  if (pathname.startsWith('/product/')) return chosenColor(query);
  return POLICY_PAGES.includes(pathname) ? policyVersion(query) : listQuery(pathname, query);
}

// Besides products, only their lists are rendered from the query; other pages read theirs in the browser.
function listQuery(pathname: string, query: URLSearchParams): string {
  if (pathname !== '/' && !pathname.startsWith('/category/')) return '';
  const pairs = RENDERED_PARAMS.flatMap((name) => query.getAll(name).map((value) => [name, value]));
  return new URLSearchParams(pairs).toString();
}

/** Returns the cache key of a page: its path with the query parameters that the server renders, or null. */
export function pageCacheKey(url: string): string | null {
  // A URL that begins with two slashes would name a host.
  if (url.startsWith('//')) return null;
  if (privatePageUrl(url) !== null) return null;
  const queryStart = url.indexOf('?');
  if (queryStart < 0) return url.length > MAX_LENGTH ? null : url;
  const pathname = url.slice(0, queryStart);
  const query = new URLSearchParams(url.slice(queryStart));
  const text = renderedQuery(pathname, query);
  const key = text ? `${pathname}?${text}` : pathname;
  return key.length > MAX_LENGTH ? null : key;
}
