import { routesOf } from '../../../platform/routes';
import operatingRule from '../controllers/operating-rule';

export default routesOf({
  getOperatingRules: operatingRule.read,
  updateOperatingRules: operatingRule.update,
});
