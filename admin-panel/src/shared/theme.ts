import { useSyncExternalStore } from 'react';

export type Theme = 'light' | 'dark';
const KEY = 'adminTheme';
const listeners = new Set<() => void>();

const systemQuery = () => window.matchMedia?.('(prefers-color-scheme: dark)');
const systemTheme = (): Theme => (systemQuery()?.matches ? 'dark' : 'light');

function chosenTheme(): Theme | null {
  const stored = localStorage.getItem(KEY);
  return stored === 'light' || stored === 'dark' ? stored : null;
}

export const currentTheme = (): Theme => chosenTheme() ?? systemTheme();

function apply() {
  document.documentElement.dataset.theme = currentTheme();
  listeners.forEach((listener) => listener());
}

export function startTheme(): void {
  systemQuery()?.addEventListener('change', apply);
  apply();
}

/** Toggles the theme; a choice equal to the system's is not stored. */
export function toggleTheme(): void {
  const next: Theme = currentTheme() === 'dark' ? 'light' : 'dark';
  if (next === systemTheme()) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, next);
  apply();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useTheme = (): Theme => useSyncExternalStore(subscribe, currentTheme, () => 'light');
