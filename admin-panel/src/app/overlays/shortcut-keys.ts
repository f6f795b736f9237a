import { paths } from '#shared/paths.ts';

export type ShortcutAct =
  { type: 'go'; to: string } | { type: 'search' | 'palette' | 'help' | 'prefix' } | null;

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

const AFTER_G: Record<string, string> = {
  d: paths.dashboard,
  o: paths.orders,
  p: paths.products,
  c: paths.content,
};
const SINGLE: Record<string, 'search' | 'help' | 'prefix'> = { '/': 'search', '?': 'help', g: 'prefix' };

export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));

const isCombined = ({ ctrlKey, metaKey, altKey }: Press): boolean => ctrlKey || metaKey || altKey;

/** Returns the action of a key press; `afterG`: G was pressed before, `singles`: single keys are enabled. */
export function shortcutAct(press: Press, afterG: boolean, singles: boolean): ShortcutAct {
  const key = press.key.toLowerCase();
  if ((press.ctrlKey || press.metaKey) && key === 'k') return { type: 'palette' };
  if (!singles || isCombined(press)) return null;
  const to = AFTER_G[key];
  if (afterG && to) return { type: 'go', to };
  const type = SINGLE[key];
  return type ? { type } : null;
}
