import {
  asPage,
  inboxMessages,
  receivedMessageSchema,
  type MessageChange,
  type MessageListQuery,
  type ReceivedMessage,
  type ContactMessage,
} from '@shop/contract';
import type { Connection, Trx } from '../../../database/connection';
import { records } from '../../../database/gateway/records';
import { inTransaction } from '../../../database/transaction';
import { asAnswer } from '../../../platform/http/as-answer';
import { notFound } from '../../../platform/http/http-error';
import { audit } from '../../../platform/access/audit-log';
import { queueMail } from '../../../platform/mail/queue-mail';
import { shopSetting } from '../../shop-setting/services/shop-setting';
import { ownerMail } from '../domain/owner-mail';

const messagesIn = (db: Connection | Trx) => records('api::contact-message.contact-message', db);

const conditions = {
  unread: { read: false },
  unanswered: { answered: false },
  answered: { answered: true },
} as const;

/** Stores a shopper's message and forwards it to the owner. */
export async function storeMessage(message: Omit<ContactMessage, 'website'>): Promise<void> {
  const shop = await shopSetting.current();
  await inTransaction(async (trx) => {
    await messagesIn(trx).insert(message);
    await queueMail(trx, ownerMail(shop, message));
  });
}

/** Returns messages by the ids of their rows. */
export async function messagesByIds(ids: readonly number[]): Promise<Map<number, ReceivedMessage>> {
  const found = await messagesIn(strapi.db.connection).many({ id: ids });
  return new Map(found.map((message) => [message.id, asAnswer(receivedMessageSchema, message)]));
}

export const countUnread = (): Promise<number> => messagesIn(strapi.db.connection).count(conditions.unread);

export async function listMessages({ page, limit, state }: MessageListQuery) {
  const messages = messagesIn(strapi.db.connection);
  const where = state ? conditions[state] : {};
  const [found, total, unread] = await Promise.all([
    messages.many(where, { orderBy: ['-id'], limit, offset: (page - 1) * limit }),
    messages.count(where),
    countUnread(),
  ]);
  const rows = found.map((message) => asAnswer(receivedMessageSchema, message));
  return { ...asPage('messages', rows, total, limit), unread };
}

async function find(trx: Trx, documentId: string) {
  const found = await messagesIn(trx).one({ documentId });
  if (!found) throw notFound(inboxMessages.notFound);
  return found;
}

export const markMessage = (documentId: string, change: MessageChange): Promise<ReceivedMessage> =>
  inTransaction(async (trx) => {
    const before = await find(trx, documentId);
    await messagesIn(trx).update({ id: before.id }, change);
    const after = await find(trx, documentId);
    if (after.answered !== before.answered)
      await audit({
        action: 'message-answered',
        before: { answered: before.answered },
        after: { _id: documentId, answered: after.answered },
      });
    return asAnswer(receivedMessageSchema, after);
  });

/** Deletes a message permanently; the audit entry holds no personal data. */
export const deleteMessage = (documentId: string): Promise<void> =>
  inTransaction(async (trx) => {
    const { id, createdAt: receivedAt } = await find(trx, documentId);
    await messagesIn(trx).remove({ id });
    await audit({ action: 'message-deleted', before: { _id: documentId, receivedAt } });
  });
