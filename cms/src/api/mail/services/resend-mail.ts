import { mailMessages, type OrderMail } from '@shop/contract';
import type { Row } from '../../../database/connection';
import { inTransaction } from '../../../database/transaction';
import { audit } from '../../../platform/access/audit-log';
import { onCommit } from '../../../platform/changes/changes';
import { conflict, notFound } from '../../../platform/http/http-error';
import { MAILS, newMessageId } from '../../../platform/mail/mail-rows';
import { wakeMailSender } from '../../../platform/mail/mail-sender';
import { asOrderMail } from './order-mails';

/** Sends a mail of an order once more, with a new Message-ID; throws 409 while it waits and once its text was deleted. */
export const resendMail = (id: string): Promise<OrderMail> =>
  inTransaction(async (trx) => {
    const now = new Date();
    const found = () => trx(MAILS).where('document_id', id).whereNotNull('order_number');
    const [resent]: Row[] = await found()
      .whereNot('state', 'waiting')
      .whereNotNull('text')
      .update({
        state: 'waiting',
        attempts: 0,
        next_attempt_at: now,
        updated_at: now,
        // Receivers drop a mail whose Message-ID they have seen.
        message_id: newMessageId(),
        last_error: null,
        sent_at: null,
      })
      .returning('*');
    if (!resent) {
      const before: Row | undefined = await found().first('state');
      if (!before) throw notFound(mailMessages.notFound);
      throw conflict(before.state === 'waiting' ? mailMessages.waiting : mailMessages.textDeleted);
    }
    const mail = asOrderMail(resent);
    await audit({
      action: 'mail-resent',
      after: { _id: mail._id, kind: mail.kind, orderNumber: resent.order_number },
    });
    onCommit(wakeMailSender);
    return mail;
  });
