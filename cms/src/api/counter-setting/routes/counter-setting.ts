import { routesOf } from '../../../platform/routes';
import counterSetting from '../controllers/counter-setting';

export default routesOf(counterSetting);
