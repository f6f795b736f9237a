import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isWithdrawal, POLICY_PATHS, PREVIEW_COOKIE, type OpeningState } from '@shop/contract';
import { paths, SUBJECT_PARAM } from '#shared/navigation/paths.ts';
import type { ApiResponseCache } from '../cache/api-response-cache.ts';

const STATE = '/api/opening/state';

// Pages that the law, an order in progress or a promise by mail needs stay reachable while the shop is closed.
const REACHABLE: readonly string[] = [
  paths.tracking,
  paths.alertConfirmation,
  paths.alertCancellation,
  paths.withdrawal,
  paths.myData,
  ...Object.values(POLICY_PATHS),
];
const CONFIRMATION = /^\/order-confirmation\/[^/]+$/;

const split = (url: string): [pathname: string, query: string] => {
  const at = url.indexOf('?');
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at)];
};

export function staysReachable(url: string): boolean {
  const [pathname] = split(url);
  return REACHABLE.includes(pathname) || CONFIRMATION.test(pathname);
}

/** Returns the address of the withdrawal page for the form of the home page with that subject, or null. */
export function withdrawalPageOf(url: string): string | null {
  const [pathname, query] = split(url);
  if (pathname !== paths.home || query === '') return null;
  const params = new URLSearchParams(query);
  if (!isWithdrawal(params.get(SUBJECT_PARAM) ?? '')) return null;
  params.delete(SUBJECT_PARAM);
  return `${paths.withdrawal}${params.size > 0 ? `?${params}` : ''}`;
}

const COOKIE = new RegExp(`(?:^|;\\s*)${PREVIEW_COOKIE}=(\\d{1,12})\\.([\\w-]{43})(?:;|$)`);

function isSigned(end: string, signature: string, secret: string): boolean {
  const expected = createHmac('sha256', secret).update(`${PREVIEW_COOKIE} ${end}`).digest();
  const given = Buffer.from(signature, 'base64url');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

type Parts = { apiCache: ApiResponseCache; internalSecret: string; now?: () => number };

/** Creates the gate that decides whether a visitor sees the shop; it opens on nothing but the cms's own word. */
export function createOpeningGate({ apiCache, internalSecret, now = Date.now }: Parts) {
  return {
    /** Returns the known state, or undefined when the cms has to be asked first. */
    isOpenNow: (): boolean | undefined => (apiCache.get(STATE)?.json() as OpeningState | undefined)?.isOpen,
    /** Reads the state; while the cms is unreachable the last one holds, and without any the read fails. */
    readState: (): Promise<OpeningState> => apiCache.readJson(STATE) as Promise<OpeningState>,
    /** Returns whether staff asked to see the closed shop in this browser. */
    mayPreview: ({ headers }: IncomingMessage): boolean => {
      const [, end = '', signature = ''] = COOKIE.exec(headers.cookie ?? '') ?? [];
      return end !== '' && Number(end) * 1000 > now() && isSigned(end, signature, internalSecret);
    },
  };
}

export type OpeningGate = ReturnType<typeof createOpeningGate>;
