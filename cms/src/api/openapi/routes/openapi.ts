import { routesOf } from '../../../platform/http/routes';
import openapi from '../controllers/openapi';

export default routesOf({ openapi: openapi.read });
