import { routesOf } from '../../../platform/routes';
import product from '../controllers/product';

export default routesOf(product);
