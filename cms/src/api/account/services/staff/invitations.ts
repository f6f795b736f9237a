import {
  isSameStaffName,
  STAFF_ROLE_LABELS,
  staffMessages,
  type Invitation,
  type InvitationDraft,
} from '@shop/contract';
import type { Row, Trx } from '../../../../database/connection';
import { isUniqueViolation } from '../../../../database/database-errors';
import { inTransaction } from '../../../../database/transaction';
import { audit, auditAll } from '../../../../platform/access/audit-log';
import { conflict, notFound } from '../../../../platform/http/http-error';
import { tellOwners } from '../../../../platform/mail/tell-owners';
import { asInvitation, expiryFrom, hashOf, INVITATIONS, newToken, openInvitations } from './invitation-rows';
import { checkStaffName, isTaken } from '../taken-names';
import { handOut, storeInvitation, type Invited } from './store-invitation';

/** Lists the invitations that wait for an answer, expired ones included. */
export async function listInvitations(): Promise<Invitation[]> {
  const rows: Row[] = await openInvitations(strapi.db.connection).orderBy('id', 'desc');
  return rows.map((row) => asInvitation(row));
}

const factsOf = ({ _id, username, staffRole }: Invitation) => ({ _id, username, staffRole });

const noticeOf = (subject: string, { username, email, staffRole }: Invitation) => ({
  subject,
  text: `${subject}: ${username} (${email}), con el rol ${STAFF_ROLE_LABELS[staffRole]}.`,
});

async function checkFree(trx: Trx, { username, email }: InvitationDraft): Promise<void> {
  const open: Row[] = await openInvitations(trx).select('email', 'username');
  const invited = open.some(
    (one) =>
      isSameStaffName(String(one.username), username) ||
      String(one.email).toLowerCase() === email.toLowerCase(),
  );
  if (invited || (await isTaken({ username, email }))) throw conflict(staffMessages.taken);
  await checkStaffName(username, staffMessages.taken);
}

/** Invites a person; the link is returned once. Throws 409 for a taken name or e-mail. */
export async function inviteStaff(draft: InvitationDraft, now = new Date()): Promise<Invited> {
  const { username, email, staffRole } = draft;
  const person = { username, email: email.toLowerCase(), staff_role: staffRole };
  try {
    return await inTransaction(async (trx) => {
      await checkFree(trx, draft);
      const invited = await storeInvitation(trx, person, now);
      await audit({ action: 'staff-invited', after: factsOf(invited.invitation) });
      await tellOwners(trx, noticeOf('Invitaron a alguien al equipo', invited.invitation));
      return invited;
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw conflict(staffMessages.taken);
    throw error;
  }
}

async function changeOpen(trx: Trx, documentId: string, columns: Row): Promise<Row> {
  const [row]: Row[] = await openInvitations(trx)
    .where('document_id', documentId)
    .update({ ...columns, updated_at: new Date() })
    .returning('*');
  if (!row) throw notFound(staffMessages.invitationNotFound);
  return row;
}

/** Makes a new link for an invitation; the link before works no more. */
export const renewInvitation = (documentId: string, now = new Date()): Promise<Invited> =>
  inTransaction(async (trx) => {
    const token = newToken();
    const columns = { token_hash: hashOf(token), expires_at: expiryFrom(now) };
    const invitation = asInvitation(await changeOpen(trx, documentId, columns), now);
    await audit({ action: 'invitation-renewed', after: factsOf(invitation) });
    await tellOwners(trx, noticeOf('Hay un enlace nuevo para una invitación', invitation));
    return handOut(trx, invitation, token);
  });

export const revokeInvitation = (documentId: string): Promise<void> =>
  inTransaction(async (trx) => {
    const invitation = asInvitation(await changeOpen(trx, documentId, { revoked_at: new Date() }));
    await audit({ action: 'invitation-revoked', before: factsOf(invitation) });
    await tellOwners(trx, noticeOf('Anularon una invitación al equipo', invitation));
  });

/** Keeps the invitations of a person who changes her name under the new one. */
export const renameInviter = (trx: Trx, before: string, after: string): Promise<number> =>
  trx(INVITATIONS).where('invited_by', before).update({ invited_by: after });

/** Revokes the open invitations of a person who may invite nobody any more: one may be for herself. */
export async function revokeInvitationsOf(trx: Trx, username: string): Promise<void> {
  const now = new Date();
  const rows: Row[] = await openInvitations(trx)
    .where('invited_by', username)
    .update({ revoked_at: now, updated_at: now })
    .returning('*');
  const revoked = rows.map((row) => factsOf(asInvitation(row, now)));
  await auditAll(
    trx,
    revoked.map((before) => ({ action: 'invitation-revoked', before })),
  );
}
