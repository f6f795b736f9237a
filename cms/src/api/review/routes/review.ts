import { routesOf } from '../../../platform/routes';
import review from '../controllers/review';

export default routesOf(review);
