import { routesOf } from '../../../platform/routes';
import dataRequest from '../controllers/data-request';

export default routesOf(dataRequest);
