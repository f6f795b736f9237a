import type { Trx } from '../../../../database/connection';
import type { RecordOf } from '../../../../database/gateway/record-types';
import { records } from '../../../../database/gateway/records';
import { groupBy, inBatches } from '../../../../database/rows';
import { mailsIn } from '../../../../platform/mail/mail-records';
import { cases } from '../../../case/services/case';
import { orders } from '../../../order/services/order';
import { pictures } from '../../../picture-upload/services/picture-upload';
import { emptied } from '../../../../platform/panel/emptied';

const NO_CONTACT = { fullName: '', email: '', phone: '' };

/** Files to delete after the commit: proofs by id, and photos of reviews by id. */
export type ErasedFiles = { proofs: string[]; photos: string[] };

type ErasedOrder = Pick<RecordOf<'api::order.order'>, 'id' | 'documentId' | 'orderNumber'>;

// Numbers, lines and amounts stay: they are the shop's accounts.
async function eraseContacts(trx: Trx, erased: readonly ErasedOrder[], erasedAt: Date): Promise<void> {
  const stored = records('api::order.order', trx);
  const lines = await records('api::order-line.order-line', trx).many(
    { orderId: erased.map(({ id }) => id) },
    { orderBy: ['position'], select: ['orderId', 'title'] },
  );
  const byOrder = groupBy(lines, ({ orderId }) => orderId);
  for (const { id, orderNumber } of erased) {
    const keys = orders.searchKeys(orderNumber, NO_CONTACT, byOrder.get(id) ?? []);
    await stored.update({ id }, { ...emptied('api::order.order', ''), ...keys, remindAt: null, erasedAt });
  }
}

// Duplicates of a proof are still recognised by its hash; the address of the sender is not needed any more.
async function eraseProofs(trx: Trx, documentIds: readonly string[], sweptAt: Date): Promise<string[]> {
  const proofs = records('api::picture-upload.transfer-proof', trx);
  const claimed = await proofs.many({ claimedBy: documentIds }, { select: ['id', 'proofId'] });
  const personal = emptied('api::picture-upload.transfer-proof');
  await proofs.update({ id: claimed.map(({ id }) => id) }, { ...personal, sweptAt });
  return claimed.map(({ proofId }) => proofId);
}

// A published opinion stays without its author; what nobody has published goes with its text.
async function eraseReviews(trx: Trx, orderIds: readonly number[]): Promise<string[]> {
  const lines = await records('api::order-line.order-line', trx).many(
    { orderId: orderIds },
    { select: ['id'] },
  );
  const reviews = records('api::review.review', trx);
  const hers = { orderLineId: lines.map(({ id }) => id) };
  const photos = await reviews.many({ ...hers, photo: { $notNull: true } }, { select: ['photo'] });
  await reviews.update(hers, emptied('api::review.review'));
  await reviews.update({ ...hers, state: { $ne: 'published' } }, { text: '' });
  return photos.flatMap(({ photo }) => photo ?? []);
}

// Mails that wait are not sent any more; of the others, kind and times stay in the order's list.
async function eraseMails(trx: Trx, orderNumber: readonly string[]): Promise<void> {
  await mailsIn(trx).remove({ orderNumber, state: 'waiting' });
  // The stamp says when a mail ended.
  await mailsIn(trx).update({ orderNumber }, emptied('api::mail.outgoing-mail'), { keepsStamp: true });
}

async function eraseHistory(trx: Trx, orderId: readonly number[]): Promise<void> {
  const events = records('api::order-event.order-event', trx);
  await events.update({ orderId }, emptied('api::order-event.order-event', ''));
  const payments = records('api::order-payment.order-payment', trx);
  await payments.update({ orderId }, { ...emptied('api::order-payment.order-payment'), note: '' });
}

// A case about her order that somebody else opened names that person, not her.
async function eraseCases(trx: Trx, documentIds: readonly string[], at: Date): Promise<void> {
  const found = await records('api::case.case', trx).many(
    { orderDocumentId: documentIds },
    { select: ['id', 'contactMatches'] },
  );
  const hers = found.filter(({ contactMatches }) => contactMatches !== false);
  const ids = hers.map(({ id }) => id);
  await cases.erase(trx, ids, at);
}

async function eraseBatch(trx: Trx, ids: readonly number[], at: Date): Promise<ErasedFiles> {
  const erased = await records('api::order.order', trx).many(
    { id: ids },
    { select: ['id', 'documentId', 'orderNumber'] },
  );
  const documentIds = erased.map(({ documentId }) => documentId);
  const files = {
    proofs: await eraseProofs(trx, documentIds, at),
    photos: await eraseReviews(trx, ids),
  };
  await eraseMails(
    trx,
    erased.map(({ orderNumber }) => orderNumber),
  );
  await eraseHistory(trx, ids);
  // They hold what an order was before: undoing one would bring the person back.
  await records('api::order-step.order-step', trx).remove({ orderId: ids });
  await eraseCases(trx, documentIds, at);
  await records('api::idempotency-key.idempotency-key', trx).remove({ answer: documentIds });
  await eraseContacts(trx, erased, at);
  return files;
}

/** Removes the person from orders and everything that hangs on them; returns the files that are no longer needed. */
export async function eraseOrders(trx: Trx, ids: readonly number[], at: Date): Promise<ErasedFiles> {
  const all: ErasedFiles = { proofs: [], photos: [] };
  for (const batch of inBatches(ids)) {
    const { proofs, photos } = await eraseBatch(trx, batch, at);
    all.proofs.push(...proofs);
    all.photos.push(...photos);
  }
  return all;
}

/** Returns the keys of files in the store. */
export const keysOfFiles = ({ proofs, photos }: ErasedFiles): string[] => [
  ...proofs.flatMap((id) => pictures.proofKeys(id)),
  ...photos.flatMap((id) => pictures.keysOf(`review-photos/${id}`)),
];
