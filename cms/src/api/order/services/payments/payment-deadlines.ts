import { EXPIRING_STATUSES } from '@shop/contract';
import type { Trx } from '../../../../database/connection';
import { inTransaction } from '../../../../database/transaction';
import type { OrderRecord } from '../../domain/order-view';
import { paymentReminderMail } from '../../domain/status/payment-mails';
import { lockOrder, NO_DEADLINE, ordersIn } from '../order-records';
import { recordEvent } from '../order-events';
import { changeStatusIn } from '../status/change-status';
import { askBeforeExpiry } from '../online/ask-provider';
import { queueOrderMail } from '../queue-order-mail';

const BATCH = 100;

type Deadline = keyof typeof NO_DEADLINE;

// Goods that the customer has, or money that she paid, are matters for the staff.
const waits = (order: OrderRecord): boolean =>
  (EXPIRING_STATUSES as readonly string[]).includes(order.status) &&
  order.paidAmount === 0 &&
  order.fulfillment !== 'delivered';

/**
 * Handles the orders whose deadline has come, each in a transaction of its own; returns their number. Another
 * process, or staff, may have changed an order meanwhile: its row is locked and looked at again.
 */
async function handleDueOrders(
  deadline: Deadline,
  now: Date,
  handle: (trx: Trx, order: OrderRecord) => Promise<void>,
): Promise<number> {
  const due = await ordersIn(strapi.db.connection).many(
    { [deadline]: { $lte: now }, deletedAt: null },
    { orderBy: [deadline], limit: BATCH, select: ['documentId'] },
  );
  let handled = 0;
  for (const { documentId } of due)
    handled += await inTransaction(async (trx) => {
      const order = await lockOrder(trx, documentId);
      const { id, updatedAt, [deadline]: time } = order;
      if (time === null || new Date(time) > now) return 0;
      const ended = deadline === 'expiresAt' ? NO_DEADLINE : { remindAt: null };
      // Nobody's edit fails for a reminder.
      await ordersIn(trx).update({ id }, { ...ended, updatedAt });
      if (!waits(order)) return 0;
      await handle(trx, order);
      return 1;
    });
  return handled;
}

const NOTE = 'Venció el plazo para pagarla.';

/** Cancels the orders whose payment did not come in time, with all that a cancellation does; returns their number. */
export async function cancelExpiredOrders(): Promise<number> {
  const now = new Date();
  await askBeforeExpiry(now);
  return handleDueOrders('expiresAt', now, async (trx, { id, documentId }) => {
    await recordEvent(trx, id, { type: 'note', at: new Date(), note: NOTE });
    await changeStatusIn(trx, documentId, { status: 'cancelled' });
  });
}

/** Reminds customers of unpaid orders by mail, once for each deadline; returns the number of orders. */
export const remindOfPayments = (): Promise<number> =>
  handleDueOrders('remindAt', new Date(), async (trx, order) => {
    const { expiresAt } = order;
    if (expiresAt === null) return;
    const at = new Date();
    const isQueued = await queueOrderMail(trx, order, {
      kind: 'payment-reminder',
      at,
      build: (facts) => paymentReminderMail(facts, expiresAt),
    });
    if (isQueued)
      await recordEvent(trx, order.id, { type: 'note', at, note: 'Se mandó el recordatorio de pago.' });
  });
