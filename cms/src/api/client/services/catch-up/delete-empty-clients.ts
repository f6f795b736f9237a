import type { Row, Trx } from '../../../../database/connection';

const EMPTY = `listed = 0 and notes = '' and consents = 0
  and not exists (select 1 from client_orders o where o.own_id = clients.id)
  and not exists (select 1 from client_orders o where o.client_id = clients.id)
  and not exists (select 1 from clients other where other.joined_into = clients.id)`;

/** Deletes clients without any order, notes or consent: nobody keeps personal data without a reason. */
export async function deleteEmptyClients(trx: Trx): Promise<void> {
  // A client whose joined ones are all deleted may be empty then.
  for (;;) {
    const rows: Row[] = await trx('clients').whereRaw(EMPTY).select('id');
    if (rows.length === 0) return;
    const ids = rows.map(({ id }) => id as number);
    await trx('client_keys').whereIn('client_id', ids).delete();
    await trx('clients').whereIn('id', ids).delete();
  }
}
