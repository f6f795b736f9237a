import { useSyncExternalStore } from 'react';
import { parseIds } from '#shared/storage/kept-ids.ts';
import { createKeptList, thisBrowser, type Surroundings } from '#shared/storage/persisted-list.ts';

/** More are not kept: the one chosen longest ago makes room. */
export const MAX_FAVOURITES = 200;

/** The products that this browser keeps as favourites, by id, the last one chosen first. */
export function createFavourites(surroundings: Surroundings) {
  const { subscribe, now, change } = createKeptList({
    key: 'favoritos',
    parse: (text) => parseIds(text, MAX_FAVOURITES),
    ...surroundings,
  });
  return {
    subscribe,
    now,
    change,
    toggle: (id: string) =>
      change((ids) =>
        ids.includes(id) ? ids.filter((other) => other !== id) : [id, ...ids].slice(0, MAX_FAVOURITES),
      ),
  };
}

let ofThisBrowser: ReturnType<typeof createFavourites> | undefined;

/** The favourites of this browser; never called while rendering on the server. */
export const favourites = () => (ofThisBrowser ??= createFavourites(thisBrowser()));

const NONE: readonly string[] = [];
const subscribe = (listener: () => void) => favourites().subscribe(listener);

/** The favourites, followed; none on the server and until the page is hydrated. */
export const useFavourites = (): readonly string[] =>
  useSyncExternalStore(
    subscribe,
    () => favourites().now(),
    () => NONE,
  );

/** Whether a product is a favourite, followed. */
export const useIsFavourite = (id: string): boolean =>
  useSyncExternalStore(
    subscribe,
    () => favourites().now().includes(id),
    () => false,
  );
