import { createHash, randomBytes } from 'node:crypto';
import { DAY_MS, errorCodes, MINUTE_MS } from '@shop/contract';
import type { Knex } from 'knex';
import { inTransaction } from '../../../database/transaction';
import { onPostgres, rateLimitFactor, secret } from '../../../settings/environment';
import { fileStore } from '../../../platform/storage/file-store';
import { ApiError, forbidden, notFound, rateLimited, storageFull } from '../../../platform/http/api-error';
import { signatureOf, timingSafeEqualText } from '../../../platform/access/signature';
import { linkEnd, proofAddress, proofIdOf, signedText } from '../domain/proof-link';
import { decodePicture, drawn } from './decode';
import { type StoredPicture } from './pictures';
import { inTurn } from './turns';

const PROOF = 'api::picture-upload.transfer-proof';
const TABLE = 'transfer_proofs';
const MAX_UNCLAIMED = 3;
const LEFT_BEHIND_MS = 15 * MINUTE_MS;
const MAX_TOTAL_BYTES = 2 * 1024 ** 3;
const LARGEST = 2400;

const rows = () => strapi.db.query(PROOF);
const keyOf = (id: string) => `proofs/${id.slice(0, 2)}/${id}.jpg`;
const badProof = () =>
  new ApiError(400, errorCodes.badProof, 'El comprobante no es válido o ya se usó. Subilo de nuevo.');
const addressHash = (address: string) => signatureOf(`proof from ${address}`, secret('LINK_SECRET'));

type Unclaimed = { id: number; proofId: string; createdAt: string | Date };

// The row goes first, and only while it is unclaimed: an order may be taking it at this moment.
async function drop({ id, proofId }: Unclaimed): Promise<void> {
  const gone = await strapi.db.connection(TABLE).where({ id }).whereNull('claimed_by').delete();
  if (gone > 0) await fileStore().remove([keyOf(proofId)]);
}

/**
 * Lets an address have so many proofs that no order took. Behind one address there may be a whole network of
 * phones: what was left behind long enough makes room for the next, and only a burst of them is refused.
 */
async function makeRoomFor(hash: string, now = Date.now()): Promise<void> {
  const unclaimed: Unclaimed[] = await rows().findMany({
    where: { addressHash: hash, claimedBy: { $null: true } },
    select: ['id', 'proofId', 'createdAt'],
    orderBy: { createdAt: 'asc' },
  });
  const excess = unclaimed.length + 1 - MAX_UNCLAIMED * rateLimitFactor();
  for (const [at, proof] of unclaimed.entries()) {
    if (at >= excess) return;
    const age = now - new Date(proof.createdAt).getTime();
    if (age < LEFT_BEHIND_MS) throw rateLimited(Math.ceil((LEFT_BEHIND_MS - age) / 1000));
    await drop(proof);
  }
}

async function requireQuota(hash: string): Promise<void> {
  await makeRoomFor(hash);
  const [total] = (await strapi.db.connection(TABLE).sum({ bytes: 'bytes' })) as {
    bytes: string | number | null;
  }[];
  if (Number(total?.bytes ?? 0) > MAX_TOTAL_BYTES) throw storageFull();
}

// Uploads of one address at the same moment count each other.
const keepRow = (hash: string, data: Record<string, unknown>): Promise<void> =>
  inTransaction(async (trx) => {
    if (onPostgres())
      await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`proofs ${hash}`]);
    const unclaimed = await rows().count({ where: { addressHash: hash, claimedBy: { $null: true } } });
    if (unclaimed >= MAX_UNCLAIMED * rateLimitFactor()) throw rateLimited(LEFT_BEHIND_MS / 1000);
    await rows().create({ data: { ...data, addressHash: hash } });
  });

const redraw = async (file: Buffer): Promise<Buffer> => {
  const picture = await decodePicture(file);
  const resized = picture.resize({
    width: LARGEST,
    height: LARGEST,
    fit: 'inside',
    withoutEnlargement: true,
  });
  return drawn(resized.jpeg({ quality: 85 }));
};

/** Keeps the picture of a transfer where only the staff can see it. It belongs to no order yet. */
export async function storeProof(file: Buffer, address: string): Promise<StoredPicture> {
  const hash = addressHash(address);
  await fileStore().requireRoom();
  await requireQuota(hash);
  const bytes = await inTurn(() => redraw(file));
  const proofId = randomBytes(16).toString('hex');
  await fileStore().write([{ key: keyOf(proofId), bytes }]);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  try {
    await keepRow(hash, { proofId, sha256, bytes: bytes.length });
  } catch (error) {
    await fileStore().remove([keyOf(proofId)]);
    throw error;
  }
  return { url: proofAddress(proofId), filename: `${proofId}.jpg` };
}

/** The id that the address of a proof names; refuses with BAD_PROOF what this shop never answered as one. */
export function requireProofId(proofUrl: string): string {
  const id = proofIdOf(proofUrl);
  if (!id) throw badProof();
  return id;
}

/**
 * Gives a proof to an order, inside the order's transaction: once, within a day of its upload, and only one that
 * this shop issued. Answers the proof's id; refuses with BAD_PROOF.
 */
export async function claim(trx: Knex.Transaction, proofUrl: string, orderId: string): Promise<string> {
  const id = requireProofId(proofUrl);
  const taken = await trx(TABLE)
    .where({ proof_id: id })
    .whereNull('claimed_by')
    .where('created_at', '>', new Date(Date.now() - DAY_MS))
    .update({ claimed_by: orderId, claimed_at: new Date() });
  if (taken !== 1) throw badProof();
  return id;
}

/** A link that shows the proof to whoever holds it, for five minutes. */
export function signedLink(proofUrl: string, now = Date.now()): string | null {
  const id = proofIdOf(proofUrl);
  if (!id) return null;
  const end = linkEnd(now);
  const signature = signatureOf(signedText(id, end), secret('LINK_SECRET'));
  return `${proofAddress(id)}?e=${end}&s=${signature}`;
}

/** Refuses a link that was altered or whose five minutes are over. */
export function requireLink(id: string, end: string, signature: string, now = Date.now()): void {
  const isWhole = timingSafeEqualText(
    signature,
    signatureOf(signedText(id, Number(end)), secret('LINK_SECRET')),
  );
  if (!isWhole || !/^\d{1,12}$/.test(end) || Number(end) * 1000 < now) throw forbidden();
}

/** The picture of a proof. */
export async function readProof(id: string): Promise<Buffer> {
  if (proofIdOf(id) !== id) throw notFound();
  const bytes = await fileStore().read(keyOf(id));
  if (!bytes) throw notFound();
  return bytes;
}

/** Deletes the proofs that no order took within a day of their upload. Answers how many. */
export async function sweepUnclaimed(now = Date.now()): Promise<number> {
  const old = { claimedBy: { $null: true }, createdAt: { $lt: new Date(now - DAY_MS) } };
  const found: Unclaimed[] = await rows().findMany({ where: old, select: ['id', 'proofId'], limit: 500 });
  for (const proof of found) await drop(proof);
  return found.length;
}
