import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from '#shared/router/index.ts';
import { SCROLL_TOP_REPEAT_MS } from '@shop/contract';
import { followWhileGrowing } from '#shared/navigation/scrolling.ts';
import { keepPlace, placeKept } from '#shared/navigation/kept-places.ts';
import { staysInPlace } from '#shared/navigation/navigation-state.ts';
import { useSectionScroll } from '#shared/navigation/section-link.tsx';

const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

// At once with the change of place: later, the new page's first scroll would be kept for the old one.
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

// Back where the shopper was: a list that is still on its way is waited for.
function returnTo(top: number) {
  const go = () => window.scrollTo({ top, behavior: 'instant' });
  const isThere = () => window.scrollY + 1 >= top;
  const stop = twice(go);
  const leave = isThere() ? null : followWhileGrowing(go, isThere);
  return () => {
    stop();
    leave?.();
  };
}

// The heading of the section that the address names, as for what was searched, or else the page's own.
function focusHeading() {
  const section = document.getElementById(window.location.hash.slice(1));
  focusOn(section?.querySelector('h2') ?? document.querySelector<HTMLElement>('main h1'));
}

function focusOn(heading: HTMLElement | null) {
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
      return top === undefined ? undefined : returnTo(top);
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

  // What was pressed may have gone with what it changed, as a filter's own way out: on from where the list begins.
  useEffect(() => {
    if (type !== 'PUSH' || !staysInPlace(state)) return;
    const frame = requestAnimationFrame(
      () => document.activeElement === document.body && focusOn(document.querySelector('main h2')),
    );
    return () => cancelAnimationFrame(frame);
  }, [key, type, state]);

  return (
    <p role="status" aria-live="polite" className="sr-only">
      {announced}
    </p>
  );
}
