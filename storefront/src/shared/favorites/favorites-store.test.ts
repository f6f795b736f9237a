import { describe, expect, it, vi } from 'vitest';
import { createFavourites, MAX_FAVOURITES } from './favorites-store.ts';

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

describe('the favourites', () => {
  it('are kept in this browser, the last one chosen first, and chosen again no longer', () => {
    const browser = aBrowser();
    const store = createFavourites(browser);
    ['alma', 'brisa', 'cielo', 'brisa'].forEach(store.toggle);
    expect(store.now()).toEqual(['cielo', 'alma']);
    expect(createFavourites(browser).now()).toEqual(['cielo', 'alma']);
  });

  it('follow what other tabs do, also before their event has arrived', () => {
    const browser = aBrowser();
    const store = createFavourites(browser);
    const listener = vi.fn();
    store.subscribe(listener);
    otherTabWrites(browser, '["alma"]');
    expect(store.now()).toEqual(['alma']);
    expect(listener).toHaveBeenCalledTimes(1);
    browser.kept.set('favoritos', '["brisa","alma"]');
    store.toggle('cielo');
    expect(store.now()).toEqual(['cielo', 'brisa', 'alma']);
  });

  it.each([
    ['{', []],
    ['', []],
    ['null', []],
    ['7', []],
    ['{"alma":true}', []],
    ['[null,7,{"id":"x"},"",["alma"],"alma","alma","a,b","brisa"]', ['alma', 'brisa']],
    [JSON.stringify(['x'.repeat(5000), 'alma']), ['alma']],
  ])('that are spoilt in storage (%.40s) lose what cannot be read and nothing else', (stored, left) => {
    expect(createFavourites(aBrowser(stored)).now()).toEqual(left);
  });

  it('make room for the last one when there are very many', () => {
    const many = Array.from({ length: MAX_FAVOURITES + 20 }, (_, index) => `p${index}`);
    const store = createFavourites(aBrowser(JSON.stringify(many)));
    expect(store.now()).toHaveLength(MAX_FAVOURITES);
    store.toggle('alma');
    expect(store.now()).toHaveLength(MAX_FAVOURITES);
    expect(store.now()[0]).toBe('alma');
  });

  it('live in this tab when storage is forbidden or full', () => {
    const forbidden = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const storage = { getItem: forbidden, setItem: forbidden };
    const store = createFavourites({ storage, events: new EventTarget() });
    store.toggle('alma');
    expect(store.now()).toEqual(['alma']);
  });
});
