import { routesOf } from '../../../platform/http/routes';
import account from '../controllers/account';

export default routesOf({
  login: account.login,
  refreshSession: account.refresh,
  logout: account.logout,
  checkSession: account.check,
  updateProfile: account.updateProfile,
  updatePassword: account.updatePassword,
});
