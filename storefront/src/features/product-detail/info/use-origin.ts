import { useSyncExternalStore } from 'react';

const nothing = () => () => {};

/** The shop's own address, known once the page runs in a browser. */
export const useOrigin = (): string =>
  useSyncExternalStore(
    nothing,
    () => window.location.origin,
    () => '',
  );
