import {
  FAILED_MAILS_LISTED,
  messages,
  orderMailSchema,
  type FailedMail,
  type OrderMail,
} from '@shop/contract';
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

/** Returns the mails of orders that failed and can still be sent again, newest first. */
export async function listFailedMails(): Promise<FailedMail[]> {
  const db = strapi.db.connection;
  const mails = await mailsIn(db).many(
    { state: 'failed', orderNumber: { $notNull: true }, text: { $notNull: true } },
    { orderBy: ['-id'], limit: FAILED_MAILS_LISTED },
  );
  const numbers = mails.map(({ orderNumber }) => orderNumber);
  const orders = await records('api::order.order', db).many(
    { orderNumber: numbers, deletedAt: null },
    { select: ['documentId', 'orderNumber'] },
  );
  const idOf = new Map(orders.map(({ documentId, orderNumber }) => [orderNumber, documentId]));
  return mails.flatMap((mail) => {
    const { orderNumber } = mail;
    const orderId = orderNumber === null ? undefined : idOf.get(orderNumber);
    return orderNumber === null || orderId === undefined
      ? []
      : { ...asOrderMail(mail), orderNumber, orderId };
  });
}
