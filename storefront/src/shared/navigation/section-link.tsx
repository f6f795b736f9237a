import { useEffect } from 'react';
import { ANCHOR_SCROLL_MS } from '@shop/contract';
import { decodePart } from '../router/location.ts';
import { Link, useLocation, useNavigationType, type LinkProps } from '../router/router.tsx';
import { IN_PLACE, isInPlace } from './paths.ts';
import { scrollBehavior, scrollUntilSettled, storedScrollTop } from './scrolling.ts';

const scrollToSection = (id: string) =>
  document.getElementById(id)?.scrollIntoView({ behavior: scrollBehavior(), block: 'start' });

type SectionLinkProps = Omit<LinkProps, 'to'> & { section: string };

export function SectionLink({ section, onClick, ...rest }: SectionLinkProps) {
  const { pathname, search } = useLocation();
  const isHome = pathname === '/';
  return (
    <Link
      to={`/${isHome ? search : ''}#${section.replace(/^#/, '')}`}
      state={isHome ? IN_PLACE : null}
      onClick={(event) => {
        onClick?.(event);
        if (isHome) scrollToSection(section);
      }}
      {...rest}
    />
  );
}

export function useSectionScroll(): void {
  const { pathname, hash, key, state } = useLocation();
  const type = useNavigationType();
  const section = pathname === '/' && !isInPlace(state) ? (decodePart(hash.slice(1)) ?? '') : '';
  useEffect(() => {
    // Back restores the stored scroll position instead.
    if (section === '' || (type === 'POP' && storedScrollTop(key) !== undefined)) return;
    let stop: (() => void) | undefined;
    const follow = () =>
      scrollUntilSettled(
        () => scrollToSection(section),
        () => document.getElementById(section) !== null,
      );
    const timer = setTimeout(() => (stop = follow()), ANCHOR_SCROLL_MS);
    return () => {
      clearTimeout(timer);
      stop?.();
    };
  }, [section, key, type]);
}
