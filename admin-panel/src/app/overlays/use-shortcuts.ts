import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { can } from '#shared/access/permissions.ts';
import { paths } from '#shared/paths.ts';
import { usePreference } from '#shared/hooks/use-stored-json.ts';
import { NAVIGATION } from '../frame/navigation.ts';
import { openPalette, openShortcuts } from './overlay-store.ts';

const PREFIX_LASTS_MS = 1_500;
export const SHORTCUTS_PREFERENCE = 'adminShortcuts';

type ShortcutAct = { type: 'go'; to: string } | { type: 'search' | 'palette' | 'help' | 'prefix' } | null;

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

const AFTER_G: Record<string, string> = {
  d: paths.dashboard,
  o: paths.orders,
  p: paths.products,
  c: paths.content,
};
const SINGLE: Record<string, 'search' | 'help' | 'prefix'> = { '/': 'search', '?': 'help', g: 'prefix' };

const mayOpen = (to: string): boolean => {
  const needs = NAVIGATION.flatMap(({ places }) => places).find((place) => place.to === to)?.needs;
  return !needs || can(needs);
};

/** Returns whether the signed-in person may open the page that the keys of a shortcut lead to. */
export function isUsable([first, second = '']: readonly string[]): boolean {
  const to = first === 'G' ? AFTER_G[second.toLowerCase()] : undefined;
  return to === undefined || mayOpen(to);
}

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

function search() {
  const field = document.querySelector<HTMLInputElement>('main input[type="search"]');
  if (!field) return openPalette();
  field.focus();
  field.select();
}

function perform(act: NonNullable<ShortcutAct>, go: (to: string) => void) {
  if (act.type === 'go' && mayOpen(act.to)) go(act.to);
  if (act.type === 'search') search();
  if (act.type === 'help') openShortcuts();
  if (act.type === 'palette') openPalette();
}

export function useShortcuts(): void {
  const navigate = useNavigate();
  const [singles] = usePreference(SHORTCUTS_PREFERENCE, true);
  useEffect(() => {
    let prefixAt = -Infinity;
    const listen = (event: KeyboardEvent) => {
      const inDialog = document.querySelector('[role="dialog"],[role="alertdialog"]') !== null;
      const blocked = event.defaultPrevented || isTyping(event.target) || inDialog;
      const act = shortcutAct(event, event.timeStamp - prefixAt < PREFIX_LASTS_MS, singles && !blocked);
      prefixAt = act?.type === 'prefix' ? event.timeStamp : -Infinity;
      if (!act || act.type === 'prefix' || inDialog) return;
      event.preventDefault();
      perform(act, (to) => void navigate(to));
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [navigate, singles]);
}
