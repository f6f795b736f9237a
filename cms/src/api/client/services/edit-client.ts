import type { ClientChange, ClientDetail } from '@shop/contract';
import type { Trx } from '../../../database/connection';
import { inTransaction } from '../../../database/transaction';
import { audit } from '../../../platform/access/audit-log';
import { currentActor } from '../../../platform/access/current-actor';
import { conflictingFields, editConflict, OTHER_NOTE } from '../../../platform/edits/edit-conflict';
import { lockClients } from './catch-up/catch-up-clients';
import { computeClients } from './catch-up/compute-clients';
import { clientsIn, findClient, type ClientRecord } from './client-records';
import { refreshConsent, statementOf, storeStatement } from './consent';
import { clientDetail } from './read-client';

function checkEditConflict({ notes }: ClientRecord, change: ClientChange): void {
  const fields = conflictingFields({
    base: { notes: change.seenNotes },
    wanted: { notes: change.notes },
    current: { notes },
  });
  if (fields.length > 0) throw editConflict(fields, OTHER_NOTE, { notes });
}

// The log is never deleted, so it does not repeat what staff noted about a person.
async function saveNotes(trx: Trx, client: ClientRecord, notes: string): Promise<void> {
  const { id, documentId: _id } = client;
  await clientsIn(trx).update({ id }, { notes });
  await audit({
    action: 'client-notes-saved',
    before: { _id, characters: client.notes.length },
    after: { _id, characters: notes.length },
  });
}

async function saveConsent(trx: Trx, client: ClientRecord, how: ClientChange['consent']): Promise<void> {
  const { id, documentId: _id } = client;
  const before = await statementOf(trx, id);
  if (how === undefined || (before?.how ?? null) === how) return;
  await storeStatement(trx, id, { how, by: currentActor().name, at: new Date().toISOString() });
  await refreshConsent(trx, id);
  await audit({
    action: how ? 'client-consent-given' : 'client-consent-withdrawn',
    before: { _id, consent: before?.how ?? null },
    after: { _id, consent: how },
  });
}

/** Saves notes and consent of a client; throws 409 when another person changed the notes before. */
export const updateClient = (documentId: string, change: ClientChange): Promise<ClientDetail> =>
  inTransaction(async (trx) => {
    await lockClients(trx);
    const client = await findClient(trx, documentId);
    checkEditConflict(client, change);
    if (change.notes !== undefined && change.notes !== client.notes)
      await saveNotes(trx, client, change.notes);
    await saveConsent(trx, client, change.consent);
    await computeClients(trx, [client.id]);
    return clientDetail(trx, await findClient(trx, documentId));
  });
