import { routesOf } from '../../../platform/routes';
import audit from '../controllers/audit';

export default routesOf(audit);
