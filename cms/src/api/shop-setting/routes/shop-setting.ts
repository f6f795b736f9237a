import { routesOf } from '../../../platform/routes';
import shopSetting from '../controllers/shop-setting';

export default routesOf(shopSetting);
