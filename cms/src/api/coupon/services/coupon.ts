import { dropUse, giveUseBack, lockCoupon, ordersUsing, recordUse, takeUseAgain } from './use-coupon';

const couponService = () => ({
  lock: lockCoupon,
  use: recordUse,
  giveUseBack,
  takeUseAgain,
  dropUse,
  ordersUsing,
});

export default couponService;

declare module '../../../platform/services' {
  interface ShopServices {
    'api::coupon.coupon': ReturnType<typeof couponService>;
  }
}
