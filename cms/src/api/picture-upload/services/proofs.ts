import { createHash, randomBytes } from 'node:crypto';
import path from 'node:path';
import {
  DAY_MS,
  errorCodes,
  MAX_PROOFS_PER_ORDER,
  MINUTE_MS,
  PROOF_LINK_MINUTES,
  type ProofKind,
} from '@shop/contract';
import type { Knex } from 'knex';
import type { Connection, Row, Trx } from '../../../database/connection';
import { countRows } from '../../../database/rows';
import { inTransaction, takeTurns } from '../../../database/transaction';
import { rateLimitFactor, secret } from '../../../settings/environment';
import { fileStore } from '../../../platform/storage/file-store';
import { HttpError, conflict, notFound, rateLimited, storageFull } from '../../../platform/http/http-error';
import { signatureOf } from '../../../platform/access/signature';
import { signedQuery } from '../../../platform/access/signed-link';
import { proofAddress, proofIdOf, signedSubject } from '../domain/proof-link';
import { isPdf, proofKey, proofKeys } from '../domain/proof-file';
import { reencodePicture } from './picture-codec';
import { type StoredPicture } from './store-picture';
import { runQueued } from './processing-queue';

const PROOF = 'api::picture-upload.transfer-proof';
const TABLE = 'transfer_proofs';
const MAX_UNCLAIMED = 3;
const ABANDONED_AFTER_MS = 15 * MINUTE_MS;
const MAX_UNCLAIMED_BYTES = 2 * 1024 ** 3;
const EVICTED_AT_ONCE = 100;
const MAX_SIDE = 2400;

export const proofRows = () => strapi.db.query(PROOF);
const badProof = () =>
  new HttpError(400, errorCodes.badProof, 'El comprobante no es válido o ya se usó. Subilo de nuevo.');
const tooManyProofs = () =>
  conflict(
    `Ya recibimos ${MAX_PROOFS_PER_ORDER} comprobantes de este pedido. Si hace falta otro, mandalo por WhatsApp.`,
    errorCodes.tooManyProofs,
  );
const addressHash = (address: string) => signatureOf(`proof from ${address}`, secret('LINK_SECRET'));

export type Unclaimed = { id: number; proofId: string; createdAt: string | Date };

/** Deletes the row first and only while unclaimed, because an order may be claiming it. */
export async function deleteUnclaimed({ id, proofId }: Unclaimed): Promise<void> {
  const deleted = await strapi.db.connection(TABLE).where({ id }).whereNull('claimed_by').delete();
  if (deleted > 0) await fileStore().remove(proofKeys(proofId));
}

// Many phones may share one address: abandoned proofs are deleted, and only a burst is rejected with 429.
async function limitUnclaimed(hash: string): Promise<void> {
  const unclaimed: Unclaimed[] = await proofRows().findMany({
    where: { addressHash: hash, claimedBy: { $null: true } },
    select: ['id', 'proofId', 'createdAt'],
    orderBy: { createdAt: 'asc' },
  });
  const excess = unclaimed.length + 1 - MAX_UNCLAIMED * rateLimitFactor();
  for (const [index, proof] of unclaimed.entries()) {
    if (index >= excess) return;
    const age = Date.now() - new Date(proof.createdAt).getTime();
    if (age < ABANDONED_AFTER_MS) throw rateLimited(Math.ceil((ABANDONED_AFTER_MS - age) / 1000));
    await deleteUnclaimed(proof);
  }
}

async function unclaimedBytes(): Promise<number> {
  const [total] = await strapi.db.connection(TABLE).whereNull('claimed_by').sum({ bytes: 'bytes' });
  return Number(total?.bytes ?? 0);
}

// Visitors of many networks could fill the quota: abandoned proofs make room, the oldest first.
async function evictAbandoned(): Promise<void> {
  const abandoned: Unclaimed[] = await proofRows().findMany({
    where: { claimedBy: { $null: true }, createdAt: { $lt: new Date(Date.now() - ABANDONED_AFTER_MS) } },
    select: ['id', 'proofId'],
    orderBy: { createdAt: 'asc' },
    limit: EVICTED_AT_ONCE,
  });
  for (const proof of abandoned) await deleteUnclaimed(proof);
}

