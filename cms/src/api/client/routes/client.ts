import { routesOf } from '../../../platform/routes';
import client from '../controllers/client';

export default routesOf(client);
