import { useSyncExternalStore } from 'react';
import {
  browserContext,
  createPersistedList,
  parseStoredIds,
  type BrowserContext,
} from '#shared/storage/persisted-list.ts';
import { tellNotKept } from '#shared/storage/tell-not-kept.ts';

/** Most favorites that are stored: beyond it the oldest is dropped. */
export const MAX_FAVORITES = 200;

export function createFavorites(context: BrowserContext) {
  const list = createPersistedList({
    key: 'favoritos',
    parse: (text) => parseStoredIds(text, MAX_FAVORITES),
    ...context,
  });
  const toggle = (id: string) =>
    list.update((ids) =>
      ids.includes(id) ? ids.filter((other) => other !== id) : [id, ...ids].slice(0, MAX_FAVORITES),
    );
  return { ...list, toggle };
}

let browserFavorites: ReturnType<typeof createFavorites> | undefined;

/** Returns this browser's favorites; must not be called on the server. */
export const favorites = () =>
  (browserFavorites ??= createFavorites({ ...browserContext(), onNotKept: tellNotKept }));

const NONE: readonly string[] = [];
const subscribe = (listener: () => void) => favorites().subscribe(listener);

export const useFavorites = (): readonly string[] =>
  useSyncExternalStore(
    subscribe,
    () => favorites().current(),
    () => NONE,
  );

export const useIsFavorite = (id: string): boolean =>
  useSyncExternalStore(
    subscribe,
    () => favorites().current().includes(id),
    () => false,
  );
