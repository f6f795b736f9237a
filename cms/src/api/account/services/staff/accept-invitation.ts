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
import { operatingRules } from '../../../../platform/services';
import { asInvitation, hashOf, openInvitations } from './invitation-rows';
import { isTaken } from '../taken-names';
import { roleIdOf } from './staff-rows';

// The digest is found by its index: how long that takes says nothing about a token of 256 random bits.
const usable = (db: Connection | Trx, token: string, now: Date) =>
  openInvitations(db).where('token_hash', hashOf(token)).where('expires_at', '>', now);

/** Returns whom an invitation is for; throws 404 once it was used, revoked or is too old. */
export async function readInvitation(token: string, now = new Date()): Promise<OpenedInvitation> {
  const row: Row | undefined = await usable(strapi.db.connection, token, now).first();
  if (!row) throw notFound(staffMessages.invitationInvalid);
  const { username, email, staffRole, expiresAt } = asInvitation(row, now);
  return { username, email, staffRole, expiresAt };
}

// Of two calls with one token, the second finds the row accepted: the update decides.
async function claim(trx: Trx, token: string, now: Date): Promise<Row> {
  const [row]: Row[] = await usable(trx, token, now)
    .update({ accepted_at: now, updated_at: now })
    .returning('*');
  if (!row) throw notFound(staffMessages.invitationInvalid);
  return row;
}

async function createAccount({ username, email, staffRole }: Invitation, password: string): Promise<void> {
  if (await isTaken({ username, email })) throw conflict(staffMessages.taken);
  await strapi
    .plugin('users-permissions')
    .service('user')
    .add({
      ...{ username, email, password, provider: 'local', confirmed: true, blocked: false },
      role: await roleIdOf(roleTypeOf(staffRole)),
    });
}

/** Creates the account of an invited person with her own password; the invitation works no more. */
export async function acceptInvitation(
  { token, password }: InvitationAcceptance,
  requestId: string,
  now = new Date(),
): Promise<void> {
  const { username, email } = await readInvitation(token, now);
  // A new account needs ten characters, or more where the owner asks for more.
  const { minPasswordLength } = await operatingRules().current();
  const min = Math.max(MIN_NEW_ACCOUNT_PASSWORD_LENGTH, minPasswordLength);
  const [fault] = passwordFaults(password, { min, username, email });
  if (fault) throw badField('password', fault);
  try {
    await inTransaction(async (trx) => {
      const invitation = asInvitation(await claim(trx, token, now), now);
      await createAccount(invitation, password);
      const { _id, staffRole } = invitation;
      await addAuditEntry({
        ...{ actor: username, action: 'invitation-accepted', requestId },
        after: { _id, username, staffRole },
      });
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw conflict(staffMessages.taken);
    throw error;
  }
}
