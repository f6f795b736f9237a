import { MINUTE_MS, type OrderStatusChange } from '@shop/contract';
import type { Trx } from '../../../../database/connection';
import { withdrawUnsentMails } from '../../../../platform/mail/queue-mail';
import type { OrderMail } from '../../domain/order-mail';
import type { OrderRecord } from '../../domain/order-view';
import { cancelledMail, refundMail } from '../../domain/status/change-mails';
import { paymentReceivedMail, proofAcceptedMail, proofAgainMail } from '../../domain/status/payment-mails';
import { statusMailKind, type StatusMailKind } from '../../domain/status/status-mail-kind';
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
