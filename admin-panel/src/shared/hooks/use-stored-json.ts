import { useMemo, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  // The event comes only from other tabs.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function parseJson(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns a value of the browser's storage and its setter; `parse` gets undefined for a missing or broken one. */
export function useStoredJson<T>(key: string, parse: (stored: unknown) => T): [T, (next: T) => void] {
  const text = useSyncExternalStore(
    subscribe,
    () => localStorage.getItem(key),
    () => null,
  );
  const value = useMemo(() => parse(parseJson(text)), [text, parse]);
  const store = (next: T) => {
    localStorage.setItem(key, JSON.stringify(next));
    listeners.forEach((listener) => listener());
  };
  return [value, store];
}

const orOn = (stored: unknown): boolean => stored !== false;
const orOff = (stored: unknown): boolean => stored === true;

export const usePreference = (key: string, byDefault: boolean) =>
  useStoredJson(key, byDefault ? orOn : orOff);
