import type { ClosedNotice, OpeningCheck } from '@shop/contract';

export const ACTIONS = ['opened', 'closed', 'notice', 'waived', 'required', 'confirmed'] as const;
export type Action = (typeof ACTIONS)[number];

/** A row of the append-only record; `text` is a reason, a confirmed value or the notice. */
export type OpeningEntry = {
  action: string;
  actor: string;
  at: string;
  checkKey: string;
  title: string;
  text: string;
};

export type Decisions = {
  isOpen: boolean;
  changed: { by: string; at: string } | null;
  notice: ClosedNotice;
  waivers: ReadonlyMap<string, NonNullable<OpeningCheck['waiver']>>;
  confirmed: ReadonlyMap<string, string>;
};

/** The state that the installation itself sets is nobody's decision. */
export const SYSTEM = 'sistema';

/** Returns what holds after all entries, oldest first; a shop without any is closed. */
export function decisionsOf(entries: readonly OpeningEntry[]): Decisions {
  const waivers = new Map<string, NonNullable<OpeningCheck['waiver']>>();
  const confirmed = new Map<string, string>();
  let state: OpeningEntry | undefined;
  let notice: ClosedNotice = { title: '', text: '' };
  for (const entry of entries) {
    const { action, actor: by, at, checkKey, title, text } = entry;
    if (action === 'opened' || action === 'closed') state = entry;
    else if (action === 'notice') notice = { title, text };
    else if (action === 'waived') waivers.set(checkKey, { by, at, reason: text });
    else if (action === 'required') waivers.delete(checkKey);
    else if (action === 'confirmed') confirmed.set(checkKey, text);
  }
  const changed = state && state.actor !== SYSTEM ? { by: state.actor, at: state.at } : null;
  return { isOpen: state?.action === 'opened', changed, notice, waivers, confirmed };
}
