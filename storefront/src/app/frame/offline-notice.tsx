import { useSyncExternalStore } from 'react';
import { texts } from './texts.ts';

const EVENTS = ['online', 'offline'] as const;

function subscribe(listener: () => void) {
  EVENTS.forEach((event) => window.addEventListener(event, listener));
  return () => EVENTS.forEach((event) => window.removeEventListener(event, listener));
}

/** Says that the browser is offline: what cannot load meanwhile loads by itself when it is online again. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(
    subscribe,
    // A saved copy says it itself, with its age.
    () => navigator.onLine || document.querySelector('[data-saved-copy]') !== null,
    () => true,
  );
  return (
    // Below the header and over the page, so that nothing moves.
    <p
      role="status"
      className="pointer-events-none absolute inset-x-0 top-full bg-ink px-4 py-2 text-center text-sm font-medium text-white empty:hidden"
    >
      {isOnline ? null : texts.offline}
    </p>
  );
}
