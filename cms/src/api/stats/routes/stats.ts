import { routesOf } from '../../../platform/http/routes';
import stats from '../controllers/stats';

export default routesOf({ salesStats: stats.sales, overviewStats: stats.overview });
