import {
  inboxMessages,
  totalPages,
  isWithdrawal,
  type MessageChange,
  type MessageListQuery,
  type MessageState,
  type ReceivedMessage,
  type ContactMessage,
} from '@shop/contract';
import { inTransaction } from '../../../database/transaction';
import { notFound } from '../../../platform/http/http-error';
import { audit } from '../../../platform/access/audit-log';
import { queueMail } from '../../../platform/mail/queue-mail';
import { cases, shopSetting } from '../../../platform/services';
import { ownerMail } from '../domain/owner-mail';

const MESSAGE = 'api::contact-message.contact-message';

type Row = {
  id: number;
  documentId: string;
  name: string;
  email: string;
  phone: string | null;
  subject: string;
  message: string;
  seen: boolean;
  answered: boolean;
  createdAt: string | Date;
};

const rows = () => strapi.db.query(MESSAGE);

const conditions: Record<MessageState, object> = {
  unread: { seen: false },
  unanswered: { answered: false },
  answered: { answered: true },
};

const asReceived = (row: Row): ReceivedMessage => ({
  _id: row.documentId,
  name: row.name,
  email: row.email,
  phone: row.phone ?? '',
  subject: row.subject,
  message: row.message,
  read: row.seen,
  answered: row.answered,
  createdAt: new Date(row.createdAt).toISOString(),
});

/** Stores and forwards a shopper's message; returns the code of a withdrawal, else ''. Bots fill in `website`. */
export async function receiveMessage({ website, ...message }: ContactMessage): Promise<string> {
  if (website) return '';
  const { subject, ...request } = message;
  if (isWithdrawal(subject)) {
    const opened = await cases().openWithdrawal({ ...request, channel: 'contact' });
    return opened.case.code;
  }
  const shop = await shopSetting().current();
  await inTransaction(async (trx) => {
    const data = { ...message, seen: false, answered: false };
    await rows().create({ data });
    await queueMail(trx, ownerMail(shop, message));
  });
  return '';
}

/** Returns messages by the ids of their rows. */
export async function messagesByIds(ids: readonly number[]): Promise<Map<number, ReceivedMessage>> {
  const found = (await rows().findMany({ where: { id: { $in: [...ids] } } })) as Row[];
  return new Map(found.map((row) => [row.id, asReceived(row)]));
}

export const countUnread = (): Promise<number> => rows().count({ where: conditions.unread });

export async function listMessages({ page, limit, state }: MessageListQuery) {
  const where = state ? conditions[state] : {};
  const [found, totalMessages, unread] = await Promise.all([
    rows().findMany({ where, orderBy: { id: 'desc' }, limit, offset: (page - 1) * limit }) as Promise<Row[]>,
    rows().count({ where }),
    countUnread(),
  ]);
  return {
    messages: found.map(asReceived),
    totalMessages,
    totalPages: totalPages(totalMessages, limit),
    unread,
  };
}

async function find(documentId: string): Promise<Row> {
  const row = (await rows().findOne({ where: { documentId } })) as Row | null;
  if (!row) throw notFound(inboxMessages.notFound);
  return row;
}

export const markMessage = (documentId: string, change: MessageChange): Promise<ReceivedMessage> =>
  inTransaction(async () => {
    const { id, answered: before } = await find(documentId);
    const { read: seen, answered } = change;
    const data = { ...(seen !== undefined && { seen }), ...(answered !== undefined && { answered }) };
    const changed = (await rows().update({ where: { id }, data })) as Row;
    if (answered !== undefined && answered !== before) {
      await audit({
        action: 'message-answered',
        before: { answered: !answered },
        after: { _id: documentId, answered },
      });
    }
    return asReceived(changed);
  });

/** Deletes a message permanently; the audit entry holds no personal data. */
export const deleteMessage = (documentId: string): Promise<void> =>
  inTransaction(async () => {
    const { id, createdAt } = await find(documentId);
    await rows().delete({ where: { id } });
    await audit({
      action: 'message-deleted',
      before: { _id: documentId, receivedAt: new Date(createdAt).toISOString() },
    });
  });
