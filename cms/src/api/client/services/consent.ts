import type { ClientDetail } from '@shop/contract';
import type { Connection, Trx } from '../../../database/connection';
import { clientsIn } from './client-records';

/** What a client said about news: how she agreed, or null when she withdrew. */
export type Statement = NonNullable<ClientDetail['consent']>;

/** Returns the last statement of every client who made one, or of one client; clients who were joined count as one person. */
export async function statementsOf(db: Connection | Trx, id?: number): Promise<Map<number, Statement>> {
  const said = clientsIn(db).sql().whereNotNull('consent_at').orderBy('consent_at');
  if (id !== undefined) void said.where((own) => own.where('id', id).orWhere('joined_into', id));
  const clients = clientsIn(db).read(await said);
  // Rows come the oldest first, so that the last statement of joined clients counts.
  return new Map(
    clients.map((client) => [
      client.joinedInto ?? client.id,
      { how: client.consentHow, by: client.consentBy ?? '', at: client.consentAt ?? '' },
    ]),
  );
}

export const statementOf = async (db: Connection | Trx, id: number): Promise<Statement | null> =>
  (await statementsOf(db, id)).get(id) ?? null;

/** Stores a statement of a client. */
export const storeStatement = (trx: Trx, id: number, { how, by, at }: Statement): Promise<number> =>
  clientsIn(trx).update({ id }, { consentHow: how, consentBy: by, consentAt: at });

/** Stores whether a client is told news, after a statement of hers or of a client who is joined with her. */
export async function refreshConsent(trx: Trx, id: number): Promise<void> {
  const statement = await statementOf(trx, id);
  await clientsIn(trx).update({ id }, { consents: Boolean(statement?.how) });
}
