import { MINUTE_MS, type MailKind, type OrderStatusChange } from '@shop/contract';
import type { Trx } from '../../../../database/connection';
import { sendsMail } from '../../../../platform/mail/deliver';
import { queueMail, withdrawUnsentMails } from '../../../../platform/mail/queue-mail';
import type { OrderMail } from '../../domain/order-mail';
import type { OrderRecord } from '../../domain/order-view';
import { cancelledMail, orderChangedMail, refundMail } from '../../domain/status/change-mails';
import { paymentReceivedMail, proofAcceptedMail, proofReceivedMail } from '../../domain/status/payment-mails';
import { statusMailKind, type StatusMailKind } from '../../domain/status/status-mail-kind';
import { currentTexts, orderMailFacts } from '../order-mail-facts';

// Staff may undo the acceptance of a proof for a minute.
const ACCEPTANCE_PAUSE_MS = MINUTE_MS + 5_000;

const builders: Record<StatusMailKind, (mail: OrderMail) => ReturnType<typeof cancelledMail>> = {
  'order-cancelled': cancelledMail,
  'order-paid': paymentReceivedMail,
  'order-proof-accepted': proofAcceptedMail,
};

/** Queues a mail about an order, unless the customer left no address or the shop has no mail server. */
async function queueAbout(
  trx: Trx,
  order: OrderRecord,
  kind: MailKind,
  build: (mail: OrderMail) => ReturnType<typeof cancelledMail>,
  { at, sendAt }: { at: Date; sendAt?: Date },
): Promise<void> {
  if (!order.email || !sendsMail()) return;
  const mail = build(orderMailFacts(order, await currentTexts()));
  await queueMail(trx, { kind, orderNumber: order.orderNumber, ...mail }, at, sendAt);
}

/** Queues the mail that a proof has arrived. */
export const queueProofReceivedMail = (trx: Trx, order: OrderRecord, at: Date): Promise<void> =>
  queueAbout(trx, order, 'order-proof-received', proofReceivedMail, { at });

/** Queues the mail that an order was edited, with what it cost before. */
export const queueOrderChangedMail = (
  trx: Trx,
  order: OrderRecord,
  oldTotal: number,
  at: Date,
): Promise<void> =>
  queueAbout(trx, order, 'order-changed', (mail) => orderChangedMail(mail, oldTotal), { at });

/** Queues the mail that an amount was returned. */
export const queueRefundMail = (
  trx: Trx,
  order: OrderRecord,
  { amount, method }: { amount: number; method: string },
  at: Date,
): Promise<void> =>
  queueAbout(trx, order, 'order-refund', (mail) => refundMail(mail, amount, method), { at });

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
  await queueAbout(trx, after, kind, builders[kind], { at, sendAt });
}
