/** Tells the service worker the path of a page that the shop's script has opened. */
export type SeenPage = { seenPage: string };

/** Tells the service worker the path of a page that has waited in vain and loads its saved copy. */
export type SilentPage = { silentPage: string };

/** Asks the service worker to save a page that the shop's script has opened; it saves those that the browser loads by itself. */
export async function saveSeenPage(seenPage: string): Promise<void> {
  const registration = await navigator.serviceWorker?.ready;
  // A request of the page itself would end when the shopper leaves it.
  registration?.active?.postMessage({ seenPage } satisfies SeenPage);
}
