import { messages, type MailState, type OrderMail } from '@shop/contract';
import type { Row } from '../../../database/connection';
import { isoOf, isoOrNull } from '../../../database/rows';
import { notFound } from '../../../platform/http/http-error';
import { MAILS } from '../../../platform/mail/mail-rows';

export const asOrderMail = (row: Row): OrderMail => ({
  _id: row.document_id as string,
  kind: row.kind as string,
  recipient: row.recipient as string,
  subject: row.subject as string,
  state: row.state as MailState,
  attempts: Number(row.attempts),
  at: isoOf(row.created_at),
  nextAttemptAt: isoOrNull(row.next_attempt_at),
  sentAt: isoOrNull(row.sent_at),
  error: (row.last_error as string | null) ?? '',
  canResend: row.state !== 'waiting' && row.text !== null,
});

/** Returns the mails of an order, oldest first; throws 404 for an order that never was. */
export async function listOrderMails(orderId: string): Promise<OrderMail[]> {
  const db = strapi.db.connection;
  const order: Row | undefined = await db('orders').where('document_id', orderId).first('order_number');
  if (!order) throw notFound(messages.orderNotFound);
  const rows: Row[] = await db(MAILS)
    .where('order_number', order.order_number as string)
    .orderBy('id');
  return rows.map(asOrderMail);
}
