import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePreference } from '#shared/use-stored-json.ts';
import { openPalette, openShortcuts } from './overlay-store.ts';
import { isTyping, shortcutAct, type ShortcutAct } from './shortcut-keys.ts';

const PREFIX_LASTS_MS = 1_500;
export const SHORTCUTS_PREFERENCE = 'adminShortcuts';

function search() {
  const field = document.querySelector<HTMLInputElement>('main input[type="search"]');
  if (!field) return openPalette();
  field.focus();
  field.select();
}

function perform(act: NonNullable<ShortcutAct>, go: (to: string) => void) {
  if (act.type === 'go') go(act.to);
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
