import { isAllowed, roleTypeOf, STAFF_ROLE_LABELS, type StaffChange, type StaffMember } from '@shop/contract';
import { inTransaction } from '../../../../database/transaction';
import { audit } from '../../../../platform/access/audit-log';
import { tellOwners } from '../../../../platform/mail/tell-owners';
import { revokeInvitationsOf } from './invitations';
import { asMember, findStaff, findStaffMember, lastSeen, roleIdOf } from './staff-records';
import { USER } from '../../../../platform/access/active-user';

export async function listStaff(): Promise<StaffMember[]> {
  const rows = await findStaff();
  const seen = await lastSeen(rows.map(({ id }) => id));
  return rows.map((row) => asMember(row, seen));
}

type Facts = Pick<StaffMember, '_id' | 'username' | 'staffRole' | 'blocked'>;
const factsOf = ({ _id, username, staffRole, blocked }: StaffMember): Facts => ({
  _id,
  username,
  staffRole,
  blocked,
});

const noticeOf = ({ username, email, staffRole, blocked }: StaffMember) => ({
  subject: `Cambió el acceso de ${username}`,
  text: `La cuenta ${username} (${email}) ahora ${blocked ? 'está bloqueada' : `entra con el rol ${STAFF_ROLE_LABELS[staffRole]}`}.`,
});

const mayInvite = ({ staffRole, blocked }: Facts): boolean => !blocked && isAllowed(staffRole, 'inviteStaff');

/** Changes the role or the blocking of a person, which ends her sessions and her invitations; throws 409 for the last active owner. */
export const updateStaff = (documentId: string, change: StaffChange): Promise<StaffMember> =>
  inTransaction(async (trx) => {
    const row = await findStaffMember(documentId);
    const before = asMember(row, await lastSeen([row.id], trx));
    const { staffRole = before.staffRole, blocked = before.blocked } = change;
    if (staffRole === before.staffRole && blocked === before.blocked) return before;
    const role = staffRole === before.staffRole ? {} : { role: await roleIdOf(roleTypeOf(staffRole)) };
    await strapi.db.query(USER).update({ where: { id: row.id }, data: { blocked, ...role } });
    const after: StaffMember = { ...before, staffRole, blocked, lastSeenAt: null };
    await audit({ action: 'staff-updated', before: factsOf(before), after: factsOf(after) });
    await tellOwners(trx, noticeOf(after), [before.email]);
    if (mayInvite(before) && !mayInvite(after)) await revokeInvitationsOf(trx, before.username);
    return after;
  });
