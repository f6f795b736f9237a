import type { UID } from '@strapi/strapi';
import type { Row, Trx } from '../../../../database/connection';
import { inBatches } from '../../../../database/rows';
import { cases } from '../../../case/services/case';
import { orders } from '../../../order/services/order';
import { pictures } from '../../../picture-upload/services/picture-upload';
import { fieldOptions } from '../../../../platform/panel/field-options';

/** Returns the columns that a model calls personal, emptied: required ones as '', the others as `blank`. */
function emptied(uid: UID.ContentType, blank: '' | null = null): Row {
  const { attributes } = strapi.contentType(uid);
  const stored = strapi.db.metadata.get(uid).attributes as Record<string, { columnName: string }>;
  const columns = Object.entries(stored).flatMap(([name, { columnName }]) => {
    const attribute = attributes[name];
    if (!attribute || fieldOptions(attribute)?.personal !== 'erase') return [];
    return [[columnName, attribute.required ? '' : blank]];
  });
  return Object.fromEntries(columns);
}

const NO_CONTACT = { fullName: '', email: '', phone: '', address: '', city: '', postalCode: '' };

/** Files to delete after the commit: proofs by id, and photos of reviews by id. */
export type ErasedFiles = { proofs: string[]; photos: string[] };

const columnOf = (rows: readonly Row[], column: string): string[] =>
  rows.flatMap((row) => (row[column] ? [String(row[column])] : []));

// Numbers, lines and amounts stay: they are the shop's accounts.
async function eraseContacts(trx: Trx, rows: readonly Row[], titles: Map<number, string[]>, at: Date) {
  for (const row of rows) {
    const lines = (titles.get(row.id as number) ?? []).map((title) => ({ title }));
    await trx('orders')
      .where('id', row.id as number)
      .update({
        ...emptied('api::order.order', ''),
        ...orders.contactColumns(row.order_number as string, NO_CONTACT, lines),
        remind_at: null,
        erased_at: at,
        updated_at: at,
      });
  }
}

async function titlesOf(trx: Trx, ids: readonly number[]): Promise<Map<number, string[]>> {
  const lines: Row[] = await trx('order_lines')
    .whereIn('order_id', ids)
    .orderBy('position')
    .select('order_id', 'title');
  const titles = new Map<number, string[]>();
  for (const { order_id, title } of lines)
    titles.set(order_id as number, [...(titles.get(order_id as number) ?? []), String(title ?? '')]);
  return titles;
}

// Duplicates of a proof are still recognised by its hash; the address of the sender is not needed any more.
async function eraseProofs(trx: Trx, documentIds: readonly string[], at: Date): Promise<string[]> {
  const claimed = () => trx('transfer_proofs').whereIn('claimed_by', documentIds);
  const rows: Row[] = await claimed().select('proof_id');
  await claimed().update({ ...emptied('api::picture-upload.transfer-proof'), swept_at: at, updated_at: at });
  return columnOf(rows, 'proof_id');
}

// A published opinion stays without its author; what nobody has published goes with its text.
async function eraseReviews(trx: Trx, orderIds: readonly number[], at: Date): Promise<string[]> {
  const lines = trx('order_lines').whereIn('order_id', orderIds).select('id');
  const reviews = () => trx('reviews').whereIn('order_line_id', lines);
  const rows: Row[] = await reviews().whereNotNull('photo').select('photo');
  await reviews().update({ ...emptied('api::review.review'), updated_at: at });
  await reviews().whereNot('state', 'published').update({ text: '' });
  return columnOf(rows, 'photo');
}

// Mails that wait are not sent any more; of the others, kind and times stay in the order's list.
async function eraseMails(trx: Trx, numbers: readonly string[]): Promise<void> {
  const mails = () => trx('outgoing_mails').whereIn('order_number', numbers);
  await mails().where('state', 'waiting').delete();
  await mails().update(emptied('api::mail.outgoing-mail'));
}

async function eraseHistory(trx: Trx, orderIds: readonly number[]): Promise<void> {
  const of = (table: string) => trx(table).whereIn('order_id', orderIds);
  await of('order_events').update(emptied('api::order-event.order-event', ''));
  await of('order_payments').update({ ...emptied('api::order-payment.order-payment'), note: '' });
}

// A case about her order that somebody else opened names that person, not her.
async function eraseCases(trx: Trx, documentIds: readonly string[], at: Date): Promise<void> {
  const ids: number[] = await trx('cases')
    .whereIn('order_document_id', documentIds)
    .where((own) => own.whereNull('contact_matches').orWhere('contact_matches', '>', 0))
    .pluck('id');
  await cases.erase(trx, ids, at);
}

async function eraseBatch(trx: Trx, ids: readonly number[], at: Date): Promise<ErasedFiles> {
  const rows: Row[] = await trx('orders').whereIn('id', ids).select('id', 'document_id', 'order_number');
  const documentIds = columnOf(rows, 'document_id');
  const files = {
    proofs: await eraseProofs(trx, documentIds, at),
    photos: await eraseReviews(trx, ids, at),
  };
  await eraseMails(trx, columnOf(rows, 'order_number'));
  await eraseHistory(trx, ids);
  await eraseCases(trx, documentIds, at);
  await trx('idempotency_keys').whereIn('answer', documentIds).delete();
  await eraseContacts(trx, rows, await titlesOf(trx, ids), at);
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
