import { routesOf } from '../../../shared/routes';
import health from '../controllers/health';

export default routesOf({ health: health.check });
