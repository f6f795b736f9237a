import { FRESH_PROOF_MINUTES, FRESH_PROOF_NEEDED, freshProofMessages, MINUTE_MS } from '@shop/contract';
import type { Connection, Trx } from '../../database/connection';
import { HttpError } from '../http/http-error';
import { currentUser } from './current-actor';

export const PROOFS = 'fresh_proofs';

/** Records that password, and code, were given in a session. A row serves its session only and dies with it. */
export async function recordProof(sessionId: string): Promise<void> {
  const row = { session_id: sessionId, expires_at: Date.now() + FRESH_PROOF_MINUTES * MINUTE_MS };
  await strapi.db.connection(PROOFS).insert(row).onConflict('session_id').merge();
}

/** Throws 403 when the request's staff session has no fresh proof; Strapi's panel and the start of the cms have no such session. */
export async function requireFreshProof(db: Connection | Trx = strapi.db.connection): Promise<void> {
  const user = currentUser();
  if (!user) return;
  const fresh = db(PROOFS).where('session_id', user.sessionId).where('expires_at', '>', Date.now());
  if (await fresh.first('session_id')) return;
  const factor = db('second_factors').where('user_id', Number(user.id)).whereNotNull('confirmed_at');
  const asksCode = (await factor.first('user_id')) !== undefined;
  throw new HttpError(403, FRESH_PROOF_NEEDED, freshProofMessages.needed, { details: { asksCode } });
}
