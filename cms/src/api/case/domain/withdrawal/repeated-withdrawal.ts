type Contact = { email?: string | null; phone?: string | null; message?: string | null };
type Existing = Contact & { state: string };

const LABELS = { email: 'Email', phone: 'Teléfono', message: 'Mensaje' } as const;
const FIELDS = ['email', 'phone', 'message'] as const;

/** Returns what a repeated wish says that its case does not have yet; '' when it says nothing new. */
export const addedByRepeat = (existing: Contact, given: Contact): string =>
  FIELDS.filter((field) => given[field] && given[field] !== existing[field])
    .map((field) => `${LABELS[field]}: ${given[field] ?? ''}`)
    .join('\n');

/** Tells whether the same wish opens its closed case again: money that was returned ends it only when none is left. */
export function opensAgain({ state }: Existing, paidAmount: number): boolean {
  if (state === 'closed' || state === 'rejected') return true;
  return state === 'money_returned' && paidAmount > 0;
}
