type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A browser storage that a full disk or a privacy setting cannot turn into an error: it falls back to memory. */
export function guardedStorage(storage: () => Store): Store {
  const memory = new Map<string, string>();
  const attempt = <T>(action: (store: Store) => T, otherwise: T): T => {
    try {
      return action(storage());
    } catch {
      return otherwise;
    }
  };
  return {
    getItem: (key) => attempt((store) => store.getItem(key), null) ?? memory.get(key) ?? null,
    setItem(key, value) {
      memory.set(key, value);
      attempt((store) => store.setItem(key, value), undefined);
    },
    removeItem(key) {
      memory.delete(key);
      attempt((store) => store.removeItem(key), undefined);
    },
  };
}

export const tabStorage = guardedStorage(() => window.sessionStorage);
export const browserStorage = guardedStorage(() => window.localStorage);
