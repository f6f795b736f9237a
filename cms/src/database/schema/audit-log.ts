import { onPostgres } from '../../settings/environment';
import type { Trx } from '../connection';

// The pages of the audit log follow these indexes, so each costs what it shows, whatever the filter.
const indexes = [
  'create index if not exists audit_entries_by_time on audit_entries (at, id)',
  'create index if not exists audit_entries_by_actor on audit_entries (actor, at, id)',
  'create index if not exists audit_entries_by_action on audit_entries (action, at, id)',
  'create index if not exists audit_entries_by_both on audit_entries (actor, action, at, id)',
  'create index if not exists order_events_by_time on order_events (at, id)',
  'create index if not exists order_events_by_actor on order_events (actor, at, id)',
];

/** Collation by which texts are compared byte by byte, so that an index finds the texts that begin alike. */
export const BYTEWISE = () => (onPostgres() ? 'collate "C"' : 'collate binary');

const subjects = () =>
  `create index if not exists audit_entries_by_subject on audit_entries (subject_key ${BYTEWISE()})`;

/** Creates the indexes of the audit log. */
export async function ensureAuditLog(trx: Trx): Promise<void> {
  for (const index of [...indexes, subjects()]) await trx.raw(index);
}
