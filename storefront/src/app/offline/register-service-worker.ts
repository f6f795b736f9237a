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

/** Registers the service worker, which keeps seen pages readable without a connection. */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  addEventListener('click', openSavedPage, { capture: true });
  if (document.querySelector('[data-saved-copy]')) reloadWhenOnline();
  // A browser that forbids it, in a private window for one, shows the shop as before.
  await navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
}
