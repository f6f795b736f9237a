import { useSyncExternalStore } from 'react';
import { STORAGE_KEYS } from '@shop/contract';
import { addLine, withLineAt, withQuantity, withoutLine, type CartLine } from './cart-lines.ts';
import { parseStoredCart } from './stored-cart.ts';

/** `ready` is false on the server and during hydration, when the stored cart is not known yet. */
export type CartSnapshot = { lines: readonly CartLine[]; ready: boolean };

const UNKNOWN: CartSnapshot = { lines: [], ready: false };

type Surroundings = { storage: Pick<Storage, 'getItem' | 'setItem'> | null; events: EventTarget };

/** The cart as an external store: kept in storage, shared with the other tabs. */
export function createCartStore({ storage, events }: Surroundings) {
  const listeners = new Set<() => void>();
  let text = read();
  let snapshot: CartSnapshot = { lines: parseStoredCart(text), ready: true };

  function read(): string | null {
    try {
      return storage?.getItem(STORAGE_KEYS.cart) ?? null;
    } catch {
      return null;
    }
  }

  function show(lines: readonly CartLine[]) {
    snapshot = { lines, ready: true };
    listeners.forEach((listener) => listener());
  }

  // Another tab may have written a moment ago, before its event reached this one.
  function catchUp() {
    const now = read();
    if (now === text) return;
    text = now;
    show(parseStoredCart(now));
  }

  function change(next: (lines: readonly CartLine[]) => readonly CartLine[]): boolean {
    catchUp();
    const lines = next(snapshot.lines);
    if (lines === snapshot.lines) return false;
    try {
      storage?.setItem(STORAGE_KEYS.cart, JSON.stringify(lines));
      text = read();
    } catch {
      // A full or forbidden storage must not stop a purchase: the cart then lives in this tab only.
    }
    show(lines);
    return true;
  }

  events.addEventListener('storage', (event) => {
    const { key } = event as StorageEvent;
    if (key === STORAGE_KEYS.cart || key === null) catchUp();
  });

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => snapshot,
    /** False when the stock does not allow it and the cart stays as it was. */
    add: (line: CartLine) => change((lines) => addLine(lines, line)),
    setQuantity: (key: string, quantity: number) => change((lines) => withQuantity(lines, key, quantity)),
    remove: (key: string) => change((lines) => withoutLine(lines, key)),
    restore: (line: CartLine, index: number) => change((lines) => withLineAt(lines, line, index)),
    replace: (lines: readonly CartLine[]) => change(() => lines),
    clear: () => change(() => []),
  };
}

export type CartStore = ReturnType<typeof createCartStore>;

let browserCart: CartStore | null = null;

function browserStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

/** The cart of this browser; never called while rendering on the server. */
export function cart(): CartStore {
  browserCart ??= createCartStore({ storage: browserStorage(), events: window });
  return browserCart;
}

const subscribe = (listener: () => void) => cart().subscribe(listener);
const clientSnapshot = () => cart().getSnapshot();
const serverSnapshot = () => UNKNOWN;

/** The cart, followed; empty and not ready until the page is hydrated. */
export const useCart = (): CartSnapshot => useSyncExternalStore(subscribe, clientSnapshot, serverSnapshot);
