import { couponState, formatMoney, type Coupon } from '@shop/contract';

export const UNKNOWN_COUPON = 'Ese cupón no existe o no está disponible.';

const REASONS = {
  // A stranger who guesses learns nothing from these.
  paused: UNKNOWN_COUPON,
  upcoming: UNKNOWN_COUPON,
  expired: 'Ese cupón venció.',
  used_up: 'Ese cupón se agotó.',
} as const;

type Reached = { eligible: number; missing: number };

/** Returns why a coupon takes nothing off a cart today, in words for the shopper; null when it does. */
export function couponFault(coupon: Coupon, { eligible, missing }: Reached, today: string): string | null {
  const state = couponState(coupon, today);
  if (state !== 'active') return REASONS[state];
  if (eligible === 0) return 'Ese cupón no es para los productos de tu carrito.';
  if (missing > 0)
    return `Ese cupón es para compras desde ${formatMoney(coupon.minimum)}: te faltan ${formatMoney(missing)}.`;
  return null;
}
