import { unitCount } from '#features/cart/lines/cart-lines.ts';
import { useCart } from '#features/cart/lines/cart-store.ts';
import { paths } from '#shared/paths.ts';
import { CountedLink } from './counter-links.tsx';
import { texts } from './texts.ts';

/** The way to the cart, with the units in it once there are some. */
export function CartLink() {
  const units = unitCount(useCart().lines);
  return (
    <CountedLink
      to={paths.cart}
      icon="shopping-bag"
      count={units}
      label={units > 0 ? texts.cartWith(units) : texts.cart}
    />
  );
}
