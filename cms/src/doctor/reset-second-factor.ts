import { newDocumentId } from '../database/rows';
import { subjectKey } from '../platform/access/audit-subject';
import type { Ask } from '../platform/doctor/check';
import { openForWriting, type ShopLocation } from './snapshot';

const AUDIT = `insert into audit_entries
  (document_id, at, actor, action, after, subject_key, created_at, updated_at, published_at)
  values (?, ?, ?, ?, ?, ?, ?, ?, ?)`;

const TABLES = ['second_factors', 'recovery_codes', 'trusted_devices', 'sign_in_challenges'];

export type Reset = 'no-user' | 'no-factor' | 'done';

async function findUser(ask: Ask, email: string): Promise<{ id: number; username: string } | undefined> {
  const [row] = await ask('select id, username from up_users where lower(email) = ?', [email.toLowerCase()]);
  return row && { id: Number(row.id), username: String(row.username) };
}

async function deleteFactor(ask: Ask, userId: number): Promise<void> {
  for (const table of TABLES) await ask(`delete from ${table} where user_id = ?`, [userId]);
  await ask("delete from strapi_sessions where user_id = ? and origin = 'users-permissions'", [
    String(userId),
  ]);
}

/** Switches a user's second factor off and ends her sessions, whether the shop runs or not. */
export async function resetSecondFactor(location: ShopLocation, email: string): Promise<Reset> {
  const { ask, dialect, close } = await openForWriting(location);
  try {
    const user = await findUser(ask, email);
    if (!user) return 'no-user';
    const factors = await ask('select user_id from second_factors where user_id = ?', [user.id]);
    if (factors.length === 0) return 'no-factor';
    await deleteFactor(ask, user.id);
    const at = dialect.moment(new Date());
    const after = { username: user.username };
    const facts = [JSON.stringify(after), subjectKey({ after })];
    await ask(AUDIT, [newDocumentId(), at, 'servidor', 'second-factor-reset', ...facts, at, at, at]);
    await ask('commit');
    return 'done';
  } finally {
    await close();
  }
}
