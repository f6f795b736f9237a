import {
  dropUse,
  giveUseBack,
  isUsedIn,
  lockCoupon,
  ordersUsing,
  recordUse,
  takeUseAgain,
} from './use-coupon';

export const coupons = {
  lock: lockCoupon,
  use: recordUse,
  giveUseBack,
  takeUseAgain,
  dropUse,
  isUsedIn,
  ordersUsing,
};
