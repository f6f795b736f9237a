import { routesOf } from '../../../platform/routes';
import staff from '../controllers/staff';

export default routesOf(staff);
