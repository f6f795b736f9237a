import { routesOf } from '../../../platform/routes';
import coupon from '../controllers/coupon';

export default routesOf(coupon);
