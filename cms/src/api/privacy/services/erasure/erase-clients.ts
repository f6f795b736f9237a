import type { Trx } from '../../../../database/connection';
import { records } from '../../../../database/gateway/records';
import { clientsOfOnly } from '../person/clients-of-only';
import { emptied } from '../../../../platform/panel/emptied';

/**
 * Forgets the clients who had these orders only: contact, notes, consent and keys. A client with orders of another
 * person keeps her notes, and loses the keys when her orders are read again.
 */
export async function eraseClients(trx: Trx, orderIds: readonly number[]): Promise<void> {
  const ids = await clientsOfOnly(trx, orderIds);
  await records('api::client.client-key', trx).remove({ clientId: ids });
  const noConsent = { consents: false, consentHow: null, consentBy: null, consentAt: null };
  await records('api::client.client', trx).update(
    { id: ids },
    { ...emptied('api::client.client'), ...noConsent },
  );
}
