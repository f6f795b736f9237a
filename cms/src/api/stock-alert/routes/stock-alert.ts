import { routesOf } from '../../../platform/routes';
import stockAlert from '../controllers/stock-alert';

export default routesOf({
  createStockAlert: stockAlert.create,
  confirmStockAlert: stockAlert.confirm,
  cancelStockAlert: stockAlert.cancel,
  listAwaitedVariants: stockAlert.listVariants,
  listPhoneAlerts: stockAlert.listPhones,
  markPhoneAlert: stockAlert.mark,
  deletePhoneAlert: stockAlert.remove,
});
