import {
  MIN_NEW_ACCOUNT_PASSWORD_LENGTH,
  roleTypeOf,
  staffMessages,
  type Invitation,
  type InvitationAcceptance,
  type OpenedInvitation,
} from '@shop/contract';
import type { Trx } from '../../../../database/connection';
import { isUniqueViolation } from '../../../../database/database-errors';
import { inTransaction } from '../../../../database/transaction';
import { addAuditEntry } from '../../../../platform/access/audit-log';
import { passwordFaults } from '../../../../platform/access/passwords/password-faults';
import { hashOf } from '../../../../platform/access/passwords/password-link';
import { badField, conflict, notFound } from '../../../../platform/http/http-error';
import { queueMail } from '../../../../platform/mail/queue-mail';
import { operatingRules } from '../../../operating-rule/services/operating-rule';
import { asInvitation, invitationsIn, open, type InvitationRecord } from './invitation-records';
import { isTaken } from '../taken-names';
import { roleIdOf } from './staff-records';
import { USER } from '../../../../platform/access/active-user';

/** `userId`: the account that gets a new password; null for an invitation. */
type Addressee = Invitation & { userId: number | null };

// The digest is found by its index: how long that takes says nothing about a token of 256 random bits.
const usable = (token: string, now: Date) => ({
  ...open,
  tokenHash: hashOf(token),
  expiresAt: { $gt: now },
});

const invalid = () => notFound(staffMessages.invitationInvalid);

// A link for a new password shows the account as it is now, and serves nobody who was blocked or deleted meanwhile.
async function addressee(record: InvitationRecord | null, now: Date): Promise<Addressee> {
  if (!record) throw invalid();
  const invitation = asInvitation(record, now);
  const { account } = record;
  if (account === null) return { ...invitation, userId: null };
  const member = await strapi.db.query(USER).findOne({ where: { documentId: account, blocked: false } });
  if (!member) throw invalid();
  return { ...invitation, username: member.username, email: member.email, userId: member.id };
}

/** Returns whom a link is for; throws 404 once it was used, revoked or is too old. */
export async function readInvitation(token: string, now = new Date()): Promise<OpenedInvitation> {
  const found = await invitationsIn(strapi.db.connection).one(usable(token, now));
  const { username, email, staffRole, resetsPassword, expiresAt } = await addressee(found, now);
  return { username, email, staffRole, resetsPassword, expiresAt };
}

// Of two calls with one token the second finds the invitation accepted, and a link that was renewed meanwhile is not hers: the update decides.
async function claim(trx: Trx, token: string, now: Date): Promise<Addressee> {
  const invitations = invitationsIn(trx);
  const claimed = await addressee(await invitations.one(usable(token, now)), now);
  if (!(await invitations.update(usable(token, now), { acceptedAt: now }))) throw invalid();
  return claimed;
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
): Promise<OpenedInvitation> {
  const now = new Date();
  const opened = await readInvitation(token, now);
  const { username, email } = opened;
  // A new account needs ten characters, or more where the owner asks for more.
  const { minPasswordLength } = await operatingRules.current();
  const min = Math.max(MIN_NEW_ACCOUNT_PASSWORD_LENGTH, minPasswordLength);
  const [fault] = passwordFaults(password, { min, username, email });
  if (fault) throw badField('password', fault);
  try {
    await inTransaction(async (trx) => {
      const claimed = await claim(trx, token, now);
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