// Claimed proofs do not count: free space and the proofs of an order bound them.
async function requireQuota(hash: string): Promise<void> {
  await limitUnclaimed(hash);
  if ((await unclaimedBytes()) <= MAX_UNCLAIMED_BYTES) return;
  await evictAbandoned();
  if ((await unclaimedBytes()) > MAX_UNCLAIMED_BYTES) throw storageFull();
}

// Concurrent uploads of one address must count each other.
const insertProof = (hash: string, data: Record<string, unknown>): Promise<void> =>
  inTransaction(async (trx) => {
    await takeTurns(trx, `proofs ${hash}`);
    const unclaimed = await proofRows().count({ where: { addressHash: hash, claimedBy: { $null: true } } });
    if (unclaimed >= MAX_UNCLAIMED * rateLimitFactor()) throw rateLimited(ABANDONED_AFTER_MS / 1000);
    await proofRows().create({ data: { ...data, addressHash: hash } });
  });

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

const reencode = (file: Buffer): Promise<Buffer> => reencodePicture(file, MAX_SIDE, { quality: 85 });

/** Stores a picture re-encoded or a PDF as it was sent; throws 400 for other files. */
export async function storeProof(file: Buffer, address: string): Promise<StoredPicture> {
  const hash = addressHash(address);
  await fileStore().requireRoom();
  await requireQuota(hash);
  const kind = isPdf(file) ? 'pdf' : 'picture';
  const bytes = kind === 'pdf' ? file : await runQueued(() => reencode(file));
  const proofId = randomBytes(16).toString('hex');
  const key = proofKey(proofId, kind);
  await fileStore().write([{ key, bytes }]);
  const hashes = { sha256: hashOf(bytes), receivedSha256: hashOf(file) };
  try {
    await insertProof(hash, { proofId, kind, ...hashes, bytes: bytes.length });
  } catch (error) {
    await fileStore().remove([key]);
    throw error;
  }
  return { url: proofAddress(proofId), filename: path.basename(key) };
}

export function requireProofId(proofUrl: string): string {
  const id = proofIdOf(proofUrl);
  if (!id) throw badProof();
  return id;
}

async function limitProofsOf(trx: Knex.Transaction, orderId: string): Promise<void> {
  const proofs = await countRows(trx(TABLE).where({ claimed_by: orderId }));
  if (proofs >= MAX_PROOFS_PER_ORDER) throw tooManyProofs();
}

/** Assigns a proof to an order that is new or locked, once and within a day of its upload; returns its id.
 * Throws 400 BAD_PROOF, or 409 when the order has its last one. */
export async function claim(trx: Knex.Transaction, proofUrl: string, orderId: string): Promise<string> {
  const id = requireProofId(proofUrl);
  await limitProofsOf(trx, orderId);
  const claimed = await trx(TABLE)
    .where({ proof_id: id })
    .whereNull('claimed_by')
    .where('created_at', '>', new Date(Date.now() - DAY_MS))
    .update({ claimed_by: orderId, claimed_at: new Date() });
  if (claimed !== 1) throw badProof();
  return id;
}

/** Returns the kinds of those proofs whose files have not been swept, by id. */
export async function keptProofs(
  db: Connection | Trx,
  proofIds: readonly string[],
): Promise<ReadonlyMap<string, ProofKind>> {
  if (proofIds.length === 0) return new Map();
  const kept: Row[] = await db(TABLE)
    .whereIn('proof_id', proofIds)
    .whereNull('swept_at')
    .select('proof_id', 'kind');
  return new Map(kept.map(({ proof_id, kind }) => [proof_id as string, kind as ProofKind]));
}

/** Returns the address at which a browser may see a proof for five minutes; null for no proof. */
export function signedLink(proofUrl: string, now = Date.now()): string | null {
  const id = proofIdOf(proofUrl);
  return id && `${proofAddress(id)}${signedQuery(signedSubject(id), PROOF_LINK_MINUTES, now)}`;
}

/** Returns a proof's file; throws 404. */
export async function readProof(id: string): Promise<{ kind: ProofKind; bytes: Buffer }> {
  if (proofIdOf(id) !== id) throw notFound();
  const row: Row | undefined = await strapi.db.connection(TABLE).where('proof_id', id).first('kind');
  if (!row) throw notFound();
  const kind = row.kind as ProofKind;
  const bytes = await fileStore().read(proofKey(id, kind));
  if (!bytes) throw notFound();
  return { kind, bytes };
}
