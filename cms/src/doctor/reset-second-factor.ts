import type { Ask } from '../platform/doctor/check';
import { auditByServer, findAccount } from './account-by-email';
import { openForWriting, type ShopLocation } from './snapshot';

const TABLES = ['second_factors', 'recovery_codes', 'trusted_devices', 'sign_in_challenges'];

export type Reset = 'no-user' | 'no-factor' | 'done';

async function deleteFactor(ask: Ask, userId: number): Promise<void> {
  for (const table of TABLES) await ask(`delete from ${table} where user_id = ?`, [userId]);
  await ask("delete from strapi_sessions where user_id = ? and origin = 'users-permissions'", [
    String(userId),
  ]);
}

/** Switches a user's second factor off and ends her sessions, whether the shop runs or not. */
export async function resetSecondFactor(location: ShopLocation, email: string): Promise<Reset> {
  const shop = await openForWriting(location);
  try {
    const { ask } = shop;
    const account = await findAccount(shop, email);
    if (!account) return 'no-user';
    const factors = await ask('select user_id from second_factors where user_id = ?', [account.id]);
    if (factors.length === 0) return 'no-factor';
    await deleteFactor(ask, account.id);
    await auditByServer(shop, 'second-factor-reset', { username: account.username });
    await ask('commit');
    return 'done';
  } finally {
    await shop.close();
  }
}
