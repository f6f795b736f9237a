import { routesOf } from '../../../platform/routes';
import sharedCart from '../controllers/shared-cart';

export default routesOf(sharedCart);
