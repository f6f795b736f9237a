import { randomInt } from 'node:crypto';
import { secondFactorMessages, type AccountSecurity, type Enrolment } from '@shop/contract';
import QRCode from 'qrcode';
import type { Trx } from '../../../../database/connection';
import { inTransaction } from '../../../../database/transaction';
import { countRows, isoOrNull } from '../../../../database/rows';
import { audit } from '../../../../platform/access/audit-log';
import type { SessionUser } from '../../../../platform/access/active-user';
import { badField, conflict } from '../../../../platform/http/http-error';
import { queueMail } from '../../../../platform/mail/queue-mail';
import { shopSetting } from '../../../shop-setting/services/shop-setting';
import { enrolmentUri, newSecret } from '../../domain/second-factor/one-time-codes';
import { inGroups, newRecoveryCodes } from '../../domain/second-factor/recovery-codes';
import { CHALLENGES } from './challenges';
import { forgetWrongCodes, spendCode, wrongCode } from './code-limits';
import { DEVICES, distrustDevices } from './trusted-devices';
import {
  FACTORS,
  findActiveFactor,
  findPendingFactor,
  RECOVERY,
  recoveryDigest,
  sealSecret,
  redeemCode,
  redeemStep,
} from './redeem-code';

/** Creates a secret that the first code confirms; an earlier one without a code is replaced. */
export async function startEnrolment(user: SessionUser): Promise<Enrolment> {
  const userId = Number(user.id);
  const secret = newSecret();
  await inTransaction(async (trx) => {
    const row = {
      secret: sealSecret(secret, userId),
      created_at: Date.now(),
      confirmed_at: null,
      last_step: 0,
    };
    // One statement decides, so a factor that is confirmed at the same moment stays.
    const stored: unknown[] = await trx(FACTORS)
      .insert({ ...row, user_id: userId })
      .onConflict('user_id')
      .merge()
      .whereNull(`${FACTORS}.confirmed_at`)
      .returning('user_id');
    if (stored.length === 0) throw conflict(secondFactorMessages.alreadyOn);
    await audit({ action: 'second-factor-started' });
  });
  const { brand } = await shopSetting.current();
  const uri = enrolmentUri(secret, brand, user.email);
  return { secret, uri, qr: await QRCode.toString(uri, { type: 'svg', margin: 2 }) };
}

async function replaceRecoveryCodes(trx: Trx, userId: number): Promise<string[]> {
  const codes = newRecoveryCodes((limit) => randomInt(limit));
  await trx(RECOVERY).where({ user_id: userId }).delete();
  await trx(RECOVERY).insert(
    codes.map((code) => ({ user_id: userId, code_hash: recoveryDigest(code, userId), used_at: null })),
  );
  return codes.map(inGroups);
}

// Outside the transaction, because the counters of SQLite have a file of their own.
async function withCode<T>(user: SessionUser, code: string, work: () => Promise<T | null>): Promise<T> {
  const id = Number(user.id);
  await spendCode(id, code);
  const result = await work();
  if (result === null) throw await wrongCode({ id, email: user.email });
  await forgetWrongCodes(id);
  return result;
}

/** Switches the factor on with its first code; returns the recovery codes, which cannot be read again. */
export async function confirmEnrolment(user: SessionUser, code: string): Promise<string[]> {
  const userId = Number(user.id);
  // Before the code is counted: a stolen session could use up the codes of the day.
  if (!(await findPendingFactor(strapi.db.connection as unknown as Trx, userId)))
    throw conflict(secondFactorMessages.enrolmentOver);
  return withCode(user, code, () =>
    inTransaction(async (trx) => {
      const factor = await findPendingFactor(trx, userId);
      if (!factor) throw conflict(secondFactorMessages.enrolmentOver);
      if (!(await redeemStep(trx, factor, code))) return null;
      await trx(FACTORS).where({ user_id: userId }).update({ confirmed_at: Date.now() });
      await audit({ action: 'second-factor-on' });
      return replaceRecoveryCodes(trx, userId);
    }),
  );
}

async function requireActive(trx: Trx, userId: number): Promise<void> {
  if (!(await findActiveFactor(trx, userId))) throw conflict(secondFactorMessages.off);
}

/** Checks the code of a user who has a second factor; throws 400. */
export async function requireOwnCode(user: SessionUser, code: string | undefined): Promise<void> {
  const userId = Number(user.id);
  if (!(await findActiveFactor(strapi.db.connection as unknown as Trx, userId))) return;
  if (!code) throw badField('code', secondFactorMessages.codeRequired);
  await withCode(user, code, () => inTransaction((trx) => redeemCode(trx, userId, code)));
}

export async function renewRecoveryCodes(user: SessionUser, code: string): Promise<string[]> {
  const userId = Number(user.id);
  return withCode(user, code, () =>
    inTransaction(async (trx) => {
      await requireActive(trx, userId);
      if (!(await redeemCode(trx, userId, code))) return null;
      await audit({ action: 'recovery-codes' });
      return replaceRecoveryCodes(trx, userId);
    }),
  );
}

const offNotice = (to: string) => ({
  kind: 'account-security' as const,
  to,
  subject: 'Se desactivó la verificación en dos pasos',
  text:
    'Tu cuenta de administración ya no pide un código al entrar. ' +
    'Si no fuiste vos, cambiá tu contraseña y volvé a activarla en Config > Seguridad.',
});

export async function disableFactor(user: SessionUser, code: string): Promise<void> {
  const userId = Number(user.id);
  await withCode(user, code, () =>
    inTransaction(async (trx) => {
      await requireActive(trx, userId);
      if (!(await redeemCode(trx, userId, code))) return null;
      for (const table of [FACTORS, RECOVERY, CHALLENGES])
        await trx(table).where({ user_id: userId }).delete();
      await distrustDevices(trx, userId);
      await audit({ action: 'second-factor-off' });
      await queueMail(trx, offNotice(user.email));
      return true;
    }),
  );
}

/** Returns whether a user has a second factor, its unused recovery codes and its trusted devices. */
export async function factorState(userId: number): Promise<AccountSecurity['secondFactor']> {
  const db = strapi.db.connection;
  const mine = (table: string) => db(table).where({ user_id: userId });
  const factor = await findActiveFactor(db as unknown as Trx, userId);
  return {
    onSince: isoOrNull(factor ? Number(factor.confirmed_at) : null),
    recoveryCodesLeft: await countRows(mine(RECOVERY).whereNull('used_at')),
    trustedDevices: await countRows(mine(DEVICES).where('expires_at', '>', Date.now())),
  };
}
