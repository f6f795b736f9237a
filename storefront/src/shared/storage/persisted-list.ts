/** Where a list is kept, and who tells of changes made by other tabs. */
export type Surroundings = { storage: Pick<Storage, 'getItem' | 'setItem'> | null; events: EventTarget };

type Kept<T> = Surroundings & { key: string; parse: (text: string | null) => readonly T[] };

/** A list as an external store: kept in storage, shared with the other tabs. */
export function createKeptList<T>({ key, parse, storage, events }: Kept<T>) {
  const listeners = new Set<() => void>();
  let text = read();
  let list = parse(text);

  function read(): string | null {
    try {
      return storage?.getItem(key) ?? null;
    } catch {
      return null;
    }
  }

  function show(next: readonly T[]) {
    list = next;
    listeners.forEach((listener) => listener());
  }

  // Another tab may have written a moment ago, before its event reached this one.
  function catchUp() {
    const now = read();
    if (now === text) return;
    text = now;
    show(parse(now));
  }

  events.addEventListener('storage', (event) => {
    const { key: changed } = event as StorageEvent;
    if (changed === key || changed === null) catchUp();
  });

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    now: () => list,
    /** False when the list stays as it was. */
    change(next: (list: readonly T[]) => readonly T[]): boolean {
      catchUp();
      const changed = next(list);
      if (changed === list) return false;
      try {
        storage?.setItem(key, JSON.stringify(changed));
        text = read();
      } catch {
        // A full or forbidden storage must not stop a shopper: the list then lives in this tab only.
      }
      show(changed);
      return true;
    },
  };
}

/** This browser's storage and its window; never called while rendering on the server. */
export function thisBrowser(): Surroundings {
  try {
    return { storage: window.localStorage, events: window };
  } catch {
    return { storage: null, events: window };
  }
}
