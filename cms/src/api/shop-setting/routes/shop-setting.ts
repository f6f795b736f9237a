import { routesOf } from '../../../platform/routes';
import shopSetting from '../controllers/shop-setting';

export default routesOf({ getShop: shopSetting.read, updateShop: shopSetting.update });
