import { createHash } from 'node:crypto';
import { errorCodes, HOUR_MS, IDEMPOTENCY_KEY_HOURS } from '@shop/contract';
import type { Context } from 'koa';
import type { Connection, Trx } from '../../database/connection';
import { records } from '../../database/gateway/records';
import { inTransaction } from '../../database/transaction';
import { badRequest, conflict } from '../http/http-error';
import { sendJson } from '../http/json-response';

const keysIn = (db: Connection | Trx) => records('api::idempotency-key.idempotency-key', db);

const KEY = /^[\w.:-]{8,100}$/;

export type IdempotentCall = { key: string; bodyHash: string };
/** A JSON response, and whether an earlier call with the same key did the work. */
export type IdempotentResponse = { body: string; replayed: boolean };

type IdempotentWork = {
  /** Does the work; returns the document id of what it stored, and the response. */
  run: () => Promise<{ documentId: string; body: string }>;
  /** Answers a retry with the stored record as it is now; throws when it was deleted. */
  replay: (documentId: string) => Promise<string>;
};

const withSortedKeys = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withSortedKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, withSortedKeys(inner)]),
  );
};

/** Returns the key and body hash of a call with an `Idempotency-Key`; the order of the body's fields does not matter. */
export function idempotentCallOf(ctx: Context, body: unknown): IdempotentCall | null {
  const key = ctx.get('idempotency-key');
  if (key === '') return null;
  if (!KEY.test(key)) throw badRequest('La clave de reintento no es válida');
  const text = JSON.stringify(withSortedKeys(body));
  return { key, bodyHash: createHash('sha256').update(text).digest('hex') };
}

/** Returns the document id that an earlier call with the key stored, or null; throws a 409 when that call had another body. */
export async function findStoredId(
  db: Connection | Trx,
  { key, bodyHash }: IdempotentCall,
): Promise<string | null> {
  const stored = await keysIn(db).one({ key }, { select: ['bodyHash', 'answer'] });
  if (stored && stored.bodyHash !== bodyHash)
    throw conflict('Esa clave ya se usó con otro pedido', errorCodes.idempotencyMismatch);
  return stored?.answer ?? null;
}

// Returns null when another transaction has committed the key.
const claimKey = (trx: Trx, call: IdempotentCall, at: Date) =>
  keysIn(trx).insertUnless('key', { ...call, at, createdAt: at });

/** Does the work once per idempotency key, in its transaction; a retry is answered with what it stored, as it is now. */
export async function runOnce(
  trx: Trx,
  call: IdempotentCall | null,
  at: Date,
  { run, replay }: IdempotentWork,
): Promise<IdempotentResponse> {
  if (call && !(await claimKey(trx, call, at))) {
    const stored = await findStoredId(trx, call);
    if (stored !== null) return { body: await replay(stored), replayed: true };
  }
  const { documentId, body } = await run();
  if (call) await keysIn(trx).update({ key: call.key }, { answer: documentId });
  return { body, replayed: false };
}

type AnsweredWork = {
  /** Does the work; returns the document id of what it stored. */
  run: (trx: Trx, at: Date) => Promise<string>;
  /** Returns the fields of the answer, as what is stored is now; throws when it was deleted. */
  answer: (trx: Trx, documentId: string) => Promise<object>;
};

/** Does the work once per idempotency key, in a transaction of its own; the first call is answered as its retries are. */
export const answerOnce = (
  call: IdempotentCall | null,
  { run, answer }: AnsweredWork,
): Promise<IdempotentResponse> =>
  inTransaction((trx) => {
    const at = new Date();
    const replay = async (documentId: string) =>
      JSON.stringify({ status: 'success', ...(await answer(trx, documentId)) });
    return runOnce(trx, call, at, {
      run: async () => {
        const documentId = await run(trx, at);
        return { documentId, body: await replay(documentId) };
      },
      replay,
    });
  });

export function sendIdempotentResponse(ctx: Context, { body, replayed }: IdempotentResponse): void {
  if (replayed) ctx.set('Idempotent-Replayed', 'true');
  sendJson(ctx, body);
}

/** Deletes keys that are too old for a retry, or older than the owner keeps what was begun and left. */
export function deleteExpiredKeys(draftDays: number): Promise<number> {
  const hours = Math.min(IDEMPOTENCY_KEY_HOURS, draftDays * 24);
  return keysIn(strapi.db.connection).remove({ at: { $lt: new Date(Date.now() - hours * HOUR_MS) } });
}
