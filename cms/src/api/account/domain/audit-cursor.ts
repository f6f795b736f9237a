/** Names the table of an entry: the audit log, or the history of an order. */
export type AuditSource = 'a' | 'o';
/** Position of an entry in the list: newest first; within a millisecond the audit log comes before orders. */
export type AuditPosition = { at: number; source: AuditSource; id: number };

export const cursorOf = ({ at, source, id }: AuditPosition): string => `${at}.${source}.${id}`;

export function positionOf(cursor: string): AuditPosition {
  const [at, source, id] = cursor.split('.');
  return { at: Number(at), source: source as AuditSource, id: Number(id) };
}

export const compareEntries = (one: AuditPosition, other: AuditPosition): number =>
  other.at - one.at || (one.source < other.source ? -1 : one.source > other.source ? 1 : other.id - one.id);

/** Returns below which id the rows of one source begin that share the moment of the cursor; null includes all of them. */
export function idLimit(position: AuditPosition, source: AuditSource): number | null {
  if (position.source === source) return position.id;
  return position.source < source ? null : 0;
}
