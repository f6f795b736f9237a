import { DAY_MS, RESTORE_DAYS, SUPERSEDED_PROOF_DAYS } from '@shop/contract';

/** Joins claimed proofs `t` with their orders `o`. */
export const CLAIMED_PROOFS = 'transfer_proofs t join orders o on o.document_id = t.claimed_by';

/** SQL of the claimed proofs that may be deleted; its two values are those of `retentionEnds`. The proof that an order
 * shows stays as long as the order can be restored, and an order that still changes keeps all of its proofs. */
export const RETENTION_IS_OVER = `t.swept_at is null and
  ((t.proof_id <> coalesce(o.transfer_proof, '') and o.updated_at < ?) or o.deleted_at < ?)`;

/** Returns the times before which an order must have changed last, or have been deleted. */
export const retentionEnds = (now: number): [changed: Date, deleted: Date] => [
  new Date(now - SUPERSEDED_PROOF_DAYS * DAY_MS),
  new Date(now - RESTORE_DAYS * DAY_MS),
];
