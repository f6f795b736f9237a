import { routesOf } from '../../../platform/routes';
import coupon from '../controllers/coupon';

export default routesOf({
  checkCoupon: coupon.check,
  listCoupons: coupon.list,
  createCoupon: coupon.create,
  updateCoupon: coupon.update,
  deleteCoupon: coupon.remove,
});
