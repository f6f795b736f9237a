import { createHash, randomBytes } from 'node:crypto';
import path from 'node:path';
import {
  DAY_MS,
  errorCodes,
  MAX_PROOFS_PER_ORDER,
  MINUTE_MS,
  PROOF_LINK_MINUTES,
  type ProofKind,
  type OrderProof,
} from '@shop/contract';
import type { Connection, Trx } from '../../../database/connection';
import type { RecordOf } from '../../../database/gateway/record-types';
import { records, type NewRecord } from '../../../database/gateway/records';
import { inTransaction, takeTurns } from '../../../database/transaction';
import { rateLimitFactor, secret } from '../../../settings/environment';
import { fileStore } from '../../../platform/storage/file-store';
import { HttpError, conflict, notFound, rateLimited, storageFull } from '../../../platform/http/http-error';
import { signatureOf } from '../../../platform/access/signature';
import { signedQuery } from '../../../platform/access/signed-link';
import { isPdf, proofAddress, proofIdOf, proofKey, proofKeys, signedSubject } from '../domain/proof-file';
import { reencodePicture } from './picture-codec';
import type { StoredPicture } from './store-picture';
import { runQueued } from './processing-queue';

const MAX_UNCLAIMED = 3;
const ABANDONED_AFTER_MS = 15 * MINUTE_MS;
const MAX_UNCLAIMED_BYTES = 2 * 1024 ** 3;
const EVICTED_AT_ONCE = 100;
const MAX_SIDE = 2400;

type Proof = RecordOf<'api::picture-upload.transfer-proof'>;

export const proofsIn = (db: Connection | Trx) => records('api::picture-upload.transfer-proof', db);
const badProof = () =>
  new HttpError(400, errorCodes.badProof, 'El comprobante no es válido o ya se usó. Subilo de nuevo.');
const tooManyProofs = () =>
  conflict(
    `Ya recibimos ${MAX_PROOFS_PER_ORDER} comprobantes de este pedido. Si hace falta otro, mandalo por WhatsApp.`,
    errorCodes.tooManyProofs,
  );
const addressHash = (address: string) => signatureOf(`proof from ${address}`, secret('LINK_SECRET'));

/** Deletes the record first and only while unclaimed, because an order may be claiming it. */
export async function deleteUnclaimed({ id, proofId }: Pick<Proof, 'id' | 'proofId'>): Promise<void> {
  const deleted = await proofsIn(strapi.db.connection).remove({ id, claimedBy: null });
  if (deleted > 0) await fileStore().remove(proofKeys(proofId));
}

// Many phones may share one address: abandoned proofs are deleted, and only a burst is rejected with 429.
async function limitUnclaimed(addressHash: string): Promise<void> {
  const unclaimed = await proofsIn(strapi.db.connection).many(
    { addressHash, claimedBy: null },
    { orderBy: ['createdAt'] },
  );
  const excess = unclaimed.length + 1 - MAX_UNCLAIMED * rateLimitFactor();
  for (const [index, proof] of unclaimed.entries()) {
    if (index >= excess) return;
    const age = Date.now() - Date.parse(proof.createdAt);
    if (age < ABANDONED_AFTER_MS) throw rateLimited(Math.ceil((ABANDONED_AFTER_MS - age) / 1000));
    await deleteUnclaimed(proof);
  }
}

async function unclaimedBytes(): Promise<number> {
  const proofs = proofsIn(strapi.db.connection);
  const [total] = await proofs.sql().whereNull(proofs.column('claimedBy')).sum({ bytes: 'bytes' });
  return Number(total?.bytes ?? 0);
}

