import { useStoredJson } from './use-stored-json.ts';

export type OptionalColumn = { id: string; label: string; usual: boolean };

type Choice = Readonly<Record<string, unknown>>;

const parseChoice = (stored: unknown): Choice => Object.fromEntries(Object.entries(stored ?? {}));

export function useColumns(key: string, optional: readonly OptionalColumn[]) {
  const [choice, storeChoice] = useStoredJson(key, parseChoice);
  const columns = optional.map(({ id, label, usual }) => {
    const chosen = choice[id];
    return { id, label, shown: typeof chosen === 'boolean' ? chosen : usual };
  });
  return {
    isShown: (id: string) => columns.find((column) => column.id === id)?.shown ?? true,
    menu: {
      columns,
      onShow: (id: string, shown: boolean) => storeChoice({ ...choice, [id]: shown }),
      onReset: () => storeChoice({}),
    },
  };
}
