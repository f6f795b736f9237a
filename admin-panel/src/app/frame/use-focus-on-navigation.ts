import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

const headingIn = (main: HTMLElement) => main.querySelector<HTMLElement>('h1[tabindex]');

/** Focuses the heading now or, on a page that is still loading, once it is there; answers how to stop waiting. */
function focusHeading(main: HTMLElement): () => void {
  (headingIn(main) ?? main).focus({ preventScroll: true });
  const observer = new MutationObserver(() => {
    const heading = headingIn(main);
    // Who has gone on meanwhile is not called back.
    if (heading && document.activeElement === main) heading.focus({ preventScroll: true });
    if (heading || document.activeElement !== main) observer.disconnect();
  });
  if (document.activeElement === main) observer.observe(main, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** After a navigation the focus goes to the new page's heading, so that a screen reader says where one is. */
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
