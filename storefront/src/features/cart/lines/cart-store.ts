import { useSyncExternalStore } from 'react';
import { STORAGE_KEYS } from '@shop/contract';
import { createKeptList, thisBrowser, type Surroundings } from '#shared/storage/persisted-list.ts';
import { addLine, withLineAt, withQuantity, withoutLine, type CartLine } from './cart-lines.ts';
import { parseStoredCart } from './stored-cart.ts';

/** `ready` is false on the server and during hydration, when the stored cart is not known yet. */
export type CartSnapshot = { lines: readonly CartLine[]; ready: boolean };

const UNKNOWN: CartSnapshot = { lines: [], ready: false };

/** The cart as an external store: kept in storage, shared with the other tabs. */
export function createCartStore(surroundings: Surroundings) {
  const { subscribe, now, change } = createKeptList({
    key: STORAGE_KEYS.cart,
    parse: parseStoredCart,
    ...surroundings,
  });
  let snapshot = UNKNOWN;
  return {
    subscribe,
    getSnapshot(): CartSnapshot {
      if (!snapshot.ready || snapshot.lines !== now()) snapshot = { lines: now(), ready: true };
      return snapshot;
    },
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

/** The cart of this browser; never called while rendering on the server. */
export const cart = (): CartStore => (browserCart ??= createCartStore(thisBrowser()));

const subscribe = (listener: () => void) => cart().subscribe(listener);
const clientSnapshot = () => cart().getSnapshot();
const serverSnapshot = () => UNKNOWN;

/** The cart, followed; empty and not ready until the page is hydrated. */
export const useCart = (): CartSnapshot => useSyncExternalStore(subscribe, clientSnapshot, serverSnapshot);
