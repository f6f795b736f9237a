import type { Trx } from '../../../../database/connection';
import { records } from '../../../../database/gateway/records';
import { newDocumentId } from '../../../../database/rows';
import { inTransaction } from '../../../../database/transaction';
import { pseudonym } from '../../../../platform/access/signature';
import { announceChange } from '../../../../platform/changes/changes';
import { clients } from '../../../client/services/client';
import { orders } from '../../../order/services/order';
import { fileStore } from '../../../../platform/storage/file-store';
import { tracesOf, type Person } from '../../domain/person';
import type { Erasure } from '../../domain/erasure';
import { matchOf, type ContactMatch } from '../person/contact-match';
import { eraseClients } from './erase-clients';
import { eraseContacts } from './erase-contacts';
import { eraseOrders, keysOfFiles, type ErasedFiles } from './erase-orders';
import { eraseAuditTraces, eraseFreedPages, eraseMailFiles, eraseSearchTraces } from './erase-traces';
import { appendToLedger } from './ledger';

/** Returns the hash that stands for an address or phone in the ledger. */
export const contactHash = (key: string): string => pseudonym(`erased ${key}`);

type Target = { orderIds: number[]; match: ContactMatch; traces?: string[] };
/** `inMails` are the texts by which mails that are files are found: a name alone may be another person's. */
type Erased = { files: ErasedFiles; inMails: string[] };

const PERSONAL = ['fullName', 'email', 'phone', 'address'] as const;
const IN_MAILS = ['orderNumber', 'email', 'phone'] as const;

async function eraseIn(trx: Trx, { orderIds, match, traces = [] }: Target, at: Date): Promise<Erased> {
  const hers = await records('api::order.order', trx).many(
    { id: orderIds },
    { select: [...PERSONAL, 'orderNumber'] },
  );
  const textsOf = (names: readonly (keyof (typeof hers)[number])[]): string[] => [
    ...new Set([...traces, ...tracesOf(hers.flatMap((order) => names.map((name) => order[name] ?? '')))]),
  ];
  await clients.lock(trx);
  await eraseClients(trx, orderIds);
  const files = await eraseOrders(trx, orderIds, at);
  await eraseContacts(trx, match, at);
  const texts = textsOf(PERSONAL);
  await eraseAuditTraces(trx, texts);
  await eraseSearchTraces(trx, texts);
  await announceChange('catalog');
  return { files, inMails: textsOf(IN_MAILS) };
}

const storeErasure = (trx: Trx, { id, ...erasure }: Erasure, replayedAt: Date | null) =>
  records('api::privacy.erasure', trx).insert({ documentId: id, ...erasure, replayedAt });

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
    const found = await records('api::order.order', trx).many(
      { documentId: erasure.orders },
      { select: ['id'] },
    );
    const orderIds = found.map(({ id }) => id);
    const done = await eraseIn(trx, { orderIds, match }, new Date(erasure.at));
    await storeErasure(trx, erasure, new Date());
    return done;
  });
  await finish(erased);
}
