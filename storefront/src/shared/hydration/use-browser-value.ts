import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** Returns a value that only the browser knows; the fallback on the server and while hydrating. */
export const useBrowserValue = <T>(read: () => T, fallback: T): T =>
  useSyncExternalStore(subscribe, read, () => fallback);

export const useHydrated = (): boolean => useBrowserValue(() => true, false);
