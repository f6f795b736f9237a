import { messages, orderMailSchema, type OrderMail } from '@shop/contract';
import { records } from '../../../database/gateway/records';
import { asAnswer } from '../../../platform/http/as-answer';
import { notFound } from '../../../platform/http/http-error';
import { mailsIn, type MailRecord } from '../../../platform/mail/mail-records';

export const asOrderMail = (mail: MailRecord): OrderMail =>
  asAnswer(orderMailSchema, mail, {
    at: mail.createdAt,
    error: mail.lastError ?? '',
    canResend: mail.state !== 'waiting' && mail.text !== null,
  });

/** Returns the mails of an order, oldest first; throws 404 for an order that never was. */
export async function listOrderMails(orderId: string): Promise<OrderMail[]> {
  const db = strapi.db.connection;
  const order = await records('api::order.order', db).one(
    { documentId: orderId },
    { select: ['orderNumber'] },
  );
  if (!order) throw notFound(messages.orderNotFound);
  const mails = await mailsIn(db).many({ orderNumber: order.orderNumber }, { orderBy: ['id'] });
  return mails.map(asOrderMail);
}
