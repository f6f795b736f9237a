import type { Trx } from '../connection';
import { refusal } from './dialect';
import { differs, ensureTriggers, type Trigger } from './triggers';

// Personal columns may only be emptied: a person may ask for her data to be deleted.
const CASE = {
  fixed: ['id', 'document_id', 'code', 'kind', 'channel', 'order_number', 'received_at', 'data'],
  personal: ['name', 'email', 'phone', 'message'],
  // Staff may learn later which order a case is about.
  setOnce: ['order_document_id', 'delivered_at', 'deadline'],
};
const EVENT = {
  fixed: ['id', 'case_id', 'at', 'step', 'state', 'due_at', 'actor', 'amount', 'day', 'data', 'request_id'],
  personal: ['note'],
};

// A sender who proves by her link that she is the buyer replaces the contact that a stranger gave before.
const proves = '(old.is_proven is not true and new.is_proven is true)';
const isOverwritten = (column: string) => `(coalesce(new.${column}, '') <> '' and ${differs(column)})`;
const isSetAgain = (column: string) => `(old.${column} is not null and ${differs(column)})`;

const caseChanged = () =>
  [
    ...CASE.fixed.map(differs),
    ...[...CASE.personal.map(isOverwritten), ...['contact_matches', 'is_proven'].map(differs)].map(
      (changed) => `(${changed} and not ${proves})`,
    ),
    ...CASE.setOnce.map(isSetAgain),
    `(old.term <> 'unknown' and ${differs('term')})`,
  ].join(' or ');

const eventChanged = () => [...EVENT.fixed.map(differs), ...EVENT.personal.map(isOverwritten)].join(' or ');

// A trigger that raises after the change undoes the whole statement on both databases.
const triggers = (): Trigger[] =>
  (
    [
      ['cases', caseChanged()],
      ['case_events', eventChanged()],
    ] as const
  ).flatMap(([table, when]) => [
    {
      name: `${table}_kept`,
      table,
      event: 'update' as const,
      when,
      statements: [refusal(`${table}: evidence is not changed`)],
    },
    {
      name: `${table}_not_deleted`,
      table,
      event: 'delete' as const,
      statements: [refusal(`${table}: evidence is not deleted`)],
    },
  ]);

/** Makes the database reject every change of a case's evidence; its state and due time follow from its history. */
export const ensureCaseEvidence = (trx: Trx): Promise<void> => ensureTriggers(trx, triggers());
