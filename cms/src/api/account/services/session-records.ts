import { deviceOf } from '../domain/device-of';
import { shortAddress } from '../domain/short-address';
import type { Caller } from './caller';

const RECORDS = 'staff_sessions';

export const sessionRecords = () => strapi.db.connection(RECORDS);

/** Records from where a session was opened; who reads it learns neither the full address nor the browser's version. */
export async function recordSession(sessionId: string, userId: number, caller: Caller): Promise<void> {
  const now = Date.now();
  const { browser, system } = deviceOf(caller.userAgent);
  await sessionRecords().insert({
    session_id: sessionId,
    user_id: userId,
    browser,
    operating_system: system,
    address: shortAddress(caller.address),
    opened_at: now,
    used_at: now,
  });
}

/** Returns when a person last used a session; 0 without a record. */
export const lastUseOf = async (sessionId: string): Promise<number> =>
  Number((await sessionRecords().where({ session_id: sessionId }).first('used_at'))?.used_at ?? 0);
