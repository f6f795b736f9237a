import { caseMessages } from '@shop/contract';
import type { Connection, Trx } from '../../../database/connection';
import type { RecordOf } from '../../../database/gateway/record-types';
import { records } from '../../../database/gateway/records';
import { notFound } from '../../../platform/http/http-error';

type Db = Connection | Trx;

/** A case as it is stored; personal texts are '' once they were erased. */
export type StoredCase = RecordOf<'api::case.case'>;

export const casesIn = (db: Db) => records('api::case.case', db);
export const caseEventsIn = (db: Db) => records('api::case.case-event', db);

/** Returns the history of a case, the oldest step first. */
export const eventsOf = (db: Db, caseId: number): Promise<RecordOf<'api::case.case-event'>[]> =>
  caseEventsIn(db).many({ caseId }, { orderBy: ['id'] });

export async function findCase(db: Db, documentId: string, isLocked = false): Promise<StoredCase> {
  const found = await casesIn(db).one({ documentId }, { isLocked });
  if (!found) throw notFound(caseMessages.notFound);
  return found;
}

/** Loads a case and locks its row until the transaction ends; throws 404. */
export const lockCase = (trx: Trx, documentId: string): Promise<StoredCase> =>
  findCase(trx, documentId, true);

/** Returns the history of the case with a document id, the oldest step first. */
export const caseEvents = async (db: Db, documentId: string) =>
  eventsOf(db, (await findCase(db, documentId)).id);
