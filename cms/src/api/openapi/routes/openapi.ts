import { routesOf } from '../../../platform/routes';
import openapi from '../controllers/openapi';

export default routesOf(openapi);
