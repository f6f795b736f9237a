import { Link } from '#shared/router/index.ts';
import { Icon } from '@shop/web-kit/icons';
import { unitCount } from '#features/cart/cart-lines.ts';
import { useCart } from '#features/cart/cart-store.ts';
import { paths } from '#shared/paths.ts';
import { texts } from './texts.ts';

const CAP = 99;

/** The way to the cart, with the units in it once there are some. */
export function CartLink() {
  const units = unitCount(useCart().lines);
  return (
    <Link
      to={paths.cart}
      className="icon-btn relative"
      aria-label={units > 0 ? texts.cartWith(units) : texts.cart}
    >
      <Icon name="shopping-bag" />
      {units > 0 && (
        <span
          aria-hidden="true"
          className="absolute top-0 right-0 min-w-5 rounded-full bg-wine px-1 text-center text-xs leading-5 font-semibold text-white tabular-nums"
        >
          {Math.min(units, CAP)}
        </span>
      )}
      <span role="status" className="sr-only">
        {units > 0 && texts.cartWith(units)}
      </span>
    </Link>
  );
}
