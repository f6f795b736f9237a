import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

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
    (main?.querySelector<HTMLElement>('h1[tabindex]') ?? main)?.focus({ preventScroll: true });
  }, [pathname]);
}
