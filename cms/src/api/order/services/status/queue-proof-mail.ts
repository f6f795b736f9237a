import { MINUTE_MS } from '@shop/contract';
import type { Trx } from '../../../../database/connection';
import { withdrawUnsentMails } from '../../../../platform/mail/queue-mail';
import type { OrderRecord } from '../../domain/order-view';
import { proofAgainMail } from '../../domain/status/proof-again-mail';
import { queueOrderMail } from '../queue-order-mail';

/** Staff may undo the acceptance of a proof for a minute. */
export const ACCEPTANCE_PAUSE_MS = MINUTE_MS + 5_000;

type When = { at: Date; canBeUndone: boolean };

/** Queues the mail that asks for another proof, when staff have given a reason that she does not know yet. */
export async function queueProofMail(
  trx: Trx,
  before: OrderRecord,
  after: OrderRecord,
  { at, canBeUndone }: When,
): Promise<void> {
  if (before.proofReason !== '' && after.proofReason === '')
    await withdrawUnsentMails(trx, after.orderNumber, 'order-proof-again');
  if (after.proofReason === '' || after.proofReason === before.proofReason) return;
  const sendAt = canBeUndone ? new Date(at.getTime() + ACCEPTANCE_PAUSE_MS) : at;
  await queueOrderMail(trx, after, { kind: 'order-proof-again', build: proofAgainMail, at, sendAt });
}
