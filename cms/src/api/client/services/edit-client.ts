import type { ClientChange, ClientDetail } from '@shop/contract';
import type { Row, Trx } from '../../../database/connection';
import { inTransaction } from '../../../database/transaction';
import { audit } from '../../../platform/access/audit-log';
import { currentActor } from '../../../platform/access/current-actor';
import { conflictingFields, editConflict } from '../../../platform/edits/edit-conflict';
import { lockClients } from './catch-up/catch-up-clients';
import { computeClients } from './catch-up/compute-clients';
import { findClient } from './client-rows';
import { refreshConsent, statementOf, storeStatement } from './consent';
import { clientDetail } from './read-client';

function checkEditConflict({ notes }: Row, change: ClientChange): void {
  const fields = conflictingFields({
    base: { notes: change.seenNotes },
    wanted: { notes: change.notes },
    current: { notes },
  });
  if (fields.length > 0)
    throw editConflict(fields, 'Otra persona escribió otra nota mientras escribías la tuya', { notes });
}

// The log is never deleted, so it does not repeat what staff noted about a person.
async function saveNotes(trx: Trx, client: Row, notes: string): Promise<void> {
  await trx('clients')
    .where('id', client.id as number)
    .update({ notes });
  const length = (text: string) => ({ characters: text.length });
  await audit({
    action: 'client-notes-saved',
    before: { _id: client.document_id, ...length(client.notes as string) },
    after: { _id: client.document_id, ...length(notes) },
  });
}

async function saveConsent(trx: Trx, client: Row, how: ClientChange['consent']): Promise<void> {
  const id = client.id as number;
  const before = await statementOf(trx, id);
  if (how === undefined || (before?.how ?? null) === how) return;
  await storeStatement(trx, id, { how, by: currentActor().name, at: Date.now() });
  await refreshConsent(trx, id);
  await audit({
    action: how ? 'client-consent-given' : 'client-consent-withdrawn',
    before: { _id: client.document_id, consent: before?.how ?? null },
    after: { _id: client.document_id, consent: how },
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
    await computeClients(trx, [client.id as number]);
    return clientDetail(trx, await findClient(trx, documentId));
  });
