import { routesOf } from '../../../platform/routes';
import policy from '../controllers/policy';

export default routesOf(policy);
