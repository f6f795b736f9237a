import { normalizeText } from '@shop/contract';

type Facts = Readonly<Record<string, unknown>> | null | undefined;
type Changed = { before?: Facts; after?: Facts };

// Fields that name the subject of an entry, the most specific first.
const SUBJECT_FIELDS = ['orderNumber', 'title', 'code', 'username', 'day', 'event'];
const MAX_LENGTH = 120;

/** Returns what an audit entry is about: an order number, a title, a code or a person of the staff; '' without one. */
export function subjectOf({ before, after }: Changed): string {
  for (const facts of [after, before])
    for (const field of SUBJECT_FIELDS) {
      const value = facts?.[field];
      if (typeof value === 'string' && value) return value.slice(0, MAX_LENGTH);
    }
  return '';
}

/** Returns the subject as the audit page searches it, or null. */
export const subjectKey = (changed: Changed): string | null => normalizeText(subjectOf(changed)) || null;
