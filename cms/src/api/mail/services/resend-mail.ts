import { mailMessages, type OrderMail } from '@shop/contract';
import { inTransaction } from '../../../database/transaction';
import { audit } from '../../../platform/access/audit-log';
import { onCommit } from '../../../platform/changes/changes';
import { conflict, notFound } from '../../../platform/http/http-error';
import { mailsIn, newMessageId, type MailRecord } from '../../../platform/mail/mail-records';
import { wakeMailSender } from '../../../platform/mail/mail-sender';
import { asOrderMail } from './order-mails';

/** Sends a mail of an order once more, with a new Message-ID; throws 409 while it waits and once its text was deleted. */
export const resendMail = (documentId: string): Promise<OrderMail> =>
  inTransaction(async (trx) => {
    const mails = mailsIn(trx);
    const before = await mails.one({ documentId, orderNumber: { $notNull: true } }, { isLocked: true });
    if (!before) throw notFound(mailMessages.notFound);
    if (before.state === 'waiting') throw conflict(mailMessages.waiting);
    if (before.text === null) throw conflict(mailMessages.textDeleted);
    const { id, kind, orderNumber } = before;
    await mails.update(
      { id },
      {
        state: 'waiting',
        attempts: 0,
        nextAttemptAt: new Date(),
        // Receivers drop a mail whose Message-ID they have seen.
        messageId: newMessageId(),
        lastError: null,
        sentAt: null,
      },
    );
    await audit({ action: 'mail-resent', after: { _id: documentId, kind, orderNumber } });
    onCommit(wakeMailSender);
    return asOrderMail((await mails.one({ id })) as MailRecord);
  });
