import { routesOf } from '../../../platform/http/routes';
import shopSetting from '../controllers/shop-setting';

export default routesOf({ getShop: shopSetting.read, updateShop: shopSetting.update });
