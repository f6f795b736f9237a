import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

const isOn = (key: string, byDefault: boolean) => (localStorage.getItem(key) ?? String(byDefault)) === 'true';

/** A yes-or-no preference of this browser: its value, and how to change it. */
export function usePreference(key: string, byDefault: boolean): [boolean, (on: boolean) => void] {
  const on = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => isOn(key, byDefault),
    () => byDefault,
  );
  const set = (next: boolean) => {
    localStorage.setItem(key, String(next));
    listeners.forEach((listener) => listener());
  };
  return [on, set];
}
