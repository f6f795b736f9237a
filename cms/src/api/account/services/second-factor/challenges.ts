import { randomBytes } from 'node:crypto';
import { CHALLENGE_MINUTES, MINUTE_MS, SECOND_FACTOR_REQUIRED, secondFactorMessages } from '@shop/contract';
import type { Trx } from '../../../../database/connection';
import { keyedDigest } from '../../../../platform/access/sealed-text';
import { HttpError, unauthenticated } from '../../../../platform/http/http-error';
import { consumeLimit } from '../../../../platform/limits/consume-limit';

export const CHALLENGES = 'sign_in_challenges';

type User = { id: number; password: string };

const digestOf = (token: string) => keyedDigest(token, 'sign-in challenge');
const printOf = (password: string) => keyedDigest(password, 'password of a sign-in challenge');

/** Stores that a user gave the right password; returns the 401 with the token that goes with the code. */
export async function challenge({ id, password }: User): Promise<HttpError> {
  const token = randomBytes(32).toString('base64url');
  await strapi.db.connection(CHALLENGES).insert({
    token_hash: digestOf(token),
    user_id: id,
    password_print: printOf(password),
    expires_at: Date.now() + CHALLENGE_MINUTES * MINUTE_MS,
  });
  return new HttpError(401, SECOND_FACTOR_REQUIRED, secondFactorMessages.required, {
    details: { challenge: token },
  });
}

const openRows = (connection: Trx, token: string) =>
  connection(CHALLENGES)
    .where({ token_hash: digestOf(token) })
    .where('expires_at', '>', Date.now());

export const challengeOver = () => unauthenticated(secondFactorMessages.challengeOver);

/** Returns the id of the challenged user; throws 401 when the challenge is over, 429 after five codes. */
export async function challengedUser(token: string): Promise<number> {
  await consumeLimit('secondFactorChallenge', digestOf(token));
  const row = await openRows(strapi.db.connection as unknown as Trx, token).first();
  if (!row) throw challengeOver();
  return Number(row.user_id);
}

/** Closes a challenge in the transaction that spends its code; throws 401 when it is over or the password changed. */
export async function closeChallenge(trx: Trx, token: string, { id, password }: User): Promise<void> {
  const own = openRows(trx, token).where({ user_id: id, password_print: printOf(password) });
  if ((await own.delete()) !== 1) throw challengeOver();
}
