import { DAY_MS } from '@shop/contract';
import { PROOFS } from '../../../platform/access/fresh-proof';
import { operatingRules } from '../../operating-rule/services/operating-rule';
import { CHALLENGES } from './second-factor/challenges';
import { DEVICES } from './second-factor/trusted-devices';
import { FACTORS, RECOVERY } from './second-factor/redeem-code';
import { sessionsIn } from './session-records';
import { ORIGIN, SESSION } from './sessions';
import { invitationsIn } from './staff/invitation-records';

const KEPT_DAYS = 30;

/** Deletes invitations whose link stopped working a month ago, used ones included: they hold a name and an e-mail. */
export const deleteOldInvitations = (now = new Date()): Promise<number> =>
  invitationsIn(strapi.db.connection).remove({
    expiresAt: { $lt: new Date(now.getTime() - KEPT_DAYS * DAY_MS) },
  });

const deleteExpired = (table: string): Promise<number> =>
  strapi.db.connection(table).where('expires_at', '<', Date.now()).delete();

// Deleting a user in the panel leaves the rows of her second factor.
async function deleteOfDeletedUsers(): Promise<void> {
  for (const table of [FACTORS, RECOVERY])
    await strapi.db
      .connection(table)
      .whereNotIn('user_id', strapi.db.connection('up_users').select('id'))
      .delete();
}

async function deleteOldRecords(): Promise<number> {
  const { sessionDays } = await operatingRules.current();
  const usedAt = { $lt: new Date(Date.now() - sessionDays * DAY_MS) };
  return sessionsIn(strapi.db.connection).remove({ usedAt });
}

/** Deletes what is over: sessions, their records after the days of the owner's rule, trust and begun logins. */
export async function sweepAccounts() {
  const ended = { origin: ORIGIN, expiresAt: { $lt: new Date() } };
  const { count: sessions } = await strapi.db.query(SESSION).deleteMany({ where: ended });
  const records = await deleteOldRecords();
  const devices = await deleteExpired(DEVICES);
  const challenges = await deleteExpired(CHALLENGES);
  await deleteExpired(PROOFS);
  await deleteOfDeletedUsers();
  return { sessions, records, devices, challenges };
}
