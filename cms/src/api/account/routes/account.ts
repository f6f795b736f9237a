import { routesOf } from '../../../platform/routes';
import account from '../controllers/account';

export default routesOf({
  login: account.login,
  refreshSession: account.refresh,
  logout: account.logout,
  checkSession: account.check,
  updateProfile: account.updateProfile,
  updatePassword: account.updatePassword,
});
