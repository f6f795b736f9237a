/// <reference lib="webworker" />
import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import * as navigationPreload from 'workbox-navigation-preload';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import type { SeenPage, SilentPage } from '#shared/offline/save-seen-page.ts';
import { isSavedPage, listFromSaved, offlinePage, SHELLS, withAgeNote } from './saved-pages.ts';

declare const self: ServiceWorkerGlobalScope;
// Scripts and fonts of this release, written by vite.service-worker.config.ts.
declare const RELEASE_FILES: readonly string[];

const PAGES_CACHE = 'pages';
const DAY_SECONDS = 86_400;
const PLACEHOLDER = '/placeholder.svg';
const LIST = '/api/products';
const HTML = { headers: { 'Content-Type': 'text/html; charset=utf-8' } };

const expiring = (maxEntries: number, days: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: days * DAY_SECONDS, purgeOnQuotaError: true });

// A connected phone may hear nothing for minutes; a slow line brings a page within the longer time.
const SAVED_AFTER_SECONDS = 3;
const SILENT_AFTER_MS = 20_000;

const offlineResponse = ({ url }: Request): Response =>
  new Response(offlinePage(new URL(url).pathname, navigator.onLine), HTML);

const savedLists = async (): Promise<Response[]> => {
  const cache = await caches.open('lists');
  const saved = await Promise.all((await cache.keys()).map((key) => cache.match(key)));
  return saved.filter((response) => response !== undefined);
};

const savedAt = (response: Response): number => Date.parse(response.headers.get('date') ?? '');

// Cart and favorites show stored lines with the products that were answered last.
async function ageOf(pathname: string, page: Response): Promise<number> {
  const listedAt = SHELLS.includes(pathname) && pathname !== '/' ? (await savedLists()).map(savedAt) : [];
  return listedAt.length > 0 ? Math.max(...listedAt) : savedAt(page);
}

const savedCopy = async (pathname: string, page: Response): Promise<Response> =>
  new Response(withAgeNote(await page.text(), await ageOf(pathname, page), navigator.onLine), {
    headers: page.headers,
  });

async function findSavedCopy({ url }: Request): Promise<Response | undefined> {
  const { pathname } = new URL(url);
  const page = await caches.match(pathname, { cacheName: PAGES_CACHE });
  return page && savedCopy(pathname, page);
}

// An error, a redirect, a search or a filtered list would replace the copy that everybody expects.
function isWholePage({ url }: Request, { status, redirected }: Response): boolean {
  const { pathname, search } = new URL(url);
  return status === 200 && !redirected && (search === '' || pathname.startsWith('/product/'));
}

const pages = new NetworkFirst({
  cacheName: PAGES_CACHE,
  networkTimeoutSeconds: SAVED_AFTER_SECONDS,
  plugins: [
    expiring(60, 30),
    {
      cacheKeyWillBeUsed: ({ request }) => Promise.resolve(new URL(request.url).pathname),
      cacheWillUpdate: async ({ request, response }) => {
        // Once the shop is closed, its saved pages would offer what nobody can order.
        if (response.headers.has('x-shop-closed')) await caches.delete(PAGES_CACHE);
        else if (isWholePage(request, response)) return response;
        return null;
      },
      cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
        cachedResponse && savedCopy(new URL(request.url).pathname, cachedResponse),
      // Firefox answers a preload without a connection with an error in place of a failure, which passes the saved copy by.
      handlerDidError: async ({ request }) => (await findSavedCopy(request)) ?? offlineResponse(request),
    },
  ],
});

// A page that the script has opened and that has waited in vain does not wait a second time.
let silentPage: string | null = null;

async function openPage(request: Request, event: ExtendableEvent): Promise<Response> {
  const hasWaited = silentPage === new URL(request.url).pathname;
  silentPage = null;
  return (hasWaited && (await findSavedCopy(request))) || pages.handle({ request, event });
}

const savePage = async (path: string): Promise<void> => {
  const cache = await caches.open(PAGES_CACHE);
  await cache.add(path).catch(() => undefined);
};

// Pages that the browser loads are saved then: one that is there is as new as the last of those visits.
async function saveSeenPage(path: string): Promise<void> {
  const cache = await caches.open(PAGES_CACHE);
  if (isSavedPage(path) && !(await cache.match(path))) await savePage(path);
}

const assets = new CacheFirst({ cacheName: 'assets', plugins: [expiring(300, 60)] });

// Files of the release before stay: a page of it may still be open.
async function saveRelease(): Promise<void> {
  const cache = await caches.open('assets');
  const isSaved = await Promise.all(RELEASE_FILES.map((file) => cache.match(file)));
  const missing = RELEASE_FILES.filter((_, at) => !isSaved[at]);
  await Promise.allSettled(missing.map((file) => cache.add(file)));
}

async function savePages(): Promise<void> {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = open.map(({ url }) => new URL(url).pathname).filter(isSavedPage);
  await Promise.all([...new Set([...SHELLS, ...shown])].map(savePage));
}

async function load(request: Request, { preloadResponse }: FetchEvent): Promise<Response> {
  const preloaded = (await preloadResponse) as Response | undefined;
  return preloaded && preloaded.type !== 'error' ? preloaded : fetch(request);
}

// Ends the wait for a line that never answers; the page in its place tries again by itself.
function answerInTime(request: Request, response: Promise<Response>): Promise<Response> {
  const silence = new Promise<Response>((resolve) =>
    setTimeout(() => resolve(offlineResponse(request)), SILENT_AFTER_MS),
  );
  return Promise.race([response.catch(() => offlineResponse(request)), silence]);
}

registerRoute(
  ({ request, url, sameOrigin }) => request.mode === 'navigate' && sameOrigin && isSavedPage(url.pathname),
  ({ request, event }) => answerInTime(request, openPage(request, event)),
);
// Other pages, like the checkout, are never saved: without a connection they say so.
registerRoute(
  ({ request, url, sameOrigin }) =>
    request.mode === 'navigate' && sameOrigin && !/^\/(admin|api|uploads)(\/|$)/.test(url.pathname),
  ({ request, event }) => answerInTime(request, load(request, event as FetchEvent)),
);
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'), assets);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/uploads/pictures/'),
  new CacheFirst({
    cacheName: 'pictures',
    plugins: [expiring(150, 30), { handlerDidError: () => caches.match(PLACEHOLDER) as Promise<Response> }],
  }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === LIST && url.searchParams.has('ids'),
  new NetworkFirst({
    cacheName: 'lists',
    networkTimeoutSeconds: SAVED_AFTER_SECONDS,
    plugins: [
      expiring(20, 30),
      {
        handlerDidError: async ({ request }) => {
          const ids = new URL(request.url).searchParams.get('ids')?.split(',') ?? [];
          const saved = await Promise.all((await savedLists()).map((response) => response.json()));
          const list = listFromSaved(ids, saved as Parameters<typeof listFromSaved>[1]);
          return list ? Response.json(list) : Response.error();
        },
      },
    ],
  }),
);

navigationPreload.enable();
clientsClaim();
self.addEventListener('install', (event) => {
  void self.skipWaiting();
  event.waitUntil(saveRelease());
});
self.addEventListener('activate', (event) => event.waitUntil(savePages()));
self.addEventListener('message', (event) => {
  const message = event.data as SeenPage | SilentPage;
  if ('silentPage' in message) silentPage = message.silentPage;
  else event.waitUntil(saveSeenPage(message.seenPage));
});
