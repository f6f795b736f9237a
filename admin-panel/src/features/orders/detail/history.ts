import { type AdminOrder, type OrderEvent } from '@shop/contract';

/** An entry of the history: one that was recorded, or a date of the order that no record tells. */
export type HistoryEntry =
  { at: string; event: OrderEvent } | { at: string; date: 'created' | 'updated' | 'paid' };

/** Merges what was recorded about an order with its dates, the newest first. */
export function historyOf({ history = [], createdAt, updatedAt, paidAt }: AdminOrder): HistoryEntry[] {
  const events = history.map((event) => ({ at: event.at, event }));
  const hasCreated = history.some(({ type }) => type === 'created');
  const lastAt = history.reduce((last, { at }) => (at > last ? at : last), '');
  const entries: (HistoryEntry | false)[] = [
    ...events,
    !hasCreated && { at: createdAt, date: 'created' },
    updatedAt !== createdAt && updatedAt > lastAt && { at: updatedAt, date: 'updated' },
    Boolean(paidAt) && { at: paidAt ?? '', date: 'paid' },
  ];
  return entries.filter((entry) => entry !== false).sort((one, other) => other.at.localeCompare(one.at));
}
