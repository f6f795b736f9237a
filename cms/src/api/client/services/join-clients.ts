import type { ClientDetail } from '@shop/contract';
import type { Trx } from '../../../database/connection';
import { inTransaction } from '../../../database/transaction';
import { audit } from '../../../platform/access/audit-log';
import { currentActor } from '../../../platform/access/current-actor';
import { conflict } from '../../../platform/http/http-error';
import { joinedNotes, notesWithout } from '../domain/joined-notes';
import { lockClients } from './catch-up/catch-up-clients';
import { computeClients } from './catch-up/compute-clients';
import { clientOrdersIn, clientsIn, findClient, type ClientRecord } from './client-records';
import { refreshConsent, statementOf, storeStatement } from './consent';
import { clientDetail } from './read-client';

async function storeJoining(trx: Trx, client: ClientRecord, other: ClientRecord): Promise<void> {
  const clients = clientsIn(trx);
  const joinedInto = client.id;
  const notes = joinedNotes(client.notes, other.notes);
  if (notes === null)
    throw conflict('Las notas de las dos juntas pasan los 2000 caracteres: acortalas antes.');
  await clients.update({ id: client.id }, { notes });
  const joining = { joinedInto, joinedAt: new Date(), joinedBy: currentActor().name };
  await clients.update({ id: other.id }, joining);
  await clients.update({ joinedInto: other.id }, { joinedInto });
  await clientOrdersIn(trx).update({ clientId: other.id }, { clientId: client.id });
}

/** Joins another client with a client: her orders, keys and notes are shown here until they are separated. */
export const joinClients = (documentId: string, otherId: string): Promise<ClientDetail> =>
  inTransaction(async (trx) => {
    await lockClients(trx);
    const client = await findClient(trx, documentId);
    const other = await findClient(trx, otherId);
    if (client.id === other.id) throw conflict('Ya son la misma clienta.');
    await storeJoining(trx, client, other);
    await refreshConsent(trx, client.id);
    await computeClients(trx, [client.id, other.id]);
    await audit({ action: 'clients-joined', after: { _id: client.documentId, other: other.documentId } });
    return clientDetail(trx, await findClient(trx, documentId));
  });

// Whoever withdrew while the two were one must not get news because of what she said before.
async function keepWithdrawal(trx: Trx, client: ClientRecord, other: ClientRecord): Promise<void> {
  const last = await statementOf(trx, client.id);
  if (last?.how === null && other.consentHow !== null) await storeStatement(trx, other.id, last);
}

async function storeSeparation(trx: Trx, client: ClientRecord, other: ClientRecord): Promise<void> {
  await keepWithdrawal(trx, client, other);
  const clients = clientsIn(trx);
  await clients.update({ id: other.id }, { joinedInto: null, joinedAt: null, joinedBy: null });
  await clients.update({ id: client.id }, { notes: notesWithout(client.notes, other.notes) });
  await clientOrdersIn(trx).update({ ownId: other.id }, { clientId: other.id });
  for (const { id } of [client, other]) await refreshConsent(trx, id);
}

/** Takes a joining back: orders that were assigned by the other client's keys go back to her. */
export const separateClients = (documentId: string, otherId: string): Promise<ClientDetail> =>
  inTransaction(async (trx) => {
    await lockClients(trx);
    const client = await findClient(trx, documentId);
    const other = await clientsIn(trx).one({ documentId: otherId, joinedInto: client.id });
    if (!other) throw conflict('Esas clientas ya no están unidas.');
    await storeSeparation(trx, client, other);
    await computeClients(trx, [client.id, other.id]);
    await audit({ action: 'clients-separated', after: { _id: client.documentId, other: otherId } });
    return clientDetail(trx, await findClient(trx, documentId));
  });
