import { routesOf } from '../../../platform/routes';
import health from '../controllers/health';

export default routesOf(health);
