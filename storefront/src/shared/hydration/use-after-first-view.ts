import { useDeferredValue } from 'react';
import { useHydrated } from './use-browser-value.ts';

/**
 * Returns false in the first render after a navigation and true right after it has been shown: what lies below the first
 * view need not hold it up. The server's markup has all of it.
 */
export const useAfterFirstView = (): boolean => useDeferredValue(true, !useHydrated());
