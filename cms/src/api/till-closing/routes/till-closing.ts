import { routesOf } from '../../../platform/routes';
import tillClosing from '../controllers/till-closing';

export default routesOf({ readTill: tillClosing.read, closeTill: tillClosing.close });
