import { describe, expect, it, vi } from 'vitest';
import { createSafeStorage } from '#shared/storage/safe-storage.ts';
import { createFavorites, MAX_FAVORITES } from './favorites-store.ts';

// @spec A.16

function aBrowser(stored?: string) {
  const kept = new Map(stored === undefined ? [] : [['favoritos', stored]]);
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  return { storage, events: new EventTarget(), kept };
}

const otherTabWrites = ({ kept, events }: ReturnType<typeof aBrowser>, text: string) => {
  kept.set('favoritos', text);
  events.dispatchEvent(Object.assign(new Event('storage'), { key: 'favoritos' }));
};

describe('favorites store', () => {
  it('favorites store persists favorites, the newest first, and toggles them', () => {
    const browser = aBrowser();
    const store = createFavorites(browser);
    ['alma', 'brisa', 'cielo', 'brisa'].forEach(store.toggle);
    expect(store.current()).toEqual(['cielo', 'alma']);
    expect(createFavorites(browser).current()).toEqual(['cielo', 'alma']);
  });

  it('favorites store follows other tabs, even before their storage event arrives', () => {
    const browser = aBrowser();
    const store = createFavorites(browser);
    const listener = vi.fn();
    store.subscribe(listener);
    otherTabWrites(browser, '["alma"]');
    expect(store.current()).toEqual(['alma']);
    expect(listener).toHaveBeenCalledTimes(1);
    browser.kept.set('favoritos', '["brisa","alma"]');
    store.toggle('cielo');
    expect(store.current()).toEqual(['cielo', 'brisa', 'alma']);
  });

  it.each([
    ['{', []],
    ['', []],
    ['null', []],
    ['7', []],
    ['{"alma":true}', []],
    ['[null,7,{"id":"x"},"",["alma"],"alma","alma","a,b","brisa"]', ['alma', 'brisa']],
    [JSON.stringify(['x'.repeat(5000), 'alma']), ['alma']],
  ])('favorites store drops only what is unreadable in the stored text %.40s', (stored, left) => {
    expect(createFavorites(aBrowser(stored)).current()).toEqual(left);
  });

  it('favorites store drops the oldest favorite beyond the limit', () => {
    const many = Array.from({ length: MAX_FAVORITES + 20 }, (_, index) => `p${index}`);
    const store = createFavorites(aBrowser(JSON.stringify(many)));
    expect(store.current()).toHaveLength(MAX_FAVORITES);
    store.toggle('alma');
    expect(store.current()).toHaveLength(MAX_FAVORITES);
    expect(store.current()[0]).toBe('alma');
  });

  it('favorites store works in this tab when storage is forbidden or full', () => {
    const forbidden = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const storage = createSafeStorage(() => ({
      getItem: forbidden,
      setItem: forbidden,
      removeItem: forbidden,
    }));
    const store = createFavorites({ storage, events: new EventTarget() });
    store.toggle('alma');
    expect(store.current()).toEqual(['alma']);
  });
});
