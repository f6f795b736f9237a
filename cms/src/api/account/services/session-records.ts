import type { Connection, Trx } from '../../../database/connection';
import { records } from '../../../database/gateway/records';
import { deviceOf } from '../domain/device-of';
import { shortAddress } from '../domain/short-address';
import type { Caller } from './caller';

export const sessionsIn = (db: Connection | Trx) => records('api::account.staff-session', db);

/** Records from where a session was opened; who reads it learns neither the full address nor the browser's version. */
export async function recordSession(sessionId: string, userId: number, caller: Caller): Promise<void> {
  const now = new Date();
  const address = shortAddress(caller.address);
  await sessionsIn(strapi.db.connection).insert({
    sessionId,
    userId,
    ...deviceOf(caller.userAgent),
    address,
    openedAt: now,
    usedAt: now,
  });
}

/** Returns when a person last used a session; 0 without a record. */
export async function lastUseOf(sessionId: string): Promise<number> {
  const used = await sessionsIn(strapi.db.connection).one({ sessionId }, { select: ['usedAt'] });
  return used ? Date.parse(used.usedAt) : 0;
}
