import { describe, expect, it, vi } from 'vitest';
import { createSafeStorage } from '#shared/storage/safe-storage.ts';
import { memoryStorage } from '#testing/checkout-builders.ts';
import type { CartLine } from '#shared/cart-line.ts';
import { lineKey } from './cart-lines.ts';
import { createCartStore } from './cart-store.ts';

// @spec 3.2

const line: CartLine = { id: 'alma', name: 'Conjunto Alma', price: 1000, image: '', size: 'M', quantity: 1 };

function otherTabWrites(storage: ReturnType<typeof memoryStorage>, events: EventTarget, lines: CartLine[]) {
  storage.setItem('cart', JSON.stringify(lines));
  events.dispatchEvent(Object.assign(new Event('storage'), { key: 'cart' }));
}

describe('cart store', () => {
  // @spec 1.4 4.4
  it('cart store loads the cart from storage and saves every change under the key cart', () => {
    const storage = memoryStorage();
    createCartStore({ storage, events: new EventTarget() }).add(line);
    expect(JSON.parse(storage.getItem('cart') ?? '')).toEqual([line]);
    const later = createCartStore({ storage, events: new EventTarget() });
    expect(later.getSnapshot()).toEqual({ lines: [line], ready: true });
  });

  it('cart store follows changes made by other tabs', () => {
    const storage = memoryStorage();
    const events = new EventTarget();
    const store = createCartStore({ storage, events });
    const listener = vi.fn();
    store.subscribe(listener);
    otherTabWrites(storage, events, [{ ...line, quantity: 4 }]);
    expect(store.getSnapshot().lines[0]?.quantity).toBe(4);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('cart store keeps what another tab wrote before its storage event arrived', () => {
    const storage = memoryStorage();
    const store = createCartStore({ storage, events: new EventTarget() });
    storage.setItem('cart', JSON.stringify([line]));
    store.add({ ...line, id: 'brisa' });
    expect(store.getSnapshot().lines.map(({ id }) => id)).toEqual(['alma', 'brisa']);
  });

  it('cart store returns whether an added line was accepted', () => {
    const store = createCartStore({ storage: memoryStorage(), events: new EventTarget() });
    expect(store.add({ ...line, stock: 1 })).toBe(true);
    expect(store.add({ ...line, stock: 1 })).toBe(false);
  });

  it('cart store works in this tab when the browser forbids storage', () => {
    const forbidden = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const storage = createSafeStorage(forbidden);
    const store = createCartStore({ storage, events: new EventTarget() });
    store.add(line);
    store.setQuantity(lineKey(line), 3);
    expect(store.getSnapshot().lines[0]?.quantity).toBe(3);
  });

  it('cart store tells of a line that the full storage does not keep', () => {
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const storage = createSafeStorage(() => ({ getItem: () => null, setItem: full, removeItem: full }));
    const onNotKept = vi.fn();
    const store = createCartStore({ storage, events: new EventTarget(), onNotKept });
    store.add(line);
    expect(onNotKept).toHaveBeenCalledOnce();
    expect(store.getSnapshot().lines).toHaveLength(1);
  });

  it('cart store restores a removed line at its former position', () => {
    const store = createCartStore({ storage: memoryStorage(), events: new EventTarget() });
    store.add(line);
    store.add({ ...line, id: 'brisa' });
    store.remove(lineKey(line));
    store.restore(line, 0);
    expect(store.getSnapshot().lines.map(({ id }) => id)).toEqual(['alma', 'brisa']);
  });
});
