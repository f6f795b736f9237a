import { routesOf } from '../../../platform/routes';
import account from '../controllers/account';
import accountSecurity from '../controllers/account-security';

export default routesOf({ ...account, ...accountSecurity });
