import { sendsMail } from '../../../../platform/mail/deliver';
import { queueMail } from '../../../../platform/mail/queue-mail';
import { paymentReminderMail } from '../../domain/status/payment-mails';
import { currentTexts, orderMailFacts } from '../order-mail-facts';
import { recordEvent } from '../order-events';
import { handleDueOrders } from './due-orders';

/** Reminds customers of unpaid orders by mail, once for each deadline; returns the number of orders. */
export const remindOfPayments = (now = new Date()): Promise<number> =>
  handleDueOrders('remind_at', now, async (trx, order) => {
    if (!order.email || order.expiresAt === null || !sendsMail()) return;
    const at = new Date();
    const mail = paymentReminderMail(orderMailFacts(order, await currentTexts()), order.expiresAt);
    await queueMail(trx, { kind: 'payment-reminder', orderNumber: order.orderNumber, ...mail }, at);
    await recordEvent(trx, order.id, { type: 'note', at, note: 'Se mandó el recordatorio de pago.' });
  });
