import { staffMessages, staffRoleOf } from '@shop/contract';
import { newRow } from '../../../../database/rows';
import { inTransaction } from '../../../../database/transaction';
import type { SessionUser } from '../../../../platform/access/active-user';
import { audit } from '../../../../platform/access/audit-log';
import { currentActor } from '../../../../platform/access/current-actor';
import { conflict } from '../../../../platform/http/http-error';
import { mailLink } from './invitation-mail';
import {
  asInvitation,
  expiryFrom,
  hashOf,
  INVITATIONS,
  linkOf,
  newToken,
  openInvitations,
} from './invitation-rows';
import type { Invited } from './invitations';
import { findStaffMember } from './staff-rows';

/**
 * Makes a link by which a person of the staff chooses a new password; it replaces an earlier one. Throws 404 without
 * the person, and 409 for the caller herself: a stolen session must not change the password of its account.
 */
export async function makePasswordLink(
  documentId: string,
  caller: SessionUser,
  now = new Date(),
): Promise<Invited> {
  const { username, email, role, blocked } = await findStaffMember(documentId);
  if (documentId === caller._id) throw conflict(staffMessages.ownPasswordLink);
  if (blocked) throw conflict(staffMessages.blockedPasswordLink);
  return inTransaction(async (trx) => {
    await openInvitations(trx).where('account', documentId).update({ revoked_at: now, updated_at: now });
    const token = newToken();
    const row = {
      ...newRow(now),
      ...{ account: documentId, username, email, staff_role: staffRoleOf(role?.type ?? '') },
      ...{ token_hash: hashOf(token), invited_by: currentActor().name, expires_at: expiryFrom(now) },
    };
    await trx(INVITATIONS).insert(row);
    await audit({ action: 'password-link-made', after: { _id: documentId, username } });
    const invitation = asInvitation(row, now);
    return { invitation, link: linkOf(token), mailed: await mailLink(trx, invitation, linkOf(token)) };
  });
}
