import type { Trx } from '../../../../database/connection';
import { records } from '../../../../database/gateway/records';
import { mailsIn } from '../../../../platform/mail/mail-records';
import { cases } from '../../../case/services/case';
import { isHers, type ContactMatch } from '../person/contact-match';

async function eraseCasesOf(trx: Trx, match: ContactMatch, until: Date): Promise<void> {
  const received = { receivedAt: { $lte: until } };
  const known = await records('api::case.case', trx).many(received, { select: ['id', 'email', 'phone'] });
  const ids = known.filter((one) => isHers(one, match)).map(({ id }) => id);
  await cases.erase(trx, ids, new Date());
}

async function eraseMailsOf(trx: Trx, match: ContactMatch, createdAt: { $lte: Date }): Promise<void> {
  const mails = await mailsIn(trx).many(
    { createdAt, orderNumber: null },
    { select: ['id', 'recipient', 'replyTo'] },
  );
  const hers = mails.filter(
    ({ recipient, replyTo }) => match.email(recipient) || (replyTo && match.email(replyTo)),
  );
  await mailsIn(trx).remove({ id: hers.map(({ id }) => id) });
}

/** Deletes messages, stock alerts and mails without an order that came from a contact until a time, and empties her cases. */
export async function eraseContacts(trx: Trx, match: ContactMatch, until: Date): Promise<void> {
  const createdAt = { $lte: until };
  for (const uid of ['api::contact-message.contact-message', 'api::stock-alert.stock-alert'] as const) {
    const found = await records(uid, trx).many({ createdAt }, { select: ['id', 'email', 'phone'] });
    await records(uid, trx).remove({ id: found.filter((one) => isHers(one, match)).map(({ id }) => id) });
  }
  await eraseMailsOf(trx, match, createdAt);
  await eraseCasesOf(trx, match, until);
}
