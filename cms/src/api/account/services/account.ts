import {
  accountMessages,
  isOtherEmail,
  messages,
  type AdminUser,
  type Login,
  type PasswordChange,
  type Profile,
} from '@shop/contract';
import type { Trx } from '../../../database/connection';
import { isUniqueViolation } from '../../../database/database-errors';
import { inTransaction } from '../../../database/transaction';
import { USER, asAdminUser, findActiveUser, type SessionUser } from '../../../platform/access/active-user';
import { addAuditEntry } from '../../../platform/access/audit-log';
import { passwordFaults } from '../../../platform/access/passwords/password-faults';
import { badField, conflict, unauthenticated } from '../../../platform/http/http-error';
import { consumeLimit, resetLimit } from '../../../platform/limits/consume-limit';
import { queueMail } from '../../../platform/mail/queue-mail';
import { tellOwners } from '../../../platform/mail/tell-owners';
import { operatingRules } from '../../operating-rule/services/operating-rule';
import type { Caller } from './caller';
import { delayAfterFailures, pairKey, passwordMatches, requireOwnPassword } from './own-password';
import { challenge } from './second-factor/challenges';
import { isTrusted } from './second-factor/trusted-devices';
import { findActiveFactor } from './second-factor/redeem-code';
import { renameInviter } from './staff/invitations';
import { checkStaffName, isTaken } from './taken-names';
import { openSession, renewSession, type LoginResult, type OpenedSession } from './sessions';

const findByEmail = (email: string) =>
  strapi.db.query(USER).findOne({ where: { email: { $eqi: email } }, populate: ['role'] });

const hasFactor = async (userId: number): Promise<boolean> =>
  (await findActiveFactor(strapi.db.connection as unknown as Trx, userId)) !== undefined;

// Some failures of an hour stand for all: whoever guesses must not fill the activity.
const RECORDED_FAILURES = [1, 5, 20, 50];

async function rejectLogin(email: string, username: string | undefined): Promise<never> {
  const failures = await delayAfterFailures(email);
  if (username && RECORDED_FAILURES.includes(failures))
    await addAuditEntry({ actor: 'sistema', action: 'login-failed', after: { username, failures } });
  throw unauthenticated(messages.badCredentials);
}

/**
 * Opens a session; failed attempts are limited by IP address, by pair of e-mail and address, and by account. Throws the
 * 401 `SECOND_FACTOR_REQUIRED` when the user has a second factor and the browser, by the token of its cookie, no trust.
 */
export async function login(
  { email, password }: Login,
  request: Caller,
  deviceToken: (userId: number) => string,
): Promise<LoginResult> {
  const address = email.toLowerCase();
  // The limit is spent before the password check, so that parallel guesses cannot outrun the counter.
  await consumeLimit('loginAddress', request.address);
  await consumeLimit('loginPair', pairKey(address, request.address));
  const user = await findByEmail(address);
  const matches = await passwordMatches(password, user?.password ?? null);
  if (!user || !matches || user.blocked) return rejectLogin(address, user?.username);
  await resetLimit('loginPair', pairKey(address, request.address));
  const asksCode = await hasFactor(user.id);
  if (asksCode && !(await isTrusted(deviceToken(user.id), user))) throw await challenge(user);
  // A trusted browser stands for the code of a sign-in, not for that of a fresh proof.
  const session = await openSession(user.id, request, { isProven: !asksCode });
  await addAuditEntry({
    actor: user.username,
    actorId: user.documentId,
    action: 'login',
    requestId: request.requestId,
  });
  return { session, user: asAdminUser(user) };
}

export async function refresh(refreshToken: string): Promise<LoginResult> {
  const session = refreshToken ? await renewSession(refreshToken) : null;
  const user = session ? await findActiveUser(session.userId) : null;
  if (!session || !user) throw unauthenticated();
  return { session, user: asAdminUser(user) };
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
  { requestId }: Caller,
): Promise<AdminUser> {
  const id = Number(caller.id);
  const movesLogin = isOtherEmail(profile.email, caller.email);
  if (movesLogin) await requireOwnPassword(profile.currentPassword, caller);
  if (profile.username !== caller.username) await checkStaffName(profile.username);
  if (await isTaken(profile, id)) throw conflict(accountMessages.taken);
  const data = { username: profile.username, email: profile.email.toLowerCase() };
  const before = { username: caller.username, email: caller.email };
  try {
    await inTransaction(async (trx) => {
      await strapi.db.query(USER).update({ where: { id }, data: { ...data } });
      await renameInviter(trx, before.username, data.username);
      await addAuditEntry({ actor: caller.username, action: 'profile', before, after: data, requestId });
      if (!movesLogin) return;
      await notifyOldAddress(trx, caller.email);
      const text = `El email de la cuenta ${data.username} pasó de ${before.email} a ${data.email}.`;
      await tellOwners(trx, { subject: 'Cambió el email de una cuenta del equipo', text });
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

/** Changes the password, which ends all sessions of the user, and opens a new one for the caller. */
export async function changePassword(
  { currentPassword, newPassword }: PasswordChange,
  user: SessionUser,
  caller: Caller,
): Promise<OpenedSession> {
  const id = Number(user.id);
  const { minPasswordLength: min } = await operatingRules.current();
  const [fault] = passwordFaults(newPassword, { min, username: user.username, email: user.email });
  if (fault) throw badField('newPassword', fault);
  await requireOwnPassword(currentPassword, user);
  await strapi.plugin('users-permissions').service('user').edit(id, { password: newPassword });
  await addAuditEntry({ actor: user.username, action: 'password', requestId: caller.requestId });
  return openSession(id, caller, { isProven: !(await hasFactor(id)) });
}
