import {
  isSameStaffName,
  STAFF_ROLE_LABELS,
  staffMessages,
  type Invitation,
  type InvitationDraft,
} from '@shop/contract';
import type { Trx } from '../../../../database/connection';
import { isUniqueViolation } from '../../../../database/database-errors';
import { inTransaction } from '../../../../database/transaction';
import { audit, auditAll } from '../../../../platform/access/audit-log';
import { expiryFrom, hashOf, newToken } from '../../../../platform/access/passwords/password-link';
import { conflict, notFound } from '../../../../platform/http/http-error';
import { tellOwners } from '../../../../platform/mail/tell-owners';
import { asInvitation, invitationsIn, open, type InvitationRecord } from './invitation-records';
import { checkStaffName, isTaken } from '../taken-names';
import { handOut, storeInvitation, type Invited } from './store-invitation';

/** Lists the invitations that wait for an answer, expired ones included. */
export async function listInvitations(): Promise<Invitation[]> {
  const found = await invitationsIn(strapi.db.connection).many(open, { orderBy: ['-id'] });
  return found.map((invitation) => asInvitation(invitation));
}

const factsOf = ({ _id, username, staffRole }: Invitation) => ({ _id, username, staffRole });

const noticeOf = (subject: string, { username, email, staffRole }: Invitation) => ({
  subject,
  text: `${subject}: ${username} (${email}), con el rol ${STAFF_ROLE_LABELS[staffRole]}.`,
});

async function checkFree(trx: Trx, { username, email }: InvitationDraft): Promise<void> {
  const found = await invitationsIn(trx).many(open, { select: ['email', 'username'] });
  const invited = found.some(
    (one) => isSameStaffName(one.username, username) || one.email.toLowerCase() === email.toLowerCase(),
  );
  if (invited || (await isTaken({ username, email }))) throw conflict(staffMessages.taken);
  await checkStaffName(username, staffMessages.taken);
}

/** Invites a person; the link is returned once. Throws 409 for a taken name or e-mail. */
export async function inviteStaff(draft: InvitationDraft): Promise<Invited> {
  const { username, email, staffRole } = draft;
  const person = { username, email: email.toLowerCase(), staffRole };
  try {
    return await inTransaction(async (trx) => {
      await checkFree(trx, draft);
      const invited = await storeInvitation(trx, person, new Date());
      await audit({ action: 'staff-invited', after: factsOf(invited.invitation) });
      await tellOwners(trx, noticeOf('Invitaron a alguien al equipo', invited.invitation));
      return invited;
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw conflict(staffMessages.taken);
    throw error;
  }
}

type Change = Parameters<ReturnType<typeof invitationsIn>['update']>[1];

async function changeOpen(trx: Trx, documentId: string, change: Change): Promise<Invitation> {
  const invitation = await invitationsIn(trx).one({ ...open, documentId }, { isLocked: true });
  if (!invitation) throw notFound(staffMessages.invitationNotFound);
  await invitationsIn(trx).update({ documentId }, change);
  return asInvitation((await invitationsIn(trx).one({ documentId })) as InvitationRecord);
}

/** Makes a new link for an invitation; the link before works no more. */
export const renewInvitation = (documentId: string): Promise<Invited> =>
  inTransaction(async (trx) => {
    const token = newToken();
    const renewed = { tokenHash: hashOf(token), expiresAt: expiryFrom(new Date()) };
    const invitation = await changeOpen(trx, documentId, renewed);
    await audit({ action: 'invitation-renewed', after: factsOf(invitation) });
    await tellOwners(trx, noticeOf('Hay un enlace nuevo para una invitación', invitation));
    return handOut(trx, invitation, token);
  });

export const revokeInvitation = (documentId: string): Promise<void> =>
  inTransaction(async (trx) => {
    const invitation = await changeOpen(trx, documentId, { revokedAt: new Date() });
    await audit({ action: 'invitation-revoked', before: factsOf(invitation) });
    await tellOwners(trx, noticeOf('Anularon una invitación al equipo', invitation));
  });

/** Keeps the invitations of a person who changes her name under the new one. */
export const renameInviter = (trx: Trx, before: string, after: string): Promise<number> =>
  invitationsIn(trx).update({ invitedBy: before }, { invitedBy: after });

/** Revokes the open invitations of a person who may invite nobody any more: one may be for herself. */
export async function revokeInvitationsOf(trx: Trx, username: string): Promise<void> {
  const invitations = invitationsIn(trx);
  const revoked = await invitations.many({ ...open, invitedBy: username }, { isLocked: true });
  await invitations.update({ id: revoked.map(({ id }) => id) }, { revokedAt: new Date() });
  await auditAll(
    trx,
    revoked.map((one) => ({ action: 'invitation-revoked', before: factsOf(asInvitation(one)) })),
  );
}
