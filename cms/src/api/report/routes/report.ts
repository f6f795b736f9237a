import { routesOf } from '../../../platform/routes';
import report from '../controllers/report';

export default routesOf(report);
