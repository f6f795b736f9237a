import { routesOf } from '../../../platform/routes';
import operatingRule from '../controllers/operating-rule';

export default routesOf(operatingRule);
