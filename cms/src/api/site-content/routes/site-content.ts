import { routesOf } from '../../../platform/routes';
import siteContent from '../controllers/site-content';

export default routesOf(siteContent);
