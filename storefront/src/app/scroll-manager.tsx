import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from '#shared/router/index.ts';
import { SCROLL_TOP_REPEAT_MS } from '@shop/contract';
import { keepPlace, placeKept } from '#shared/kept-places.ts';
import { staysInPlace } from '#shared/navigation-state.ts';
import { useSectionScroll } from '#shared/section-link.tsx';

const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

// In the same breath as the change of place: later, the new page's first scroll would count for the old one.
function useKeptPositions(key: string) {
  useBrowserLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    const remember = () => keepPlace(key);
    window.addEventListener('scrollend', remember);
    window.addEventListener('pagehide', remember);
    return () => {
      window.removeEventListener('scrollend', remember);
      window.removeEventListener('pagehide', remember);
    };
  }, [key]);
}

const twice = (scroll: () => void) => {
  scroll();
  const timer = setTimeout(scroll, SCROLL_TOP_REPEAT_MS);
  return () => clearTimeout(timer);
};

function focusHeading() {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  (heading ?? document.getElementById('contenido'))?.focus({ preventScroll: true });
}

/** A new page starts at its top and says its title; Back returns to where the shopper was. */
export function ScrollManager({ title }: { title: string }) {
  const { key, pathname, hash, state } = useLocation();
  const type = useNavigationType();
  const first = useRef(true);
  const [announced, setAnnounced] = useState('');
  useKeptPositions(key);
  useSectionScroll();

  useBrowserLayoutEffect(() => {
    if (type === 'POP') {
      const top = placeKept(key);
      return top === undefined ? undefined : twice(() => window.scrollTo({ top, behavior: 'instant' }));
    }
    if (hash !== '' || staysInPlace(state)) return;
    return twice(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  }, [key]);

  useEffect(() => {
    document.title = title;
    if (!first.current) setAnnounced(title);
    // The heading that had the focus may have been replaced by the one that was on its way.
    if (!first.current && document.activeElement === document.body) focusHeading();
  }, [title]);

  useEffect(() => {
    if (!first.current) focusHeading();
    first.current = false;
  }, [pathname]);

  return (
    <p role="status" aria-live="polite" className="sr-only">
      {announced}
    </p>
  );
}
