import type { OrderProof, ProofKind } from '@shop/contract';
import type { Connection, Row, Trx } from '../../../database/connection';

// A re-encoded picture is compared too: messengers change the bytes of a file, not what it shows. A union, so that each
// half uses its own index.
const SAME_CONTENT = `select o.document_id, o.order_number, o.created_at from (
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
  const row: Row | undefined = await db('transfer_proofs').where('proof_id', proofId).first();
  if (!row) return null;
  const values = [row.sha_256, row.received_sha_256, orderId] as string[];
  const others: Row[] = await db
    .from(db.raw(`(${SAME_CONTENT}) as others`, values))
    .orderBy(['created_at', 'order_number'])
    .select('document_id', 'order_number');
  return {
    kind: row.kind as ProofKind,
    bytes: row.bytes as number,
    usedIn: others.map((other) => ({
      _id: other.document_id as string,
      orderNumber: other.order_number as string,
    })),
  };
}
