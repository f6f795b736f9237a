import type { Row, Trx } from '../../../../database/connection';
import { newDocumentId } from '../../../../database/rows';
import { inTransaction } from '../../../../database/transaction';
import { pseudonym } from '../../../../platform/access/signature';
import { announceChange } from '../../../../platform/changes/changes';
import { clients } from '../../../client/services/client';
import { orders } from '../../../order/services/order';
import { fileStore } from '../../../../platform/storage/file-store';
import { tracesOf, type Person } from '../../domain/person';
import type { Erasure } from '../../domain/erasure';
import { eraseClients } from './erase-clients';
import { eraseContacts, matchOf, type ContactMatch } from './erase-contacts';
import { eraseOrders, keysOfFiles, type ErasedFiles } from './erase-orders';
import { eraseAuditTraces, eraseFreedPages, eraseMailFiles, eraseSearchTraces } from './erase-traces';
import { appendToLedger } from './ledger';

/** Returns the hash that stands for an address or phone in the ledger. */
export const contactHash = (key: string): string => pseudonym(`erased ${key}`);

type Target = { orderIds: number[]; match: ContactMatch; traces?: string[] };
/** `inMails` are the texts by which mails that are files are found: a name alone may be another person's. */
type Erased = { files: ErasedFiles; inMails: string[] };

const PERSONAL = ['full_name', 'email', 'phone', 'address'];
const IN_MAILS = ['order_number', 'email', 'phone'];

const valuesOf = (rows: readonly Row[], columns: readonly string[]): string[] =>
  tracesOf(rows.flatMap((row) => columns.map((column) => String(row[column] ?? ''))));

async function eraseIn(trx: Trx, { orderIds, match, traces = [] }: Target, at: Date): Promise<Erased> {
  const rows: Row[] = await trx('orders')
    .whereIn('id', orderIds)
    .select(...PERSONAL, 'order_number');
  await clients.lock(trx);
  await eraseClients(trx, orderIds);
  const files = await eraseOrders(trx, orderIds, at);
  await eraseContacts(trx, match, at);
  const texts = [...new Set([...traces, ...valuesOf(rows, PERSONAL)])];
  await eraseAuditTraces(trx, texts);
  await eraseSearchTraces(trx, texts);
  await announceChange('catalog');
  return { files, inMails: [...new Set([...traces, ...valuesOf(rows, IN_MAILS)])] };
}

const storeErasure = (trx: Trx, { id, at, orders: ids, contacts }: Erasure, replayedAt: number | null) =>
  trx('erasures').insert({
    id,
    at,
    orders: JSON.stringify(ids),
    contacts: JSON.stringify(contacts),
    replayed_at: replayedAt,
  });

// Files are removed after the commit: the rows decide.
async function finish({ files, inMails }: Erased): Promise<void> {
  await fileStore().remove(keysOfFiles(files));
  await eraseMailFiles(inMails);
  await clients.catchUpAll();
  await eraseFreedPages();
}

/** Erases a person in one transaction and records it in database and ledger; returns the erasure. */
export async function erasePerson(
  person: Person,
  within: (trx: Trx, erasure: Erasure) => Promise<void> = async () => undefined,
): Promise<Erasure> {
  await clients.catchUpAll();
  const at = new Date();
  const erasure: Erasure = {
    id: newDocumentId(),
    at: at.getTime(),
    orders: person.orders.map(({ documentId }) => documentId),
    contacts: [...person.emails, ...person.phones].map(contactHash),
  };
  const target = {
    orderIds: person.orders.map(({ id }) => id),
    match: matchOf(person),
    traces: tracesOf([...person.emails, ...person.phones]),
  };
  const erased = await inTransaction(async (trx) => {
    const done = await eraseIn(trx, target, at);
    await storeErasure(trx, erasure, null);
    await within(trx, erasure);
    return done;
  });
  await appendToLedger([erasure]);
  await finish(erased);
  return erasure;
}

/** Repeats an erasure of the ledger that the database does not have, because an older backup was restored. */
export async function repeatErasure(erasure: Erasure): Promise<void> {
  const hashes = new Set(erasure.contacts);
  const match = {
    email: (address: string) => hashes.has(contactHash(orders.emailKey(address))),
    phone: (number: string) => hashes.has(contactHash(orders.phoneKey(number))),
  };
  const erased = await inTransaction(async (trx) => {
    const orderIds: number[] = await trx('orders').whereIn('document_id', erasure.orders).pluck('id');
    const done = await eraseIn(trx, { orderIds, match }, new Date(erasure.at));
    await storeErasure(trx, erasure, Date.now());
    return done;
  });
  await finish(erased);
}
