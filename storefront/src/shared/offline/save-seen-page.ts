/** Name of the browser's cache with the pages that open without a connection. */
export const PAGES_CACHE = 'pages';

/** Saves the page that the shop's script has opened; the service worker saves those that the browser loads. */
export async function saveSeenPage(pathname: string): Promise<void> {
  if (!navigator.serviceWorker?.controller) return;
  const pages = await caches.open(PAGES_CACHE);
  if (!(await pages.match(pathname))) await pages.add(pathname);
}
