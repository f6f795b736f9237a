import { isStopped, type OrderStatusChange } from '@shop/contract';
import type { Trx } from '../../../../database/connection';
import { withdrawUnsentMails } from '../../../../platform/mail/queue-mail';
import type { OrderMail } from '../../domain/order-mail';
import type { OrderRecord } from '../../domain/order-view';
import { cancelledMail, refundMail } from '../../domain/status/change-mails';
import { paymentReceivedMail, proofAcceptedMail, proofAgainMail } from '../../domain/status/payment-mails';
import { statusMailKind, type StatusMailKind } from '../../domain/status/status-mail-kind';
import { queueOrderMail } from '../queue-order-mail';

/** Queues the mail that asks for another proof, when staff have given a reason that she does not know yet. */
export async function queueProofMail(
  trx: Trx,
  before: OrderRecord,
  after: OrderRecord,
  at: Date,
): Promise<void> {
  if (before.proofReason !== '' && after.proofReason === '')
    await withdrawUnsentMails(trx, after.orderNumber, 'order-proof-again');
  if (after.proofReason === '' || after.proofReason === before.proofReason) return;
  await queueOrderMail(trx, after, { kind: 'order-proof-again', build: proofAgainMail, at });
}

type Returned = { returned: number; method: string };

const builders: Record<
  StatusMailKind,
  (mail: OrderMail, money: Returned) => ReturnType<typeof cancelledMail>
> = {
  'order-cancelled': cancelledMail,
  'order-paid': paymentReceivedMail,
  'order-proof-accepted': proofAcceptedMail,
  'order-refund': (mail, { returned, method }) => refundMail(mail, returned, method),
};

/** Returns the kinds of mails that tell what is no longer so. */
function outdatedKinds({ status, paidAt }: OrderRecord): StatusMailKind[] {
  const paid: StatusMailKind[] = status === 'paid' ? [] : ['order-proof-accepted'];
  if (paidAt === null) paid.push('order-paid');
  return isStopped(status) ? paid : [...paid, 'order-cancelled'];
}

/** Queues the mail of a change of status, unless staff say no; withdraws those of an earlier one that have not left. */
export async function queueStatusMail(
  trx: Trx,
  before: OrderRecord,
  after: OrderRecord,
  { notify, at }: Pick<OrderStatusChange, 'notify'> & { at: Date },
): Promise<void> {
  if (before.status === after.status) return;
  for (const kind of outdatedKinds(after)) await withdrawUnsentMails(trx, after.orderNumber, kind);
  const kind = notify === false ? null : statusMailKind(before, after);
  if (!kind) return;
  const money = { returned: before.paidAmount - after.paidAmount, method: after.paymentMethod };
  await queueOrderMail(trx, after, { kind, build: (mail) => builders[kind](mail, money), at });
}
