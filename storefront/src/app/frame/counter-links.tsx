import { unitCount } from '#features/cart/lines/cart-lines.ts';
import { useCart } from '#features/cart/lines/cart-store.ts';
import { useFavorites } from '#shared/favorites/favorites-store.ts';
import { paths } from '#shared/navigation/paths.ts';
import { Link } from '#shared/router/router.tsx';
import { Icon } from '@shop/web-kit/icons';
import { texts } from './texts.ts';

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

export function CartLink() {
  const units = unitCount(useCart().lines);
  const label = units > 0 ? texts.cartWith(units) : texts.cart;
  return <CounterLink to={paths.cart} icon="shopping-bag" count={units} label={label} />;
}

export function FavoritesLink() {
  const { length } = useFavorites();
  const label = length > 0 ? texts.favoritesWith(length) : texts.favorites;
  return (
    <CounterLink to={paths.favorites} icon="heart" count={length} label={label} className="noscript:hidden" />
  );
}
