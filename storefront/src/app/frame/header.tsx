import { useEffect, useRef, type ReactNode, useSyncExternalStore } from 'react';
import { Icon } from '@shop/web-kit/icons';
import { Link, useLocation } from '#shared/router/router.tsx';
import { SearchBox } from '#features/catalog/search/search-box.tsx';
import { useContent, useShop } from '#shared/content/content-queries.ts';
import { paths, sections } from '#shared/navigation/paths.ts';
import { SectionLink } from '#shared/navigation/section-link.tsx';
import { unitCount } from '#features/cart/lines/cart-lines.ts';
import { useCart } from '#features/cart/lines/cart-store.ts';
import { useFavorites } from '#shared/favorites/favorites-store.ts';
import { texts } from './texts.ts';

const EVENTS = ['online', 'offline'] as const;

function subscribe(listener: () => void) {
  EVENTS.forEach((event) => window.addEventListener(event, listener));
  return () => EVENTS.forEach((event) => window.removeEventListener(event, listener));
}

/** Says that the browser is offline: what cannot load meanwhile loads by itself when it is online again. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(
    subscribe,
    // A saved copy says it itself, with its age.
    () => navigator.onLine || document.querySelector('[data-saved-copy]') !== null,
    () => true,
  );
  return (
    // Below the header and over the page, so that nothing moves.
    <p
      role="status"
      className="pointer-events-none absolute inset-x-0 top-full bg-ink px-4 py-2 text-center text-sm font-medium text-white empty:hidden"
    >
      {isOnline ? null : texts.offline}
    </p>
  );
}

const MAX_COUNT = 99;

type CounterLinkProps = { to: string; icon: string; count: number; label: string; className?: string };

const CounterLink = ({ to, icon, count, label, className = '' }: CounterLinkProps) => (
  <Link to={to} className={`icon-btn relative ${className}`} aria-label={label}>
    <Icon name={icon} />
    {count > 0 && (
      <span
        aria-hidden="true"
        className="absolute top-0 right-0 min-w-5 rounded-full bg-wine px-1 text-center text-xs leading-5 font-semibold text-white tabular-nums"
      >
        {Math.min(count, MAX_COUNT)}
      </span>
    )}
    <span role="status" className="sr-only">
      {count > 0 && label}
    </span>
  </Link>
);

function CartLink() {
  const units = unitCount(useCart().lines);
  const label = units > 0 ? texts.cartWith(units) : texts.cart;
  return <CounterLink to={paths.cart} icon="shopping-bag" count={units} label={label} />;
}

function FavoritesLink() {
  const { length } = useFavorites();
  const label = length > 0 ? texts.favoritesWith(length) : texts.favorites;
  return (
    <CounterLink to={paths.favorites} icon="heart" count={length} label={label} className="noscript:hidden" />
  );
}

const menuEntry = 'inline-flex min-h-11 items-center rounded-full px-3 font-medium hover:text-wine';

const categoryEntry =
  'inline-flex min-h-11 items-center rounded-full px-3 hover:text-wine aria-[current]:text-wine aria-[current]:underline aria-[current]:underline-offset-8';

function MenuLinks() {
  const { pathname } = useLocation();
  const isTracking = pathname === paths.tracking;
  return (
    <ul className="flex flex-col gap-1 lg:flex-row">
      {(['hero', 'products', 'contact'] as const).map((section) => (
        <li key={section}>
          <SectionLink section={sections[section]} className={menuEntry}>
            {texts[section]}
          </SectionLink>
        </li>
      ))}
      <li>
        <Link
          to={paths.tracking}
          aria-current={isTracking ? 'page' : undefined}
          className={isTracking ? `${menuEntry} text-wine underline underline-offset-8` : menuEntry}
        >
          {texts.tracking}
        </Link>
      </li>
    </ul>
  );
}

/** Links to the categories; in the header and in the phone's menu. */
function CategoryLinks({ className }: { className: string }) {
  const { pathname } = useLocation();
  return (
    <ul className={className}>
      {useContent()?.productCatalog.categories.map(({ name, display_name }) => {
        const to = paths.category(name);
        return (
          <li key={name}>
            <Link to={to} aria-current={pathname === to ? 'page' : undefined} className={categoryEntry}>
              {display_name}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

// `details` works before any script; the key closes it on navigation.
function Disclosure({ name, icon, children }: { name: string; icon: string; children: ReactNode }) {
  const details = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  useEffect(() => {
    const element = details.current;
    const closeOnEscape = ({ key: pressed }: KeyboardEvent) => {
      if (pressed !== 'Escape' || !element?.open) return;
      element.open = false;
      element.querySelector('summary')?.focus();
    };
    element?.addEventListener('keydown', closeOnEscape);
    return () => element?.removeEventListener('keydown', closeOnEscape);
  }, [key]);
  return (
    <details
      key={key}
      ref={details}
      name="header"
      className="group/fold"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) currentTarget.querySelector('input')?.focus();
      }}
    >
      <summary className="icon-btn list-none [&::-webkit-details-marker]:hidden" aria-label={name}>
        <Icon name={icon} className="size-5 group-open/fold:hidden" />
        <Icon name="x" className="hidden size-5 group-open/fold:block" />
      </summary>
      <div className="absolute inset-x-0 top-full overflow-y-auto border-b border-line bg-paper shadow-overlay tall:max-h-[calc(100dvh-4rem)]">
        <div className="page py-4">{children}</div>
      </div>
    </details>
  );
}

export function Header() {
  const brand = useShop()?.brand ?? texts.brand;
  return (
    // Without a box of its own: only the first row sticks to the top.
    <header className="contents">
      <div className="no-print relative top-0 z-40 border-b tall:sticky border-line bg-paper">
        <OfflineNotice />
        <div className="page flex min-h-16 items-center gap-1">
          <Link
            to={paths.home}
            className="mr-auto inline-flex min-h-11 items-center font-serif text-h2 leading-none max-[22rem]:text-h3"
            aria-label={texts.brandHome(brand)}
          >
            {brand}
          </Link>
          <nav aria-label={texts.menu} className="hidden lg:block">
            <MenuLinks />
          </nav>
          <Disclosure name={texts.search} icon="search">
            <SearchBox />
          </Disclosure>
          <FavoritesLink />
          <CartLink />
          <nav aria-label={texts.menu} className="lg:hidden">
            <Disclosure name={texts.openMenu} icon="menu">
              <MenuLinks />
              <p className="mt-3 px-3 text-sm font-semibold text-ink-soft">{texts.categories}</p>
              <CategoryLinks className="grid grid-cols-2 max-xs:grid-cols-1" />
            </Disclosure>
          </nav>
        </div>
      </div>
      <nav aria-label={texts.categories} className="no-print hidden border-b border-line lg:block">
        <CategoryLinks className="page flex flex-wrap justify-center gap-x-2" />
      </nav>
    </header>
  );
}
