import { useSyncExternalStore } from 'react';

export type Overlay = 'palette' | 'shortcuts' | null;

let overlay: Overlay = null;
const listeners = new Set<() => void>();

export function showOverlay(next: Overlay): void {
  overlay = next;
  listeners.forEach((listener) => listener());
}

export const openPalette = (): void => showOverlay('palette');
export const openShortcuts = (): void => showOverlay('shortcuts');

export const useOverlay = (): Overlay =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => overlay,
    () => null,
  );
