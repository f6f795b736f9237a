import type { ClientDetail, ConsentWay } from '@shop/contract';
import type { Connection, Row, Trx } from '../../../database/connection';

/** What a client said about news: how she agreed, or null when she withdrew. */
export type Statement = { how: ConsentWay | null; by: string; at: number };

const statements = (db: Connection | Trx) =>
  db('clients')
    .whereNotNull('consent_at')
    .orderBy('consent_at')
    .select(db.raw('coalesce(joined_into, id) as client_id'), ...['consent_how', 'consent_by', 'consent_at']);

// Rows come the oldest first, so that the last statement of joined clients counts.
const lastOf = (rows: readonly Row[]): Map<number, Statement> =>
  new Map(
    rows.map((row) => [
      row.client_id as number,
      {
        how: row.consent_how as ConsentWay | null,
        by: row.consent_by as string,
        at: Number(row.consent_at),
      },
    ]),
  );

/** Returns the last statement of every client who made one; clients who were joined count as one person. */
export const allStatements = async (db: Connection | Trx): Promise<Map<number, Statement>> =>
  lastOf((await statements(db)) as Row[]);

export async function statementOf(db: Connection | Trx, id: number): Promise<Statement | null> {
  const rows: Row[] = await statements(db).where((own) => own.where('id', id).orWhere('joined_into', id));
  return lastOf(rows).get(id) ?? null;
}

export const consentOf = (statement: Statement | null): ClientDetail['consent'] =>
  statement && { ...statement, at: new Date(statement.at).toISOString() };

/** Stores a statement of a client. */
export async function storeStatement(trx: Trx, id: number, { how, by, at }: Statement): Promise<void> {
  await trx('clients').where('id', id).update({ consent_how: how, consent_by: by, consent_at: at });
}

/** Stores whether a client is told news, after a statement of hers or of a client who is joined with her. */
export async function refreshConsent(trx: Trx, id: number): Promise<void> {
  const statement = await statementOf(trx, id);
  await trx('clients')
    .where('id', id)
    .update({ consents: statement?.how ? 1 : 0 });
}
