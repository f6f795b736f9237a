import { errorCodes, rateLimits, secondFactorMessages } from '@shop/contract';
import { inTransaction } from '../../../../database/transaction';
import { badField, HttpError } from '../../../../platform/http/http-error';
import { consumeLimit, penalize, resetLimit } from '../../../../platform/limits/consume-limit';
import { queueMail } from '../../../../platform/mail/queue-mail';
import { isRecoveryCode } from '../../domain/second-factor/recovery-codes';

const WRONG_CODES_BEFORE_MAIL = 5;

const key = (userId: number) => `codes ${userId}`;
const recoveryKey = (userId: number) => `recovery codes ${userId}`;

/** Spends one of the codes that an account may try in a day, before it is looked at; recovery codes count apart. */
export async function spendCode(userId: number, code: string): Promise<void> {
  try {
    await consumeLimit('secondFactorAccount', isRecoveryCode(code) ? recoveryKey(userId) : key(userId));
  } catch (error) {
    if (!(error instanceof HttpError) || error.status !== 429) throw error;
    const { retryAfter } = error;
    throw new HttpError(429, errorCodes.rateLimited, secondFactorMessages.tooManyCodes, { retryAfter });
  }
}

export const forgetWrongCodes = async (userId: number): Promise<void> => {
  for (const kind of [key, recoveryKey]) await resetLimit('secondFactorAccount', kind(userId));
  await resetLimit('secondFactorWrong', key(userId));
};

/**
 * Forgets the wrong codes of a day when the account has a new password, three times a day: somebody who knows the
 * password would otherwise change it to try more codes.
 */
export async function forgetCodesForPassword(userId: number): Promise<void> {
  const { codesForgotten } = rateLimits;
  if ((await penalize('codesForgotten', key(userId))) <= codesForgotten.points)
    await forgetWrongCodes(userId);
}

const warning = (to: string) => ({
  kind: 'account-security' as const,
  to,
  subject: 'Alguien prueba códigos en tu cuenta',
  text:
    'Alguien escribió bien tu contraseña de administración y varias veces mal el código de verificación. ' +
    'Si no fuiste vos, cambiá tu contraseña ahora: la están usando.',
});

/** Counts a wrong code, tells the user of the fifth in a day, and returns the error to throw. */
export async function wrongCode({ id, email }: { id: number; email: string }): Promise<HttpError> {
  const wrong = await penalize('secondFactorWrong', key(id));
  if (wrong === WRONG_CODES_BEFORE_MAIL) await inTransaction((trx) => queueMail(trx, warning(email)));
  return badField('code', secondFactorMessages.wrongCode);
}