// Visitors of many networks could fill the quota: abandoned proofs make room, the oldest first.
async function evictAbandoned(): Promise<void> {
  const abandoned = await proofsIn(strapi.db.connection).many(
    { claimedBy: null, createdAt: { $lt: new Date(Date.now() - ABANDONED_AFTER_MS) } },
    { orderBy: ['createdAt'], limit: EVICTED_AT_ONCE },
  );
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
const insertProof = (
  addressHash: string,
  proof: NewRecord<'api::picture-upload.transfer-proof'>,
): Promise<void> =>
  inTransaction(async (trx) => {
    await takeTurns(trx, `proofs ${addressHash}`);
    const unclaimed = await proofsIn(trx).count({ addressHash, claimedBy: null });
    if (unclaimed >= MAX_UNCLAIMED * rateLimitFactor()) throw rateLimited(ABANDONED_AFTER_MS / 1000);
    await proofsIn(trx).insert({ ...proof, addressHash });
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

/** Assigns a proof to an order that is new or locked, once and within a day of its upload; returns its id.
 * Throws 400 BAD_PROOF, or 409 when the order has its last one. */
export async function claim(trx: Trx, proofUrl: string, orderId: string): Promise<string> {
  const proofId = requireProofId(proofUrl);
  if ((await proofsIn(trx).count({ claimedBy: orderId })) >= MAX_PROOFS_PER_ORDER) throw tooManyProofs();
  const free = { proofId, claimedBy: null, createdAt: { $gt: new Date(Date.now() - DAY_MS) } };
  const claimed = await proofsIn(trx).update(free, { claimedBy: orderId, claimedAt: new Date() });
  if (claimed !== 1) throw badProof();
  return proofId;
}

/** Returns the kinds of those proofs whose files have not been swept, by id. */
export async function keptProofs(
  db: Connection | Trx,
  proofIds: readonly string[],
): Promise<ReadonlyMap<string, ProofKind>> {
  if (proofIds.length === 0) return new Map();
  const kept = await proofsIn(db).many({ proofId: proofIds, sweptAt: null }, { select: ['proofId', 'kind'] });
  return new Map(kept.map(({ proofId, kind }) => [proofId, kind]));
}

// A re-encoded picture is compared too: messengers change the bytes of a file, not what it shows. A union, so that each
// half uses its own index.
const SAME_CONTENT = `select o.document_id as _id, o.order_number as "orderNumber", o.created_at from (
    select claimed_by from transfer_proofs where sha_256 = ? union
    select claimed_by from transfer_proofs where received_sha_256 = ?) as same
  join orders o on o.document_id = same.claimed_by
  where o.deleted_at is null and o.document_id <> ?`;

/** Returns what staff should know of an order's proof: its file, and the other orders that got the same one. */
export async function proofFacts(
  db: Connection | Trx,
  proofId: string,
  orderId: string,
): Promise<OrderProof | null> {
  const proof = await proofsIn(db).one({ proofId });
  if (!proof) return null;
  const { kind, bytes, sha256, receivedSha256 } = proof;
  const usedIn: OrderProof['usedIn'] = await db
    .from(db.raw(`(${SAME_CONTENT}) as others`, [sha256, receivedSha256 ?? '', orderId]))
    .orderBy(['created_at', 'orderNumber'])
    .select('_id', 'orderNumber');
  return { kind, bytes, usedIn };
}

/** Returns the address at which a browser may see a proof for five minutes; null for no proof. */
export function signedLink(proofUrl: string, now = Date.now()): string | null {
  const id = proofIdOf(proofUrl);
  return id && `${proofAddress(id)}${signedQuery(signedSubject(id), PROOF_LINK_MINUTES, now)}`;
}

/** Returns a proof's file; throws 404. */
export async function readProof(id: string): Promise<{ kind: ProofKind; bytes: Buffer }> {
  if (proofIdOf(id) !== id) throw notFound();
  const proof = await proofsIn(strapi.db.connection).one({ proofId: id });
  const bytes = proof && (await fileStore().read(proofKey(id, proof.kind)));
  if (!bytes) throw notFound();
  return { kind: proof.kind, bytes };
}
