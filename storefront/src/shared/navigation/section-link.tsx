import { useEffect, type MouseEvent } from 'react';
import { ANCHOR_SCROLL_MS } from '@shop/contract';
import { decodePart } from '../router/location.ts';
import {
  isPlainClick,
  Link,
  useLocation,
  useNavigate,
  useNavigationType,
  type LinkProps,
} from '../router/router.tsx';
import { IN_PLACE, isInPlace } from './paths.ts';
import { scrollBehavior, scrollUntilSettled, storedScrollTop } from './scrolling.ts';

const scrollToSection = (id: string) =>
  document.getElementById(id)?.scrollIntoView({ behavior: scrollBehavior(), block: 'start' });

type SectionLinkProps = Omit<LinkProps, 'to'> & { section: string };

/** Leads to a section of the home page; there it keeps the list as it is searched and filtered. */
export function SectionLink({ section, onClick, ...rest }: SectionLinkProps) {
  const navigate = useNavigate();
  const hash = `#${section.replace(/^#/, '')}`;
  const stayInPlace = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const { pathname, search } = window.location;
    if (pathname !== '/' || !isPlainClick(event)) return;
    event.preventDefault();
    navigate(`/${search}${hash}`, { state: IN_PLACE });
    scrollToSection(section);
  };
  return <Link to={`/${hash}`} onClick={stayInPlace} {...rest} />;
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
