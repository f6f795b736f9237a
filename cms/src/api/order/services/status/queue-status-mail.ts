import type { OrderStatusChange } from '@shop/contract';
import type { Trx } from '../../../../database/connection';
import { withdrawUnsentMails } from '../../../../platform/mail/queue-mail';
import type { OrderMail } from '../../domain/order-mail';
import type { OrderRecord } from '../../domain/order-view';
import { cancelledMail, refundMail } from '../../domain/status/change-mails';
import { paymentReceivedMail, proofAcceptedMail } from '../../domain/status/payment-mails';
import { statusMailKind, type StatusMailKind } from '../../domain/status/status-mail-kind';
import { queueOrderMail } from '../queue-order-mail';
import { ACCEPTANCE_PAUSE_MS } from './queue-proof-mail';

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

/** Queues the mail of a change of status, unless staff say no; withdraws the acceptance that was undone in time. */
export async function queueStatusMail(
  trx: Trx,
  before: OrderRecord,
  after: OrderRecord,
  { notify, at }: Pick<OrderStatusChange, 'notify'> & { at: Date },
): Promise<void> {
  if (before.status === after.status) return;
  if (after.status !== 'paid') await withdrawUnsentMails(trx, after.orderNumber, 'order-proof-accepted');
  const kind = notify === false ? null : statusMailKind(before, after);
  if (!kind) return;
  const isAcceptance = kind === 'order-proof-accepted';
  const sendAt = isAcceptance ? new Date(at.getTime() + ACCEPTANCE_PAUSE_MS) : at;
  const money = { returned: before.paidAmount - after.paidAmount, method: after.paymentMethod };
  await queueOrderMail(trx, after, { kind, build: (mail) => builders[kind](mail, money), at, sendAt });
}
