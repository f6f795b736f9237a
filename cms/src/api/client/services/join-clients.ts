import type { ClientDetail } from '@shop/contract';
import type { Row, Trx } from '../../../database/connection';
import { inTransaction } from '../../../database/transaction';
import { audit } from '../../../platform/access/audit-log';
import { currentActor } from '../../../platform/access/current-actor';
import { conflict } from '../../../platform/http/http-error';
import { joinedNotes, notesWithout } from '../domain/joined-notes';
import { lockClients } from './catch-up/catch-up-clients';
import { computeClients } from './catch-up/compute-clients';
import { findClient } from './client-rows';
import { refreshConsent, statementOf, storeStatement } from './consent';
import { clientDetail } from './read-client';

const idOf = ({ id }: Row): number => id as number;
const updateRow = (trx: Trx, row: Row, columns: object) =>
  trx('clients').where('id', idOf(row)).update(columns);

async function storeJoining(trx: Trx, client: Row, other: Row): Promise<void> {
  const notes = joinedNotes(client.notes as string, other.notes as string);
  if (notes === null)
    throw conflict('Las notas de las dos juntas pasan los 2000 caracteres: acortalas antes.');
  await updateRow(trx, client, { notes });
  await updateRow(trx, other, {
    joined_into: idOf(client),
    joined_at: Date.now(),
    joined_by: currentActor().name,
  });
  await trx('clients')
    .where('joined_into', idOf(other))
    .update({ joined_into: idOf(client) });
  await trx('client_orders')
    .where('client_id', idOf(other))
    .update({ client_id: idOf(client) });
}

/** Joins another client with a client: her orders, keys and notes are shown here until they are separated. */
export const joinClients = (documentId: string, otherId: string): Promise<ClientDetail> =>
  inTransaction(async (trx) => {
    await lockClients(trx);
    const client = await findClient(trx, documentId);
    const other = await findClient(trx, otherId);
    if (client.id === other.id) throw conflict('Ya son la misma clienta.');
    await storeJoining(trx, client, other);
    await refreshConsent(trx, idOf(client));
    await computeClients(trx, [idOf(client), idOf(other)]);
    await audit({ action: 'clients-joined', after: { _id: client.document_id, other: other.document_id } });
    return clientDetail(trx, await findClient(trx, documentId));
  });

// Whoever withdrew while the two were one must not get news because of what she said before.
async function keepWithdrawal(trx: Trx, client: Row, other: Row): Promise<void> {
  const last = await statementOf(trx, idOf(client));
  if (last?.how === null && other.consent_how !== null) await storeStatement(trx, idOf(other), last);
}

async function storeSeparation(trx: Trx, client: Row, other: Row): Promise<void> {
  await keepWithdrawal(trx, client, other);
  await updateRow(trx, other, { joined_into: null, joined_at: null, joined_by: null });
  await updateRow(trx, client, { notes: notesWithout(client.notes as string, other.notes as string) });
  await trx('client_orders')
    .where('own_id', idOf(other))
    .update({ client_id: idOf(other) });
  for (const row of [client, other]) await refreshConsent(trx, idOf(row));
}

/** Takes a joining back: orders that were assigned by the other client's keys go back to her. */
export const separateClients = (documentId: string, otherId: string): Promise<ClientDetail> =>
  inTransaction(async (trx) => {
    await lockClients(trx);
    const client = await findClient(trx, documentId);
    const where = { document_id: otherId, joined_into: idOf(client) };
    const other: Row | undefined = await trx('clients').where(where).first();
    if (!other) throw conflict('Esas clientas ya no están unidas.');
    await storeSeparation(trx, client, other);
    await computeClients(trx, [idOf(client), idOf(other)]);
    await audit({ action: 'clients-separated', after: { _id: client.document_id, other: otherId } });
    return clientDetail(trx, await findClient(trx, documentId));
  });
