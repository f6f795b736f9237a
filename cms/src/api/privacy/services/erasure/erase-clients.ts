import type { Trx } from '../../../../database/connection';
import { clientsOfOnly } from '../person/clients-of-only';

const NOTHING_KNOWN = {
  name: '',
  name_key: '',
  phone: '',
  email: '',
  search_text: '',
  notes: '',
  consents: 0,
  consent_how: null,
  consent_by: null,
  consent_at: null,
};

/**
 * Forgets the clients who had these orders only: contact, notes, consent and keys. A client with orders of another
 * person keeps her notes, and loses the keys when her orders are read again.
 */
export async function eraseClients(trx: Trx, orderIds: readonly number[]): Promise<void> {
  const ids = await clientsOfOnly(trx, orderIds);
  await trx('client_keys').whereIn('client_id', ids).delete();
  await trx('clients').whereIn('id', ids).update(NOTHING_KNOWN);
}
