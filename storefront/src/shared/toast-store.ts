import { useSyncExternalStore } from 'react';

export type Toast = {
  id: number;
  text: string;
  detail?: string;
  link?: { to: string; text: string };
  /** Marks a refusal that is no success. */
  isNote?: boolean;
};

let shown: Toast | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

function replace(toast: Toast | null) {
  shown = toast;
  listeners.forEach((listener) => listener());
}

export const showToast = (toast: Omit<Toast, 'id'>): void => replace({ id: (lastId += 1), ...toast });

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
