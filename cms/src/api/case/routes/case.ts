import { routesOf } from '../../../platform/routes';
import cases from '../controllers/case';

export default routesOf(cases);
