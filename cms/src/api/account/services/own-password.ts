import { accountMessages, rateLimits } from '@shop/contract';
import { USER, type SessionUser } from '../../../platform/access/active-user';
import { badField } from '../../../platform/http/http-error';
import { consumeLimit, penalize, resetLimit } from '../../../platform/limits/consume-limit';

// Passwords of unknown addresses are compared with it, so that timing does not reveal which accounts exist.
const DUMMY_HASH = '$2a$10$flmKS4ifH5xlsoqtoppPb.PJ4qkWoxmaWtWX8f80y3tZAkZSLlTqi';
const MAX_DELAY_MS = 5000;

export const passwordMatches = (password: string, hash: string | null): Promise<boolean> =>
  strapi
    .plugin('users-permissions')
    .service('user')
    .validatePassword(password, hash ?? DUMMY_HASH);

export const pairKey = (email: string, address: string) => `${address} ${email}`;

// Attacks from many addresses slow the account down; locking it would let anyone lock the owner out.
/** Counts a wrong password of an account, slows many down, and returns how many there were in an hour. */
export async function delayAfterFailures(email: string): Promise<number> {
  const failures = await penalize('loginAccount', email);
  const excess = failures - rateLimits.loginAccount.points;
  if (excess > 0) await new Promise((done) => setTimeout(done, Math.min(MAX_DELAY_MS, excess * 250)));
  return failures;
}

const passwordFault = (message: string) => badField('currentPassword', message);

async function checkOwnPassword(currentPassword: string, { id, email }: SessionUser): Promise<void> {
  const row = await strapi.db.query(USER).findOne({ where: { id: Number(id) } });
  if (await passwordMatches(currentPassword, row?.password ?? null)) return;
  await delayAfterFailures(email.toLowerCase());
  throw passwordFault(accountMessages.wrongCurrent);
}

/**
 * Checks the password before what a stolen session must not do. Guesses use up the tries of this session alone: a
 * thief keeps the owner neither from this nor from signing in.
 */
export async function requireOwnPassword(
  currentPassword: string | undefined,
  caller: SessionUser,
): Promise<void> {
  if (!currentPassword) throw passwordFault(accountMessages.currentRequired);
  await consumeLimit('ownPassword', caller.sessionId);
  await checkOwnPassword(currentPassword, caller);
  await resetLimit('ownPassword', caller.sessionId);
}
