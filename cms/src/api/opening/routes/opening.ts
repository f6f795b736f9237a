import { routesOf } from '../../../platform/routes';
import opening from '../controllers/opening';

export default routesOf(opening);
