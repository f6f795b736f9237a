import { routesOf } from '../../../platform/routes';
import webVital from '../controllers/web-vital';

export default routesOf(webVital);
