import { useKeptText } from './kept-text.ts';

/** A yes-or-no preference of this browser: its value, and how to change it. */
export function usePreference(key: string, byDefault: boolean): [boolean, (on: boolean) => void] {
  const [kept, keep] = useKeptText(key, String(byDefault));
  return [kept === 'true', (on) => keep(String(on))];
}
