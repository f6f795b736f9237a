import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

const headingIn = (main: HTMLElement) => main.querySelector<HTMLElement>('h1[tabindex]');

function focusHeading(main: HTMLElement): () => void {
  (headingIn(main) ?? main).focus({ preventScroll: true });
  const observer = new MutationObserver(() => {
    const heading = headingIn(main);
    // The user may have moved the focus meanwhile.
    if (heading && document.activeElement === main) heading.focus({ preventScroll: true });
    if (heading || document.activeElement !== main) observer.disconnect();
  });
  if (document.activeElement === main) observer.observe(main, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** Focuses the heading of a new page, so that screen readers announce it. */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const first = useRef(true);
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    const main = document.getElementById('content');
    return main ? focusHeading(main) : undefined;
  }, [pathname]);
}
