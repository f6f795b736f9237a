import type { OrderProof } from '@shop/contract';
import type { Connection, Trx } from '../../../database/connection';
import { proofsIn } from './proofs';

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
