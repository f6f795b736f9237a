import { routesOf } from '../../../platform/routes';
import onlinePayment from '../controllers/online-payment';
import order from '../controllers/order';

export default routesOf({ ...onlinePayment, ...order });
