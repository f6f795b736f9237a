import {
  MIN_NEW_ACCOUNT_PASSWORD_LENGTH,
  roleTypeOf,
  staffMessages,
  type Invitation,
  type InvitationAcceptance,
  type OpenedInvitation,
} from '@shop/contract';
import type { Connection, Row, Trx } from '../../../../database/connection';
import { isUniqueViolation } from '../../../../database/database-errors';
import { inTransaction } from '../../../../database/transaction';
import { addAuditEntry } from '../../../../platform/access/audit-log';
import { passwordFaults } from '../../../../platform/access/passwords/password-faults';
import { badField, conflict, notFound } from '../../../../platform/http/http-error';
import { queueMail } from '../../../../platform/mail/queue-mail';
import { operatingRules } from '../../../../platform/services';
import { accountOf, asInvitation, hashOf, openInvitations } from './invitation-rows';
import { isTaken } from '../taken-names';
import { roleIdOf, USER } from './staff-rows';

/** `userId`: the account that gets a new password; null for an invitation. */
type Addressee = Invitation & { userId: number | null };

// The digest is found by its index: how long that takes says nothing about a token of 256 random bits.
const usable = (db: Connection | Trx, token: string, now: Date) =>
  openInvitations(db).where('token_hash', hashOf(token)).where('expires_at', '>', now);

const invalid = () => notFound(staffMessages.invitationInvalid);

// A link for a new password shows the account as it is now, and serves nobody who was blocked or deleted meanwhile.
async function addressee(row: Row, now: Date): Promise<Addressee> {
  const invitation = asInvitation(row, now);
  const account = accountOf(row);
  if (account === null) return { ...invitation, userId: null };
  const member = await strapi.db.query(USER).findOne({ where: { documentId: account, blocked: false } });
  if (!member) throw invalid();
  return { ...invitation, username: member.username, email: member.email, userId: member.id };
}

/** Returns whom a link is for; throws 404 once it was used, revoked or is too old. */
export async function readInvitation(token: string, now = new Date()): Promise<OpenedInvitation> {
  const row: Row | undefined = await usable(strapi.db.connection, token, now).first();
  if (!row) throw invalid();
  const { username, email, staffRole, resetsPassword, expiresAt } = await addressee(row, now);
  return { username, email, staffRole, resetsPassword, expiresAt };
}

// Of two calls with one token, the second finds the row accepted: the update decides.
async function claim(trx: Trx, token: string, now: Date): Promise<Row> {
  const [row]: Row[] = await usable(trx, token, now)
    .update({ accepted_at: now, updated_at: now })
    .returning('*');
  if (!row) throw invalid();
  return row;
}

async function createAccount({ username, email, staffRole }: Invitation, password: string): Promise<void> {
  if (await isTaken({ username, email })) throw conflict(staffMessages.taken);
  await strapi
    .plugin('users-permissions')
    .service('user')
    .add({
      username,
      email,
      password,
      provider: 'local',
      confirmed: true,
      blocked: false,
      role: await roleIdOf(roleTypeOf(staffRole)),
    });
}

const resetNotice = (to: string) => ({
  kind: 'account-security' as const,
  to,
  subject: 'Cambió la contraseña de tu cuenta',
  text: 'Alguien eligió una contraseña nueva con el enlace que creó la dueña. Si no fuiste vos, avisale.',
});

// A new password ends the sessions and the trusted devices of the account.
async function resetPassword(trx: Trx, userId: number, email: string, password: string): Promise<void> {
  await strapi.plugin('users-permissions').service('user').edit(userId, { password });
  await queueMail(trx, resetNotice(email));
}

/** Creates the account of an invited person, or gives an account a new password; the link works no more. */
export async function acceptInvitation(
  { token, password }: InvitationAcceptance,
  requestId: string,
  now = new Date(),
): Promise<OpenedInvitation> {
  const opened = await readInvitation(token, now);
  const { username, email } = opened;
  // A new account needs ten characters, or more where the owner asks for more.
  const { minPasswordLength } = await operatingRules().current();
  const min = Math.max(MIN_NEW_ACCOUNT_PASSWORD_LENGTH, minPasswordLength);
  const [fault] = passwordFaults(password, { min, username, email });
  if (fault) throw badField('password', fault);
  try {
    await inTransaction(async (trx) => {
      const claimed = await addressee(await claim(trx, token, now), now);
      const { _id, staffRole, userId } = claimed;
      const action = userId === null ? 'invitation-accepted' : 'password-reset';
      if (userId === null) await createAccount(claimed, password);
      else await resetPassword(trx, userId, email, password);
      await addAuditEntry({ actor: username, action, requestId, after: { _id, username, staffRole } });
    });
    return opened;
  } catch (error) {
    if (isUniqueViolation(error)) throw conflict(staffMessages.taken);
    throw error;
  }
}
