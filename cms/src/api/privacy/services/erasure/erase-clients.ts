import type { Row, Trx } from '../../../../database/connection';

const NOTHING_KNOWN = {
  ...{ name: '', name_key: '', phone: '', email: '', search_text: '', notes: '' },
  ...{ consents: 0, consent_how: null, consent_by: null, consent_at: null },
};

/** Returns the clients of orders who have no other order: what is noted about them is about this person alone. */
async function clientsOfOnly(trx: Trx, orderIds: readonly number[]): Promise<number[]> {
  const rows: Row[] = await trx('client_orders').whereIn('order_id', orderIds);
  const ids = [...new Set(rows.flatMap(({ own_id, client_id }) => [own_id, client_id]))].filter(
    (id): id is number => typeof id === 'number',
  );
  const others: Row[] = await trx('client_orders')
    .where((either) => either.whereIn('own_id', ids).orWhereIn('client_id', ids))
    .whereNotIn('order_id', orderIds)
    .select('own_id', 'client_id');
  const shared = new Set(others.flatMap(({ own_id, client_id }) => [own_id, client_id]));
  return ids.filter((id) => !shared.has(id));
}

/**
 * Forgets the clients who had these orders only: contact, notes, consent and keys. A client with orders of another
 * person keeps her notes, and loses the keys when her orders are read again.
 */
export async function eraseClients(trx: Trx, orderIds: readonly number[]): Promise<void> {
  const ids = await clientsOfOnly(trx, orderIds);
  await trx('client_keys').whereIn('client_id', ids).delete();
  await trx('clients').whereIn('id', ids).update(NOTHING_KNOWN);
}
