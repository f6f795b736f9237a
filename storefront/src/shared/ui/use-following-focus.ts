import { useEffect, useRef, type RefObject } from 'react';

const NEXT = '[tabindex="-1"]:not(:empty), :is(input, select, textarea, button):not([hidden] *)';
const USES = ['focusin', 'pointerdown'] as const;

/**
 * Follows what replaces a pressed button: when `shown` changes, the focus moves to the message, the first field or the
 * button that the returned place shows now. It stays where it is when the shopper last used another part of the page.
 */
export function useFollowingFocus<T extends HTMLElement>(shown: unknown): RefObject<T | null> {
  const place = useRef<T>(null);
  const isUsed = useRef(false);
  const before = useRef(shown);
  useEffect(() => {
    const record = ({ target }: Event) => {
      isUsed.current = place.current?.contains(target as Node) ?? false;
    };
    USES.forEach((use) => document.addEventListener(use, record));
    return () => USES.forEach((use) => document.removeEventListener(use, record));
  }, []);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    if (isUsed.current) place.current?.querySelector<HTMLElement>(NEXT)?.focus();
  }, [shown]);
  return place;
}
