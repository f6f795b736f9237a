import { useEffect, useRef, useState } from 'react';
import { useBrowserLayoutEffect } from '#shared/hydration/use-browser-layout-effect.ts';
import { useLocation, useNavigationType } from '#shared/router/router.tsx';
import { SCROLL_TOP_REPEAT_MS } from '@shop/contract';
import { scrollUntilSettled, storeScrollTop, storedScrollTop } from '#shared/navigation/scrolling.ts';
import { findShown } from '#shared/navigation/find-shown.ts';
import { isInPlace } from '#shared/navigation/paths.ts';
import { useSectionScroll } from '#shared/navigation/section-link.tsx';

// A layout effect: the new page's first scroll must not be stored for the old one.
function useStoredScroll(key: string) {
  useBrowserLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    // Read while it scrolls: once the page is left, the next one has clamped the position. Safari has no 'scrollend'.
    let top = window.scrollY;
    const follow = () => void (top = window.scrollY);
    const store = () => storeScrollTop(key, top);
    window.addEventListener('scroll', follow, { passive: true });
    window.addEventListener('pagehide', store);
    document.addEventListener('visibilitychange', store);
    return () => {
      window.removeEventListener('scroll', follow);
      window.removeEventListener('pagehide', store);
      document.removeEventListener('visibilitychange', store);
      store();
    };
  }, [key]);
}

const scrollTwice = (scroll: () => void) => {
  scroll();
  const timer = setTimeout(scroll, SCROLL_TOP_REPEAT_MS);
  return () => clearTimeout(timer);
};

// Repeats the scroll while a list that is still loading makes the page longer.
function restoreScroll(top: number) {
  const scroll = () => window.scrollTo({ top, behavior: 'instant' });
  const isReached = () => window.scrollY + 1 >= top;
  const stopRepeat = scrollTwice(scroll);
  const stopFollowing = isReached() ? null : scrollUntilSettled(scroll, isReached);
  return () => {
    stopRepeat();
    stopFollowing?.();
  };
}

// Focuses the heading of the section in the address, else that of the page.
function focusHeading() {
  const section = document.getElementById(window.location.hash.slice(1));
  focusOn(section?.querySelector('h2') ?? findShown('main h1'));
}

function focusOn(heading: HTMLElement | undefined) {
  heading?.setAttribute('tabindex', '-1');
  (heading ?? document.getElementById('contenido'))?.focus({ preventScroll: true });
}

export function ScrollManager({ title }: { title: string }) {
  const { key, pathname, hash, state } = useLocation();
  const type = useNavigationType();
  const first = useRef(true);
  const [announced, setAnnounced] = useState('');
  useStoredScroll(key);
  useSectionScroll();

  useBrowserLayoutEffect(() => {
    if (type === 'POP') {
      const top = storedScrollTop(key);
      return top === undefined ? undefined : restoreScroll(top);
    }
    if (hash !== '' || isInPlace(state)) return;
    return scrollTwice(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  }, [key]);

  useEffect(() => {
    document.title = title;
    if (!first.current) setAnnounced(title);
    // The focused heading may have been replaced when the data arrived.
    if (!first.current && document.activeElement === document.body) focusHeading();
  }, [title]);

  useEffect(() => {
    if (!first.current) focusHeading();
    first.current = false;
  }, [pathname]);

  // The pressed link may have disappeared, as an applied filter does: the list's heading takes the focus.
  useEffect(() => {
    if (type !== 'PUSH' || !isInPlace(state)) return;
    const frame = requestAnimationFrame(
      () => document.activeElement === document.body && focusOn(findShown('main h2')),
    );
    return () => cancelAnimationFrame(frame);
  }, [key, type, state]);

  return (
    <p role="status" aria-live="polite" className="sr-only">
      {announced}
    </p>
  );
}
