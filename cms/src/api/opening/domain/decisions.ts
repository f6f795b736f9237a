import type { ClosedNotice, OpeningCheck } from '@shop/contract';
import type { RecordOf } from '../../../database/gateway/record-types';

type Stored = RecordOf<'api::opening.opening-entry'>;

/** A record that is never changed; `text` is a reason, a confirmed value or the notice. */
export type OpeningEntry = Pick<Stored, 'action' | 'actor' | 'at' | 'checkKey' | 'title' | 'text'>;
type Action = OpeningEntry['action'];

export type Decisions = {
  isOpen: boolean;
  changed: { by: string; at: string } | null;
  notice: ClosedNotice;
  waivers: ReadonlyMap<string, NonNullable<OpeningCheck['waiver']>>;
  confirmed: ReadonlyMap<string, string>;
};

/** The state that the installation itself sets is nobody's decision. */
export const SYSTEM = 'sistema';

const lastOf = (entries: readonly OpeningEntry[], actions: readonly Action[]): OpeningEntry | undefined =>
  entries.findLast(({ action }) => actions.includes(action));

function waiversOf(entries: readonly OpeningEntry[]): Decisions['waivers'] {
  const waivers = new Map<string, NonNullable<OpeningCheck['waiver']>>();
  for (const { action, actor: by, at, checkKey, text: reason } of entries) {
    if (action === 'waived') waivers.set(checkKey, { by, at, reason });
    if (action === 'required') waivers.delete(checkKey);
  }
  return waivers;
}

/** Returns what holds after all entries, oldest first; a shop without any is closed. */
export function decisionsOf(entries: readonly OpeningEntry[]): Decisions {
  const state = lastOf(entries, ['opened', 'closed']);
  const notice = lastOf(entries, ['notice']);
  const confirmed = entries.filter(({ action }) => action === 'confirmed');
  return {
    isOpen: state?.action === 'opened',
    changed: state && state.actor !== SYSTEM ? { by: state.actor, at: state.at } : null,
    notice: { title: notice?.title ?? '', text: notice?.text ?? '' },
    waivers: waiversOf(entries),
    confirmed: new Map(confirmed.map(({ checkKey, text }) => [checkKey, text])),
  };
}
