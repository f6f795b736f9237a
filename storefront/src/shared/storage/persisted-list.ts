import { browserStorage, parseStored, type SafeStorage } from './safe-storage.ts';

export type BrowserContext = {
  storage: Pick<SafeStorage, 'getItem'> & { setItem: (key: string, value: string) => unknown };
  events: EventTarget;
  /** Hears of a change that lasts only until the page is left. */
  onNotKept?: () => void;
};

type ListOptions<T> = BrowserContext & { key: string; parse: (text: string | null) => readonly T[] };

export function createPersistedList<T>({ key, parse, storage, events, onNotKept }: ListOptions<T>) {
  const listeners = new Set<() => void>();
  let text = storage.getItem(key);
  let list = parse(text);

  function publish(next: readonly T[]) {
    list = next;
    listeners.forEach((listener) => listener());
  }

  // Another tab may have written before its event reaches this one.
  function synchronize() {
    const stored = storage.getItem(key);
    if (stored === text) return;
    text = stored;
    publish(parse(stored));
  }

  events.addEventListener('storage', (event) => {
    const { key: changed } = event as StorageEvent;
    if (changed === key || changed === null) synchronize();
  });

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    current: () => list,
    /** Returns false when the list stays as it was. */
    update(change: (list: readonly T[]) => readonly T[]): boolean {
      synchronize();
      const next = change(list);
      if (next === list) return false;
      const isKept = storage.setItem(key, JSON.stringify(next));
      text = storage.getItem(key);
      publish(next);
      if (isKept === false) onNotKept?.();
      return true;
    },
  };
}

/** Returns the context of this browser; must not be called on the server. */
export const browserContext = (): BrowserContext => ({ storage: browserStorage, events: window });

// The API refuses a whole list of ids for one malformed id.
const isId = (value: unknown): value is string => typeof value === 'string' && /^\w{1,40}$/.test(value);

export function parseStoredIds(text: string | null, limit: number): string[] {
  const stored = parseStored(text);
  return Array.isArray(stored) ? [...new Set(stored.filter(isId))].slice(0, limit) : [];
}
