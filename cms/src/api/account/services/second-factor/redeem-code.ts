import { ENROLMENT_MINUTES, MINUTE_MS } from '@shop/contract';
import type { Trx } from '../../../../database/connection';
import { keyedDigest, seal, unseal } from '../../../../platform/access/sealed-text';
import { stepOf } from '../../domain/second-factor/one-time-codes';
import { isRecoveryCode } from '../../domain/second-factor/recovery-codes';

export const FACTORS = 'second_factors';
export const RECOVERY = 'recovery_codes';

type FactorRow = { user_id: number; secret: string; confirmed_at: number | null; created_at: number };

// The user's id in the purpose keeps a secret from serving another account.
const purposeOf = (userId: number) => `second factor ${userId}`;

export const sealSecret = (secret: string, userId: number): string => seal(secret, purposeOf(userId));

export const recoveryDigest = (code: string, userId: number): string =>
  keyedDigest(code, `recovery code ${userId}`);

function secretOf({ secret, user_id: userId }: FactorRow): string | null {
  const opened = unseal(secret, purposeOf(userId));
  if (opened === null)
    strapi.log.error('A second factor cannot be read: ENCRYPTION_KEY is another than before.');
  return opened;
}

const rows = (trx: Trx, userId: number) => trx(FACTORS).where({ user_id: userId });

export const findActiveFactor = (trx: Trx, userId: number): Promise<FactorRow | undefined> =>
  rows(trx, userId).whereNotNull('confirmed_at').first();

/** Returns the factor that waits for its first code, unless its time is over. */
export const findPendingFactor = (trx: Trx, userId: number): Promise<FactorRow | undefined> =>
  rows(trx, userId)
    .whereNull('confirmed_at')
    .where('created_at', '>', Date.now() - ENROLMENT_MINUTES * MINUTE_MS)
    .first();

/** Redeems a time step's code; one UPDATE decides, so each step counts once however many ask at the same moment. */
export async function redeemStep(trx: Trx, factor: FactorRow, code: string): Promise<boolean> {
  const secret = secretOf(factor);
  const step = secret && stepOf(secret, code);
  if (!step) return false;
  const unused = trx(FACTORS).where({ user_id: factor.user_id, secret: factor.secret });
  return (await unused.where('last_step', '<', step).update({ last_step: step })) === 1;
}

const redeemRecoveryCode = async (trx: Trx, userId: number, code: string): Promise<boolean> =>
  (await trx(RECOVERY)
    .where({ user_id: userId, code_hash: recoveryDigest(code, userId) })
    .whereNull('used_at')
    .update({ used_at: Date.now() })) === 1;

export type CodeKind = 'app' | 'recovery';

/** Redeems a code of the user's app or one of the recovery codes; null when it is wrong or was used. */
export async function redeemCode(trx: Trx, userId: number, code: string): Promise<CodeKind | null> {
  const factor = await findActiveFactor(trx, userId);
  if (!factor) return null;
  if (isRecoveryCode(code)) return (await redeemRecoveryCode(trx, userId, code)) ? 'recovery' : null;
  return (await redeemStep(trx, factor, code)) ? 'app' : null;
}
