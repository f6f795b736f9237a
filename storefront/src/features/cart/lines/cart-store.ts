import { useSyncExternalStore } from 'react';
import { STORAGE_KEYS } from '@shop/contract';
import { browserContext, createPersistedList, type BrowserContext } from '#shared/storage/persisted-list.ts';
import { tellNotKept } from '#shared/storage/tell-not-kept.ts';
import type { CartLine } from '#shared/cart-line.ts';
import { addLine, insertLine, removeLine, setLineQuantity } from './cart-lines.ts';
import { parseStoredCart } from './stored-cart.ts';

/** `ready` is false on the server and while hydrating, when the stored cart is not known yet. */
type CartSnapshot = { lines: readonly CartLine[]; ready: boolean };

const UNKNOWN: CartSnapshot = { lines: [], ready: false };

export function createCartStore(context: BrowserContext) {
  const { subscribe, current, update } = createPersistedList({
    key: STORAGE_KEYS.cart,
    parse: parseStoredCart,
    ...context,
  });
  let snapshot = UNKNOWN;
  return {
    subscribe,
    getSnapshot(): CartSnapshot {
      if (!snapshot.ready || snapshot.lines !== current()) snapshot = { lines: current(), ready: true };
      return snapshot;
    },
    /** Returns false when the stock does not allow it. */
    add: (line: CartLine) => update((lines) => addLine(lines, line)),
    setQuantity: (key: string, quantity: number) => update((lines) => setLineQuantity(lines, key, quantity)),
    remove: (key: string) => update((lines) => removeLine(lines, key)),
    restore: (line: CartLine, index: number) => update((lines) => insertLine(lines, line, index)),
    replace: (lines: readonly CartLine[]) => update(() => lines),
    clear: () => update(() => []),
  };
}

type CartStore = ReturnType<typeof createCartStore>;

let browserCart: CartStore | null = null;

/** Returns this browser's cart; must not be called on the server. */
export const cart = (): CartStore =>
  (browserCart ??= createCartStore({ ...browserContext(), onNotKept: tellNotKept }));

const subscribe = (listener: () => void) => cart().subscribe(listener);

export const useCart = (): CartSnapshot =>
  useSyncExternalStore(
    subscribe,
    () => cart().getSnapshot(),
    () => UNKNOWN,
  );
