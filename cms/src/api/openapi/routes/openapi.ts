import { routesOf } from '../../../shared/routes';
import openapi from '../controllers/openapi';

export default routesOf({ openapi: openapi.read });
