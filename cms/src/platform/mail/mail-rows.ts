import { randomUUID } from 'node:crypto';
import type { Row } from '../../database/connection';
import { jsonOf, jsonText, newRow } from '../../database/rows';
import { publicUrl } from '../../settings/environment';
import type { Mail, MailPicture, NewMail } from './mail';

/** A mail that this process has claimed, with what identifies the attempt. */
export type ClaimedMail = {
  id: number;
  orderNumber: string | null;
  messageId: string;
  attempts: number;
  /** Milliseconds; until then no other process takes the mail. */
  leasedUntil: number;
  mail: Mail;
};

export const MAILS = 'outgoing_mails';

/** Creates a Message-ID; the receiver recognises a mail that arrives twice by it. */
export const newMessageId = (): string => `<${randomUUID()}@${new URL(publicUrl()).hostname}>`;

export const mailRow = (mail: NewMail, at: Date) => ({
  ...newRow(at),
  kind: mail.kind,
  order_number: mail.orderNumber ?? null,
  recipient: mail.to,
  subject: mail.subject,
  text: mail.text,
  reply_to: mail.replyTo ?? null,
  pictures: mail.pictures?.length ? jsonText(mail.pictures) : null,
  unsubscribe_url: mail.unsubscribeUrl ?? null,
  message_id: newMessageId(),
  state: 'waiting',
  attempts: 0,
  next_attempt_at: at,
});

const optional = (value: unknown): string | undefined => (value as string | null) ?? undefined;

const asMail = (row: Row): Mail => ({
  to: row.recipient as string,
  subject: row.subject as string,
  text: row.text as string,
  replyTo: optional(row.reply_to),
  pictures: jsonOf<MailPicture[]>(row.pictures, []),
  unsubscribeUrl: optional(row.unsubscribe_url),
});

export const asClaimed = (row: Row): ClaimedMail => ({
  id: row.id as number,
  orderNumber: row.order_number as string | null,
  messageId: row.message_id as string,
  attempts: Number(row.attempts),
  leasedUntil: new Date(row.next_attempt_at as string | number | Date).getTime(),
  mail: asMail(row),
});

/** The columns that hold the text of a mail, which are emptied when it is no longer needed. */
export const withoutText = { text: null, pictures: null, unsubscribe_url: null, reply_to: null };
