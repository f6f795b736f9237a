import { paymentReminderMail } from '../../domain/status/payment-mails';
import { recordEvent } from '../order-events';
import { queueOrderMail } from '../queue-order-mail';
import { handleDueOrders } from './due-orders';

/** Reminds customers of unpaid orders by mail, once for each deadline; returns the number of orders. */
export const remindOfPayments = (now = new Date()): Promise<number> =>
  handleDueOrders('remind_at', now, async (trx, order) => {
    const { expiresAt } = order;
    if (expiresAt === null) return;
    const at = new Date();
    const isQueued = await queueOrderMail(trx, order, {
      ...{ kind: 'payment-reminder', at },
      build: (facts) => paymentReminderMail(facts, expiresAt),
    });
    if (isQueued)
      await recordEvent(trx, order.id, { type: 'note', at, note: 'Se mandó el recordatorio de pago.' });
  });
