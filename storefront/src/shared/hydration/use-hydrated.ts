import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and while hydrating: what only the browser knows waits for it. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
