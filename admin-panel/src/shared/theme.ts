import { useSyncExternalStore } from 'react';

export type Theme = 'light' | 'dark';
const KEY = 'adminTheme';
const listeners = new Set<() => void>();

const systemQuery = () => window.matchMedia?.('(prefers-color-scheme: dark)');
const systemTheme = (): Theme => (systemQuery()?.matches ? 'dark' : 'light');

function chosenTheme(): Theme | null {
  const kept = localStorage.getItem(KEY);
  return kept === 'light' || kept === 'dark' ? kept : null;
}

/** The theme in force: the one chosen here, else the system's. */
export const currentTheme = (): Theme => chosenTheme() ?? systemTheme();

function apply() {
  document.documentElement.dataset.theme = currentTheme();
  listeners.forEach((listener) => listener());
}

/** Paints the theme in force and follows the system from then on. */
export function startTheme(): void {
  systemQuery()?.addEventListener('change', apply);
  apply();
}

/** Switches between light and dark; choosing what the system says follows the system again. */
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
