import { followStatus, lockCoupon, recordUse } from './use-coupon';

const couponService = () => ({ lock: lockCoupon, use: recordUse, followStatus });

export default couponService;

declare module '../../../platform/services' {
  interface ShopServices {
    'api::coupon.coupon': ReturnType<typeof couponService>;
  }
}
