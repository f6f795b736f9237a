import { couponState, eligibleAmounts, formatMoney, type Coupon, type CouponLine } from '@shop/contract';

export const UNKNOWN_COUPON = 'Ese cupón no existe o no está disponible.';

const REASONS = {
  // A stranger who guesses learns nothing from these.
  paused: UNKNOWN_COUPON,
  upcoming: UNKNOWN_COUPON,
  expired: 'Ese cupón venció.',
  used_up: 'Ese cupón se agotó.',
} as const;

/** Returns why a coupon takes nothing off a cart today, in words for the shopper; null when it does. */
export function couponFault(coupon: Coupon, lines: readonly CouponLine[], today: string): string | null {
  const state = couponState(coupon, today);
  if (state !== 'active') return REASONS[state];
  const eligible = eligibleAmounts(coupon, lines).reduce((sum, amount) => sum + amount, 0);
  if (eligible === 0) return 'Ese cupón no es para los productos de tu carrito.';
  if (eligible < coupon.minimum)
    return `Ese cupón es para compras desde ${formatMoney(coupon.minimum)}: te faltan ${formatMoney(coupon.minimum - eligible)}.`;
  return null;
}
