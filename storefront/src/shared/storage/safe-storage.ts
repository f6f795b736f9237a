export type SafeStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Returns false from `setItem` when only memory keeps the value, until the page is left. */
type TellingStorage = SafeStorage & { setItem: (key: string, value: string) => boolean };

/** Creates a storage that never throws: where the browser refuses (privacy settings, full disk), memory takes over. */
export function createSafeStorage(storage: () => SafeStorage): TellingStorage {
  const memory = new Map<string, string>();
  return {
    getItem(key) {
      try {
        return memory.get(key) ?? storage().getItem(key);
      } catch {
        return null;
      }
    },
    setItem(key, value) {
      try {
        storage().setItem(key, value);
        memory.delete(key);
        return true;
      } catch {
        memory.set(key, value);
        return false;
      }
    },
    removeItem(key) {
      memory.delete(key);
      try {
        storage().removeItem(key);
      } catch {
        // Nothing can be stored where removing is forbidden.
      }
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
