import type { Trx } from '../../../../database/connection';
import type { OrderRecord } from '../../domain/order-view';
import { proofAgainMail } from '../../domain/status/proof-again-mail';
import { queueOrderMail } from '../queue-order-mail';

/** Queues the mail that asks for another proof, when staff have given a reason that she does not know yet. */
export async function queueProofMail(
  trx: Trx,
  before: OrderRecord,
  after: OrderRecord,
  at: Date,
): Promise<void> {
  if (after.proofReason !== '' && after.proofReason !== before.proofReason)
    await queueOrderMail(trx, after, { kind: 'order-proof-again', build: proofAgainMail, at });
}
