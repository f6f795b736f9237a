import { routesOf } from '../../../platform/routes';
import stats from '../controllers/stats';

export default routesOf(stats);
