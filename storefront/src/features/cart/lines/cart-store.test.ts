import { describe, expect, it, vi } from 'vitest';
import { lineKey, type CartLine } from './cart-lines.ts';
import { createCartStore } from './cart-store.ts';

const line: CartLine = { id: 'alma', name: 'Conjunto Alma', price: 1000, image: '', size: 'M', quantity: 1 };

function aStorage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

function otherTabWrites(storage: ReturnType<typeof aStorage>, events: EventTarget, lines: CartLine[]) {
  storage.setItem('cart', JSON.stringify(lines));
  events.dispatchEvent(Object.assign(new Event('storage'), { key: 'cart' }));
}

describe('the cart store', () => {
  it('restores the cart from storage and saves every change under the key cart', () => {
    const storage = aStorage();
    createCartStore({ storage, events: new EventTarget() }).add(line);
    expect(JSON.parse(storage.getItem('cart') ?? '')).toEqual([line]);
    const later = createCartStore({ storage, events: new EventTarget() });
    expect(later.getSnapshot()).toEqual({ lines: [line], ready: true });
  });

  it('follows what other tabs do', () => {
    const storage = aStorage();
    const events = new EventTarget();
    const store = createCartStore({ storage, events });
    const listener = vi.fn();
    store.subscribe(listener);
    otherTabWrites(storage, events, [{ ...line, quantity: 4 }]);
    expect(store.getSnapshot().lines[0]?.quantity).toBe(4);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('does not overwrite what another tab wrote before its event arrived', () => {
    const storage = aStorage();
    const store = createCartStore({ storage, events: new EventTarget() });
    storage.setItem('cart', JSON.stringify([line]));
    store.add({ ...line, id: 'brisa' });
    expect(store.getSnapshot().lines.map(({ id }) => id)).toEqual(['alma', 'brisa']);
  });

  it('says whether an add was taken', () => {
    const store = createCartStore({ storage: aStorage(), events: new EventTarget() });
    expect(store.add({ ...line, stock: 1 })).toBe(true);
    expect(store.add({ ...line, stock: 1 })).toBe(false);
  });

  it('works in this tab when storage is forbidden', () => {
    const forbidden = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const store = createCartStore({
      storage: { getItem: forbidden, setItem: forbidden },
      events: new EventTarget(),
    });
    store.add(line);
    store.setQuantity(lineKey(line), 3);
    expect(store.getSnapshot().lines[0]?.quantity).toBe(3);
  });

  it('brings a removed line back to its place', () => {
    const store = createCartStore({ storage: aStorage(), events: new EventTarget() });
    store.add(line);
    store.add({ ...line, id: 'brisa' });
    store.remove(lineKey(line));
    store.restore(line, 0);
    expect(store.getSnapshot().lines.map(({ id }) => id)).toEqual(['alma', 'brisa']);
  });
});
