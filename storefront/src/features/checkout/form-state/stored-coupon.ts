import { tabStorage } from '#shared/storage/safe-storage.ts';

const KEY = 'checkout-coupon';

/** Returns the code that the shopper entered in this tab; '' without one. */
export const loadCouponCode = (): string => tabStorage.getItem(KEY) ?? '';

export function storeCouponCode(code: string): void {
  if (code) tabStorage.setItem(KEY, code);
  else tabStorage.removeItem(KEY);
}
