import { routesOf } from '../../../platform/routes';
import exchange from '../controllers/exchange';

export default routesOf(exchange);
