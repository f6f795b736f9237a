import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

type Overlay = { close: () => void };

const open: Overlay[] = [];

const fieldOf = (state: unknown, field: string): unknown =>
  typeof state === 'object' && state !== null ? (state as Record<string, unknown>)[field] : undefined;
const isOverlayEntry = (state: unknown) => fieldOf(state, 'overlay') === true;

// The entry repeats the page's own state, so that the router sees no navigation.
function addOverlayEntry(): void {
  const state: unknown = window.history.state;
  if (!isOverlayEntry(state)) window.history.pushState({ ...(state as object | null), overlay: true }, '');
}

/** Lets the browser's Back close an open overlay. Its history entry stays and is skipped when it is left later. */
export function useCloseOnBack(isOpen: boolean, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!isOpen) return;
    const overlay = { close: () => latest.current() };
    open.push(overlay);
    addOverlayEntry();
    return () => void open.splice(open.indexOf(overlay), 1);
  }, [isOpen]);
}

function closeTopmost(): void {
  open.at(-1)?.close();
  // Overlays below it, and one that refuses to close, need an entry for the next Back.
  setTimeout(() => open.length > 0 && addOverlayEntry());
}

/** Handles Back for all overlays before the router does. The frame of the pages calls it once. */
export function useOverlayHistory(): void {
  const { key } = useLocation();
  useEffect(() => {
    const leaveEntry = (event: PopStateEvent) => {
      const isSamePage = (fieldOf(event.state, 'key') ?? 'default') === key;
      if (!isSamePage || isOverlayEntry(event.state)) return;
      event.stopImmediatePropagation();
      if (open.length > 0) closeTopmost();
      else window.history.back();
    };
    window.addEventListener('popstate', leaveEntry, { capture: true });
    return () => window.removeEventListener('popstate', leaveEntry, { capture: true });
  }, [key]);
}
