import { useMemo } from 'react';
import { useKeptText } from './kept-text.ts';

/** A column that can be left out, and whether it is shown as long as nobody has chosen. */
export type OptionalColumn = { id: string; label: string; usual: boolean };

function choiceFrom(kept: string): Readonly<Record<string, unknown>> {
  try {
    return Object.fromEntries(Object.entries((JSON.parse(kept) as object | null) ?? {}));
  } catch {
    return {};
  }
}

/** Which columns of a table this browser shows, and the entries of the menu where they are chosen. */
export function useColumns(key: string, optional: readonly OptionalColumn[]) {
  const [kept, keep] = useKeptText(key, '{}');
  const choice = useMemo(() => choiceFrom(kept), [kept]);
  const entries = optional.map(({ id, label, usual }) => {
    const chosen = choice[id];
    return { id, label, shown: typeof chosen === 'boolean' ? chosen : usual };
  });
  return {
    isShown: (id: string) => entries.find((entry) => entry.id === id)?.shown ?? true,
    menu: {
      columns: entries,
      onShow: (id: string, shown: boolean) => keep(JSON.stringify({ ...choice, [id]: shown })),
      onReset: () => keep('{}'),
    },
  };
}
