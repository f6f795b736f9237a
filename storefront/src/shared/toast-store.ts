import { useSyncExternalStore } from 'react';

/** `isNote` marks a refusal that is no success. */
export type Toast = { id: number; text: string; isNote: boolean };

let shown: Toast | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

function replace(toast: Toast | null) {
  shown = toast;
  listeners.forEach((listener) => listener());
}

export const showToast = (text: string, isNote = false): void => replace({ id: (lastId += 1), text, isNote });

export const hideToast = (): void => replace(null);

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useToast = (): Toast | null =>
  useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  );
