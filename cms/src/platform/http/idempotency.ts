import { createHash } from 'node:crypto';
import { DAY_MS, errorCodes, RETRY_KEY_DAYS } from '@shop/contract';
import type { Context } from 'koa';
import type { Connection, Row, Trx } from '../../database/connection';
import { newRow } from '../../database/rows';
import { badRequest, conflict } from './api-error';

const KEY = /^[\w.:-]{8,100}$/;

export type Attempt = { key: string; bodyHash: string };
/** The text of an answer, and whether it had been given before. */
export type Answered = { body: string; replayed: boolean };

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
};

/** What a call with an `Idempotency-Key` is known by: the key and what it asks, whatever the order of its fields. */
export function attemptOf(ctx: Context, body: unknown): Attempt | null {
  const key = ctx.get('idempotency-key');
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

// Takes the key for this transaction. False when another transaction has used it.
async function takeKey(trx: Trx, { key, bodyHash }: Attempt, at: Date): Promise<boolean> {
  const rows = await trx('idempotency_keys')
    .insert({ ...newRow(at), key, body_hash: bodyHash, at })
    .onConflict('key')
    .ignore()
    .returning('id');
  return rows.length === 1;
}

/** Does a piece of work once for each attempt, in its transaction: who asks again is given the first answer. */
export async function once(
  trx: Trx,
  attempt: Attempt | null,
  at: Date,
  work: () => Promise<string>,
): Promise<Answered> {
  if (attempt && !(await takeKey(trx, attempt, at))) {
    const body = await earlierAnswer(trx, attempt);
    if (body !== null) return { body, replayed: true };
  }
  const body = await work();
  if (attempt) await trx('idempotency_keys').where({ key: attempt.key }).update({ answer: body });
  return { body, replayed: false };
}

/** Sends such an answer as JSON. */
export function sendAnswered(ctx: Context, { body, replayed }: Answered): void {
  if (replayed) ctx.set('Idempotent-Replayed', 'true');
  ctx.type = 'application/json';
  ctx.body = body;
}

/** Deletes keys too old to be retried; returns how many. */
export const deleteExpiredKeys = async (now = Date.now()): Promise<number> =>
  strapi.db
    .connection('idempotency_keys')
    .where('at', '<', new Date(now - RETRY_KEY_DAYS * DAY_MS))
    .delete();
