import { staffMessages } from '@shop/contract';
import { inTransaction } from '../../../../database/transaction';
import type { SessionUser } from '../../../../platform/access/active-user';
import { audit } from '../../../../platform/access/audit-log';
import { conflict } from '../../../../platform/http/http-error';
import { tellOwners } from '../../../../platform/mail/tell-owners';
import { invitationsIn, open } from './invitation-records';
import { findStaffMember } from './staff-records';
import { storeInvitation, type Invited } from './store-invitation';

/**
 * Makes a link by which a person of the staff chooses a new password; it replaces an earlier one. Throws 404 without
 * the person, and 409 for the caller herself: a stolen session must not change the password of its account.
 */
export async function makePasswordLink(documentId: string, caller: SessionUser): Promise<Invited> {
  const now = new Date();
  const { username, email, staffRole, blocked } = await findStaffMember(documentId);
  if (documentId === caller._id) throw conflict(staffMessages.ownPasswordLink);
  if (blocked) throw conflict(staffMessages.blockedPasswordLink);
  return inTransaction(async (trx) => {
    await invitationsIn(trx).update({ ...open, account: documentId }, { revokedAt: now });
    const person = { account: documentId, username, email, staffRole };
    const made = await storeInvitation(trx, person, now);
    await audit({ action: 'password-link-made', after: { _id: documentId, username } });
    const subject = `Hay un enlace de contraseña para ${username}`;
    const text = `Con ese enlace se elige una contraseña nueva para la cuenta ${username} (${email}).`;
    await tellOwners(trx, { subject, text }, [email]);
    return made;
  });
}
