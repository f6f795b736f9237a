import { routesOf } from '../../../platform/routes';
import account from '../controllers/account';
import accountSecurity from '../controllers/account-security';

export default routesOf({
  login: account.login,
  signInWithCode: account.signInWithCode,
  refreshSession: account.refresh,
  logout: account.logout,
  checkSession: account.check,
  updateProfile: account.updateProfile,
  updatePassword: account.updatePassword,
  proveFreshly: accountSecurity.prove,
  accountSecurity: accountSecurity.read,
  listOwnSessions: accountSecurity.listSessions,
  endOwnSession: accountSecurity.endSession,
  endOwnSessions: accountSecurity.endSessions,
  startSecondFactor: accountSecurity.startFactor,
  confirmSecondFactor: accountSecurity.confirmFactor,
  renewRecoveryCodes: accountSecurity.renewRecoveryCodes,
  disableSecondFactor: accountSecurity.disableFactor,
});
