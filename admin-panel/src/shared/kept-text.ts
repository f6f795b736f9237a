import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  // Another tab may have changed it.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** A text that this browser keeps under a key, and how to keep another; every place that shows it follows. */
export function useKeptText(key: string, byDefault: string): [string, (next: string) => void] {
  const kept = useSyncExternalStore(
    subscribe,
    () => localStorage.getItem(key) ?? byDefault,
    () => byDefault,
  );
  const keep = (next: string) => {
    localStorage.setItem(key, next);
    listeners.forEach((listener) => listener());
  };
  return [kept, keep];
}
