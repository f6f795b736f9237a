import { DAY_MS, RESTORE_DAYS, SUPERSEDED_PROOF_DAYS } from '@shop/contract';

/** Joins claimed proofs `t` with their orders `o`. */
export const CLAIMED_PROOFS = 'transfer_proofs t join orders o on o.document_id = t.claimed_by';

/** SQL of the claimed proofs that may be deleted; its values are those of `retentionEnds`. An order that still changes
 * keeps all of its proofs, and the one that it shows stays for the owner's days after the payment, or after its end. */
export const RETENTION_IS_OVER = `t.swept_at is null and
  ((t.proof_id <> coalesce(o.transfer_proof, '') and o.updated_at < ?) or o.deleted_at < ? or o.paid_at < ?
  or (o.order_status in ('cancelled', 'refunded') and o.updated_at < ?))`;

type Ends = { changed: Date; deleted: Date; paid: Date };

/** Returns the times before which an order must have changed last, have been deleted, or have been paid. */
export const retentionEnds = (now: number, proofDays: number): Ends => ({
  changed: new Date(now - SUPERSEDED_PROOF_DAYS * DAY_MS),
  deleted: new Date(now - RESTORE_DAYS * DAY_MS),
  paid: new Date(now - proofDays * DAY_MS),
});

/** Returns the values of `RETENTION_IS_OVER`. */
export const retentionValues = ({ changed, deleted, paid }: Ends): [Date, Date, Date, Date] => [
  changed,
  deleted,
  paid,
  paid,
];
