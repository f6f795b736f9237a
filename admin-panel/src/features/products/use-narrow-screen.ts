import { useSyncExternalStore } from 'react';

const QUERY = '(max-width: 767px)';
const list = () => globalThis.matchMedia?.(QUERY);

function subscribe(onChange: () => void) {
  const media = list();
  media?.addEventListener('change', onChange);
  return () => media?.removeEventListener('change', onChange);
}

/** Whether a table would not fit, so that cards show instead. */
export const useNarrowScreen = (): boolean => useSyncExternalStore(subscribe, () => list()?.matches ?? false);
