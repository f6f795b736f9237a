import { routesOf } from '../../../platform/routes';
import staff from '../controllers/staff';

export default routesOf({
  listStaff: staff.list,
  inviteStaff: staff.invite,
  readInvitation: staff.readInvitation,
  acceptInvitation: staff.accept,
  renewInvitation: staff.renew,
  revokeInvitation: staff.revoke,
  makePasswordLink: staff.makePasswordLink,
  updateStaff: staff.update,
});
