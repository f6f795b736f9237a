import { caseMessages, type CaseChannel, type CaseEvent, type CaseKind, type CaseTerm } from '@shop/contract';
import type { Connection, Row, Trx } from '../../../database/connection';
import { isoOf, isoOrNull, jsonOf } from '../../../database/rows';
import { notFound } from '../../../platform/http/http-error';

export const CASES = 'cases';
export const CASE_EVENTS = 'case_events';

/** Value of `contact_matches` beside 0 and 1: the order's link proved the sender. */
export const PROVEN_MATCH = 2;

type Data = Record<string, unknown>;

/** A case as it is stored; personal fields are null once they were erased. */
export type StoredCase = {
  id: number;
  documentId: string;
  code: string;
  kind: CaseKind;
  channel: CaseChannel;
  orderNumber: string;
  orderDocumentId: string | null;
  contactMatches: boolean | null;
  /** Its sender showed by the order's link that the contact is her own. */
  isProven: boolean;
  name: string | null;
  email: string | null;
  phone: string | null;
  message: string | null;
  receivedAt: string;
  deliveredAt: string | null;
  deadline: string | null;
  term: CaseTerm;
  state: string;
  dueAt: string | null;
  data: Data;
};

const textOrNull = (value: unknown): string | null => (value as string | null) ?? null;

// PostgreSQL returns a bigint as text.
const timeOf = (value: unknown): string => isoOf(Number(value));
const timeOrNull = (value: unknown): string | null =>
  isoOrNull(value === null || value === undefined ? null : Number(value));

export const asCase = (row: Row): StoredCase => ({
  id: row.id as number,
  documentId: row.document_id as string,
  code: row.code as string,
  kind: row.kind as CaseKind,
  channel: row.channel as CaseChannel,
  orderNumber: row.order_number as string,
  orderDocumentId: textOrNull(row.order_document_id),
  contactMatches: row.contact_matches === null ? null : Boolean(row.contact_matches),
  isProven: row.contact_matches === PROVEN_MATCH,
  name: textOrNull(row.name),
  email: textOrNull(row.email),
  phone: textOrNull(row.phone),
  message: textOrNull(row.message),
  receivedAt: timeOf(row.received_at),
  deliveredAt: timeOrNull(row.delivered_at),
  deadline: timeOrNull(row.deadline),
  term: row.term as CaseTerm,
  state: row.state as string,
  dueAt: timeOrNull(row.due_at),
  data: jsonOf<Data>(row.data, {}),
});

const asEvent = (row: Row): CaseEvent => ({
  at: timeOf(row.at),
  step: row.step as string,
  state: row.state as string,
  actor: row.actor as string,
  note: textOrNull(row.note) ?? '',
  amount: (row.amount as number | null) ?? null,
  day: textOrNull(row.day),
  data: jsonOf<Data>(row.data, {}),
});

/** Returns the history of a case, the oldest step first. */
export async function eventsOf(db: Connection | Trx, caseId: number): Promise<CaseEvent[]> {
  const rows: Row[] = await db(CASE_EVENTS).where('case_id', caseId).orderBy('id');
  return rows.map(asEvent);
}

export async function findCase(db: Connection | Trx, documentId: string): Promise<StoredCase> {
  const row: Row | undefined = await db(CASES).where('document_id', documentId).first();
  if (!row) throw notFound(caseMessages.notFound);
  return asCase(row);
}

/** Loads a case and locks its row until the transaction ends; throws 404. */
export async function lockCase(trx: Trx, documentId: string): Promise<StoredCase> {
  const row: Row | undefined = await trx(CASES).where('document_id', documentId).forUpdate().first();
  if (!row) throw notFound(caseMessages.notFound);
  return asCase(row);
}

/** Returns the history of the case with a document id, the oldest step first. */
export async function caseEvents(db: Connection | Trx, documentId: string): Promise<CaseEvent[]> {
  const { id } = await findCase(db, documentId);
  return eventsOf(db, id);
}
