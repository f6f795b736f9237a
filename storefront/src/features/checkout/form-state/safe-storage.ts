type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A browser storage that a full disk or a privacy setting cannot turn into an error: it falls back to memory. */
export function guardedStorage(storage: () => Store): Store {
  const memory = new Map<string, string>();
  // What the browser's own storage answers counts, also when it is nothing: another tab may have removed it.
  const attempt = <T>(action: (store: Store) => T, otherwise: () => T): T => {
    try {
      return action(storage());
    } catch {
      return otherwise();
    }
  };
  return {
    getItem: (key) =>
      memory.get(key) ??
      attempt(
        (store) => store.getItem(key),
        () => null,
      ),
    setItem: (key, value) =>
      attempt(
        (store) => {
          store.setItem(key, value);
          memory.delete(key);
        },
        () => void memory.set(key, value),
      ),
    removeItem(key) {
      memory.delete(key);
      attempt(
        (store) => store.removeItem(key),
        () => undefined,
      );
    },
  };
}

export const tabStorage = guardedStorage(() => window.sessionStorage);
export const browserStorage = guardedStorage(() => window.localStorage);
