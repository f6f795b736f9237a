import { routesOf } from '../../../platform/routes';
import tillClosing from '../controllers/till-closing';

export default routesOf(tillClosing);
