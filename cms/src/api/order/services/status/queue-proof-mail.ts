import type { Trx } from '../../../../database/connection';
import { sendsMail } from '../../../../platform/mail/deliver';
import { queueMail } from '../../../../platform/mail/queue-mail';
import { proofAgainMail } from '../../domain/status/proof-again-mail';
import type { OrderRecord } from '../../domain/order-view';
import { currentTexts, orderMailFacts } from '../order-mail-facts';

/** Queues the mail that asks for another proof, when staff have given a reason that she does not know yet. */
export async function queueProofMail(
  trx: Trx,
  before: OrderRecord,
  after: OrderRecord,
  at: Date,
): Promise<void> {
  const isNews = after.proofReason !== '' && after.proofReason !== before.proofReason;
  if (!isNews || !after.email || !sendsMail()) return;
  const mail = proofAgainMail(orderMailFacts(after, await currentTexts()));
  await queueMail(trx, { kind: 'order-proof-again', orderNumber: after.orderNumber, ...mail }, at);
}
