import { errorCodes, secondFactorMessages } from '@shop/contract';
import { inTransaction } from '../../../../database/transaction';
import { badField, HttpError } from '../../../../platform/http/http-error';
import { consumeLimit, penalize, resetLimit } from '../../../../platform/limits/consume-limit';
import { queueMail } from '../../../../platform/mail/queue-mail';

const WRONG_CODES_BEFORE_MAIL = 5;

const key = (userId: number) => `codes ${userId}`;

/** Spends one of the codes that an account may try in a day, before the code is looked at. */
export async function spendCode(userId: number): Promise<void> {
  try {
    await consumeLimit('secondFactorAccount', key(userId));
  } catch (error) {
    if (!(error instanceof HttpError) || error.status !== 429) throw error;
    const { retryAfter } = error;
    throw new HttpError(429, errorCodes.rateLimited, secondFactorMessages.tooManyCodes, { retryAfter });
  }
}

export const forgetWrongCodes = async (userId: number): Promise<void> => {
  await resetLimit('secondFactorAccount', key(userId));
  await resetLimit('secondFactorWrong', key(userId));
};

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
