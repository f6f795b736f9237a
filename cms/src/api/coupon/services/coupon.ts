import {
  dropUse,
  giveUseBack,
  isUsedIn,
  keepDropped,
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
  keepDropped,
  isUsedIn,
  ordersUsing,
};
