import type { CodeSignIn } from '@shop/contract';
import { addAuditEntry } from '../../../../platform/access/audit-log';
import { USER, asAdminUser } from '../../../../platform/access/active-user';
import { queueMail } from '../../../../platform/mail/queue-mail';
import { inTransaction } from '../../../../database/transaction';
import type { Caller } from '../caller';
import { openSession, type LoginResult } from '../sessions';
import { challengedUser, challengeOver, closeChallenge } from './challenges';
import { forgetWrongCodes, spendCode, wrongCode } from './code-limits';
import { trustDevice, type Trust } from './trusted-devices';
import { redeemCode, type CodeKind } from './redeem-code';

const recoveryNotice = (to: string) => ({
  kind: 'account-security' as const,
  to,
  subject: 'Entraron a tu cuenta con un código de recuperación',
  text:
    'Se usó uno de tus códigos de recuperación para entrar a la administración. ' +
    'Si no fuiste vos, cambiá tu contraseña y creá códigos nuevos en Config > Seguridad.',
});

type UserRow = Parameters<typeof asAdminUser>[0] & { password: string };

async function challengedRow(challenge: string): Promise<UserRow> {
  const id = await challengedUser(challenge);
  const row = await strapi.db.query(USER).findOne({ where: { id }, populate: ['role'] });
  if (!row || row.blocked) throw challengeOver();
  return row as UserRow;
}

// A wrong code rolls the transaction back, so its challenge stays open for the next try.
const spend = (user: UserRow, { challenge, code }: CodeSignIn): Promise<CodeKind | null> =>
  inTransaction(async (trx) => {
    const kind = await redeemCode(trx, user.id, code);
    if (kind) await closeChallenge(trx, challenge, user);
    if (kind === 'recovery') await queueMail(trx, recoveryNotice(user.email));
    return kind;
  });

/** Completes a login whose password was right; a trusted browser gets a cookie that replaces the next codes. */
export async function signInWithCode(
  given: CodeSignIn,
  caller: Caller,
): Promise<LoginResult & { trust: Trust | null }> {
  const user = await challengedRow(given.challenge);
  await spendCode(user.id, given.code);
  const kind = await spend(user, given);
  if (!kind) throw await wrongCode(user);
  await forgetWrongCodes(user.id);
  const trust = given.trustDevice ? await trustDevice(user) : null;
  const session = await openSession(user.id, caller, { isProven: true });
  const after = { secondFactor: kind, trustedDevice: trust !== null };
  await addAuditEntry({
    actor: user.username,
    actorId: user.documentId,
    action: 'login',
    after,
    requestId: caller.requestId,
  });
  return { session, user: asAdminUser(user), trust };
}
