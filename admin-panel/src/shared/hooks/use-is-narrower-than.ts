import { useCallback, useState, useSyncExternalStore } from 'react';

export function useIsNarrowerThan(px: number): boolean {
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

/** Tells whether the window was narrower when a part began: a phone that is turned keeps its shape, and what is typed in it. */
export function useStartedNarrow(px: number): boolean {
  const [isNarrow] = useState(useIsNarrowerThan(px));
  return isNarrow;
}
