import { routesOf } from '../../../platform/routes';
import stockAlert from '../controllers/stock-alert';

export default routesOf(stockAlert);
