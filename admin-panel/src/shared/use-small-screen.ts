import { useSyncExternalStore } from 'react';
import { SMALL_SCREEN_PX } from '@shop/contract';

const query = () => window.matchMedia?.(`(max-width: ${SMALL_SCREEN_PX - 0.02}px)`);

function subscribe(listener: () => void) {
  const media = query();
  media?.addEventListener('change', listener);
  return () => media?.removeEventListener('change', listener);
}

/** Whether the window is narrower than 640 px: tables become cards there. */
export const useSmallScreen = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => query()?.matches ?? false,
    () => false,
  );
