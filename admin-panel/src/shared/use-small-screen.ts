import { useCallback, useSyncExternalStore } from 'react';
import { SMALL_SCREEN_PX } from '@shop/contract';

/** Whether the window is narrower than this. */
export function useNarrowerThan(px: number): boolean {
  const query = useCallback(() => window.matchMedia?.(`(max-width: ${px - 0.02}px)`), [px]);
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = query();
      media?.addEventListener('change', listener);
      return () => media?.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => query()?.matches ?? false,
    () => false,
  );
}

/** Whether the window is a phone's: narrower than 640 px. */
export const useSmallScreen = (): boolean => useNarrowerThan(SMALL_SCREEN_PX);

/** Whether a list shows cards because the columns of its table need a window this wide to be all in sight. */
export const useCardsBelow = (tableFitsPx: number): boolean => useNarrowerThan(tableFitsPx);
