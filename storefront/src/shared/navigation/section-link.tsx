import { useEffect } from 'react';
import { ANCHOR_SCROLL_MS } from '@shop/contract';
import { Link, useLocation, useNavigationType, type LinkProps } from '../router/index.ts';
import { calmScroll } from './calm-scroll.ts';
import { followWhileGrowing } from './scrolling.ts';
import { placeKept } from './kept-places.ts';
import { STAY, staysInPlace } from './navigation-state.ts';

/** Scrolls to a section of the page in view: smoothly, where motion is welcome. */
export function scrollToSection(id: string): void {
  document.getElementById(id)?.scrollIntoView({ behavior: calmScroll(), block: 'start' });
}

const followSection = (id: string) =>
  followWhileGrowing(
    () => scrollToSection(id),
    () => document.getElementById(id) !== null,
  );

type SectionLinkProps = Omit<LinkProps, 'to'> & { section: string };

/** A link to a section of the home page: scrolls there, from another page after going home first. */
export function SectionLink({ section, onClick, ...rest }: SectionLinkProps) {
  const { pathname, search } = useLocation();
  const atHome = pathname === '/';
  return (
    <Link
      to={{ pathname: '/', search: atHome ? search : '', hash: section }}
      state={atHome ? STAY : null}
      onClick={(event) => {
        onClick?.(event);
        if (atHome) scrollToSection(section);
      }}
      {...rest}
    />
  );
}

// Somebody may have cut an address in the middle of a letter.
function sectionIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

/** Scrolls to the section that the address names, a moment after the page has changed to home. */
export function useSectionScroll(): void {
  const { pathname, hash, key, state } = useLocation();
  const type = useNavigationType();
  const section = pathname === '/' && !staysInPlace(state) ? sectionIn(hash) : '';
  useEffect(() => {
    // Whoever comes back returns to where they were, not to where they once went.
    if (section === '' || (type === 'POP' && placeKept(key) !== undefined)) return;
    let stop: (() => void) | undefined;
    const timer = setTimeout(() => (stop = followSection(section)), ANCHOR_SCROLL_MS);
    return () => {
      clearTimeout(timer);
      stop?.();
    };
  }, [section, key, type]);
}
