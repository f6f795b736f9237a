import { createHash } from 'node:crypto';
import { DAY_MS, errorCodes, RETRY_KEY_DAYS } from '@shop/contract';
import type { Connection, Row, Trx } from '../../../database/connection';
import { newRow } from '../../../database/rows';
import { badRequest, conflict } from '../../../shared/http-errors';

const KEY = /^[\w.:-]{8,100}$/;

export type Attempt = { key: string; bodyHash: string };

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
};

/** What a call with an `Idempotency-Key` is known by: the key and its body, whatever the order of its fields. */
export function attemptOf(key: string, body: unknown): Attempt | null {
  if (key === '') return null;
  if (!KEY.test(key)) throw badRequest('La clave de reintento no es válida');
  return {
    key,
    bodyHash: createHash('sha256')
      .update(JSON.stringify(sorted(body)))
      .digest('hex'),
  };
}

/** The answer this attempt was given before, or null when it is the first; another body under the key is refused. */
export async function earlierAnswer(db: Connection | Trx, attempt: Attempt): Promise<string | null> {
  const row: Row | undefined = await db('idempotency_keys').where('key', attempt.key).first();
  if (!row) return null;
  if (row.body_hash !== attempt.bodyHash)
    throw conflict('Esa clave ya se usó con otro pedido', errorCodes.idempotencyMismatch);
  return row.answer as string | null;
}

/** Takes the key for this transaction. False when another transaction has used it. */
export async function takeKey(trx: Trx, { key, bodyHash }: Attempt, at: Date): Promise<boolean> {
  const rows = await trx('idempotency_keys')
    .insert({ ...newRow(at), key, body_hash: bodyHash, at })
    .onConflict('key')
    .ignore()
    .returning('id');
  return rows.length === 1;
}

/** Keeps the answer for those who ask again. */
export const keepAnswer = async (trx: Trx, { key }: Attempt, answer: string): Promise<void> =>
  void (await trx('idempotency_keys').where({ key }).update({ answer }));

/** Forgets answers that nobody can still be waiting for. */
export const forgetOldAnswers = async (now = Date.now()): Promise<number> =>
  strapi.db
    .connection('idempotency_keys')
    .where('at', '<', new Date(now - RETRY_KEY_DAYS * DAY_MS))
    .delete();
