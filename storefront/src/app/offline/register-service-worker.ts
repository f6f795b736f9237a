import { SILENT_LINE } from '#shared/calls/silent-line.ts';
import { findShown } from '#shared/navigation/find-shown.ts';
import type { SilentPage } from '#shared/offline/save-seen-page.ts';

const isInnerLink = (link: HTMLAnchorElement): boolean =>
  link.origin === location.origin && !link.target && !link.hasAttribute('download');

const isPlainClick = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;

// Without a connection the script cannot load a page's data, but the service worker has whole pages.
function openSavedPage(event: MouseEvent): void {
  if (navigator.onLine || !navigator.serviceWorker.controller || !isPlainClick(event)) return;
  const link = (event.target as Element).closest?.('a');
  if (!link || !isInnerLink(link) || (link.pathname === location.pathname && link.hash)) return;
  event.preventDefault();
  event.stopPropagation();
  location.assign(link.href);
}

const STABLE_AFTER_MS = 500;

// A saved copy may show old prices: it is loaded again once the line is back. Reloading a page that is being left
// would take the shopper back to it.
function reloadWhenOnline(): void {
  let isLeaving = false;
  addEventListener('beforeunload', () => (isLeaving = true));
  addEventListener('online', () =>
    setTimeout(() => navigator.onLine && !isLeaving && location.reload(), STABLE_AFTER_MS),
  );
}

// The page that the browser loaded; the shop's script has opened the others, perhaps before this script ran.
const loadedPath = (): string =>
  new URL(performance.getEntriesByType('navigation')[0]?.name ?? location.href).pathname;

// A page opened by script waits for data on a line that does not answer: the service worker may have the whole page.
async function openSavedInstead(): Promise<void> {
  const { pathname } = location;
  if (pathname === loadedPath() || !findShown('main .animate-pulse')) return;
  if (!(await caches.match(pathname))) return;
  navigator.serviceWorker.controller?.postMessage({ silentPage: pathname } satisfies SilentPage);
  location.reload();
}

/** Registers the service worker, which keeps seen pages readable without a connection. */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  addEventListener('click', openSavedPage, { capture: true });
  addEventListener(SILENT_LINE, () => void openSavedInstead());
  if (document.querySelector('[data-saved-copy]')) reloadWhenOnline();
  // A browser that forbids it, in a private window for one, shows the shop as before.
  await navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
}
