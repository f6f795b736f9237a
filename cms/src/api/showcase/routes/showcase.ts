import { routesOf } from '../../../platform/routes';
import showcase from '../controllers/showcase';

export default routesOf(showcase);
