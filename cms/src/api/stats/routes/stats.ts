import { routesOf } from '../../../platform/routes';
import stats from '../controllers/stats';

export default routesOf({ salesStats: stats.sales, overviewStats: stats.overview, workStats: stats.work });
