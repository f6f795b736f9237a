import {
  accountMessages,
  isOtherEmail,
  messages,
  rateLimits,
  type AdminUser,
  type Login,
  type PasswordChange,
  type Profile,
} from '@shop/contract';
import type { Trx } from '../../../database/connection';
import { isUniqueViolation } from '../../../database/database-errors';
import { inTransaction } from '../../../database/transaction';
import { badField, conflict, unauthenticated } from '../../../platform/http/http-error';
import { asAdminUser, findActiveUser, type SessionUser } from '../../../platform/access/active-user';
import { queueMail } from '../../../platform/mail/queue-mail';
import { penalize, resetLimit, consumeLimit } from '../../../platform/limits/consume-limit';
import { isCommonPassword } from '../domain/common-passwords';
import { addAuditEntry } from '../../../platform/access/audit-log';
import { openSession, renewSession, type OpenedSession } from './sessions';

const USER = 'plugin::users-permissions.user';
// Passwords of unknown addresses are compared with it, so that timing does not reveal which accounts exist.
const DUMMY_HASH = '$2a$10$flmKS4ifH5xlsoqtoppPb.PJ4qkWoxmaWtWX8f80y3tZAkZSLlTqi';
const MAX_DELAY_MS = 5000;

type CallOrigin = { address: string; requestId: string };
export type LoginResult = { session: OpenedSession; user: AdminUser };

const passwordMatches = (password: string, hash: string | null): Promise<boolean> =>
  strapi
    .plugin('users-permissions')
    .service('user')
    .validatePassword(password, hash ?? DUMMY_HASH);

const findByEmail = (email: string) =>
  strapi.db.query(USER).findOne({ where: { email: { $eqi: email } }, populate: ['role'] });

const pairKey = (email: string, address: string) => `${address} ${email}`;

// Attacks from many addresses slow the account down; locking it would let anyone lock the owner out.
async function delayAfterFailures(email: string): Promise<void> {
  const failures = await penalize('loginAccount', email);
  const excess = failures - rateLimits.loginAccount.points;
  if (excess > 0) await new Promise((done) => setTimeout(done, Math.min(MAX_DELAY_MS, excess * 250)));
}

async function rejectLogin(email: string): Promise<never> {
  await delayAfterFailures(email);
  throw unauthenticated(messages.badCredentials);
}

/** Opens a session; failed attempts are limited by IP address, by pair of e-mail and address, and by account. */
export async function login({ email, password }: Login, request: CallOrigin): Promise<LoginResult> {
  const address = email.toLowerCase();
  // The limit is spent before the password check, so that parallel guesses cannot outrun the counter.
  await consumeLimit('loginAddress', request.address);
  await consumeLimit('loginPair', pairKey(address, request.address));
  const user = await findByEmail(address);
  const matches = await passwordMatches(password, user?.password ?? null);
  if (!user || !matches || user.blocked) return rejectLogin(address);
  await resetLimit('loginPair', pairKey(address, request.address));
  const session = await openSession(user.id);
  await addAuditEntry({ actor: user.username, action: 'login', requestId: request.requestId });
  return { session, user: asAdminUser(user) };
}

export async function refresh(refreshToken: string): Promise<LoginResult> {
  const session = refreshToken ? await renewSession(refreshToken) : null;
  const user = session ? await findActiveUser(session.userId) : null;
  if (!session || !user) throw unauthenticated();
  return { session, user: asAdminUser(user) };
}

const isTaken = async ({ username, email }: Profile, userId: number): Promise<boolean> =>
  (await strapi.db.query(USER).count({
    where: { id: { $ne: userId }, $or: [{ email: { $eqi: email } }, { username }] },
  })) > 0;

const passwordFault = (message: string) => badField('currentPassword', message);

async function checkCurrent(currentPassword: string, { id, email }: SessionUser): Promise<void> {
  const row = await strapi.db.query(USER).findOne({ where: { id: Number(id) } });
  if (await passwordMatches(currentPassword, row?.password ?? null)) return;
  await delayAfterFailures(email.toLowerCase());
  throw passwordFault(accountMessages.wrongCurrent);
}

// A stolen session must not move the login to another address; guesses count like those of a login.
async function checkOwner({ currentPassword }: Profile, caller: SessionUser, address: string): Promise<void> {
  if (!currentPassword) throw passwordFault(accountMessages.currentRequired);
  const pair = pairKey(caller.email.toLowerCase(), address);
  await consumeLimit('loginPair', pair);
  await checkCurrent(currentPassword, caller);
  await resetLimit('loginPair', pair);
}

const notifyOldAddress = (trx: Trx, email: string) =>
  queueMail(trx, {
    kind: 'account-email-changed',
    to: email,
    subject: 'Cambió el email de tu cuenta',
    text: 'El email de tu cuenta de administración cambió. Si no fuiste vos, avisá a quien mantiene la tienda.',
  });

/** Changes name and e-mail; a new e-mail needs the password, and the old address is told. */
export async function updateProfile(
  profile: Profile,
  caller: SessionUser,
  { address, requestId }: CallOrigin,
): Promise<AdminUser> {
  const id = Number(caller.id);
  const movesLogin = isOtherEmail(profile.email, caller.email);
  if (movesLogin) await checkOwner(profile, caller, address);
  if (await isTaken(profile, id)) throw conflict(accountMessages.taken);
  const data = { username: profile.username, email: profile.email.toLowerCase() };
  const before = { username: caller.username, email: caller.email };
  try {
    await inTransaction(async (trx) => {
      await strapi.db.query(USER).update({ where: { id }, data: { ...data } });
      await addAuditEntry({ actor: caller.username, action: 'profile', before, after: data, requestId });
      if (movesLogin) await notifyOldAddress(trx, caller.email);
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw conflict(accountMessages.taken);
    throw error;
  }
  return {
    id,
    _id: caller._id,
    role: caller.role,
    staffRole: caller.staffRole,
    ...data,
    name: data.username,
  };
}

const weakPassword = (message: string) => badField('newPassword', message);

/** Changes the password, which ends all sessions of the user, and opens a new one for the caller. */
export async function changePassword(
  change: PasswordChange,
  caller: SessionUser,
  requestId: string,
): Promise<OpenedSession> {
  const id = Number(caller.id);
  if (isCommonPassword(change.newPassword, [caller.username, caller.email])) {
    throw weakPassword(accountMessages.tooCommon);
  }
  await consumeLimit('passwordChange', `user ${id}`);
  await checkCurrent(change.currentPassword, caller);
  await strapi.plugin('users-permissions').service('user').edit(id, { password: change.newPassword });
  await addAuditEntry({ actor: caller.username, action: 'password', requestId });
  return openSession(id);
}
