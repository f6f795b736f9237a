import { DAY_MS } from '@shop/contract';
import { inTransaction } from '../../../database/transaction';
import { audit } from '../../../platform/access/audit-log';
import { operatingRules } from '../../operating-rule/services/operating-rule';
import { fileStore } from '../../../platform/storage/file-store';
import { proofKeys } from '../domain/proof-file';
import { CLAIMED_PROOFS, RETENTION_IS_OVER, retentionEnds, retentionValues } from '../domain/proof-retention';
import { deleteUnclaimed, proofsIn } from './proofs';

const BATCH_SIZE = 200;
const MAX_UNCLAIMED_PER_RUN = 500;

/** Deletes proofs that no order has claimed within a day, with their rows; returns their number. */
export async function deleteExpiredProofs(now = Date.now()): Promise<number> {
  const old = { claimedBy: null, createdAt: { $lt: new Date(now - DAY_MS) } };
  const expired = await proofsIn(strapi.db.connection).many(old, { limit: MAX_UNCLAIMED_PER_RUN });
  for (const proof of expired) await deleteUnclaimed(proof);
  return expired.length;
}

type Due = { id: number; proof: string; order: string };

const findDue = (now: number, proofDays: number): Promise<Due[]> => {
  const { connection } = strapi.db;
  return connection
    .from(connection.raw(CLAIMED_PROOFS))
    .whereRaw(RETENTION_IS_OVER, retentionValues(retentionEnds(now, proofDays)))
    .select({ id: 't.id', proof: 't.proof_id', order: 'o.order_number' })
    .limit(BATCH_SIZE);
};

// Files go first: after a crash in between, the next run finds the rows still due.
async function sweep(due: readonly Due[], at: Date): Promise<void> {
  await fileStore().remove(due.flatMap(({ proof }) => proofKeys(proof)));
  await inTransaction(async (trx) => {
    await proofsIn(trx).update({ id: due.map(({ id }) => id) }, { sweptAt: at });
    // A paid order is shown without its proof; the history says that there was one.
    await trx('orders')
      .whereIn(
        'transfer_proof',
        due.map(({ proof }) => proof),
      )
      .update({ transfer_proof: '' });
    const proofs = due.map(({ order, proof }) => ({ order, proof }));
    await audit({ action: 'proofs-swept', after: { proofs } });
  });
}

// A sender's name is kept as long as the proof that shows it, or, without a file, as long as the order can be restored.
const SENDER_IS_DUE = `sender is not null and
  (proof_id in (select proof_id from transfer_proofs where swept_at is not null)
  or order_id in (select id from orders where deleted_at < ?))`;

const eraseSenders = (deleted: Date) =>
  strapi.db.connection('order_payments').whereRaw(SENDER_IS_DUE, [deleted]).update({ sender: null });

/** Deletes the pictures of claimed proofs whose retention is over, and the names of their senders, with an audit entry;
 * histories keep their ids. */
export async function sweepClaimedProofs(now = Date.now()): Promise<number> {
  const { proofDays } = await operatingRules.current();
  let swept = 0;
  for (let due = await findDue(now, proofDays); due.length > 0; due = await findDue(now, proofDays)) {
    await sweep(due, new Date());
    swept += due.length;
  }
  await eraseSenders(retentionEnds(now, proofDays).deleted);
  return swept;
}
