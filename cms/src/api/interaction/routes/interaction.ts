import { routesOf } from '../../../platform/routes';
import interaction from '../controllers/interaction';

export default routesOf(interaction);
