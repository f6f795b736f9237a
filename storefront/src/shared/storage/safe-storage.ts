export type SafeStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Creates a storage that never throws: where the browser refuses (privacy settings, full disk), memory takes over. */
export function createSafeStorage(storage: () => SafeStorage): SafeStorage {
  const memory = new Map<string, string>();
  const attempt = <T>(action: (store: SafeStorage) => T, otherwise: () => T): T => {
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

export const tabStorage = createSafeStorage(() => window.sessionStorage);
export const browserStorage = createSafeStorage(() => window.localStorage);

/** Parses stored JSON; unreadable text counts as absent. */
export function parseStored(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
