import { routesOf } from '../../../platform/http/routes';
import health from '../controllers/health';

export default routesOf({ health: health.check });
