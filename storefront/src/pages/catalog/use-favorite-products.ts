import { useEffect, useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { currentProductsQuery } from '#features/cart/revalidation/current-products-query.ts';
import { favorites, useFavorites } from '#shared/favorites/favorites-store.ts';

const without = (all: readonly string[], some: readonly string[]): string[] =>
  all.filter((id) => !some.includes(id));

// Removed ids stay in the request, so that an undo needs no new answer; added ids extend it.
function useRequestedIds(ids: readonly string[]): readonly string[] {
  const [requested, setRequested] = useState(ids);
  const added = without(ids, requested);
  if (added.length > 0) setRequested([...requested, ...added]);
  return requested;
}

type Removed = { id: string; index: number };

function useLastRemoved(ids: readonly string[]): [Removed | null, clear: () => void] {
  const [before, setBefore] = useState(ids);
  const [removed, setRemoved] = useState<Removed | null>(null);
  if (before !== ids) {
    const [id] = without(before, ids);
    setBefore(ids);
    setRemoved(id === undefined ? null : { id, index: before.indexOf(id) });
  }
  return [removed, () => setRemoved(null)];
}

export function useFavoriteProducts() {
  const ids = useFavorites();
  const requested = useRequestedIds(ids);
  const [removed, clearRemoved] = useLastRemoved(ids);
  const { data, isPlaceholderData, isFetching, isError, refetch } = useQuery({
    ...currentProductsQuery([...requested].sort()),
    enabled: requested.length > 0,
    // Without a connection the service worker answers from what was listed before.
    networkMode: 'offlineFirst',
    placeholderData: keepPreviousData,
  });
  const byId = new Map(data?.map((product) => [product._id, product]));
  const unavailable = data && !isPlaceholderData ? requested.filter((id) => !byId.has(id)) : [];
  const unavailableIds = unavailable.join();
  useEffect(() => {
    if (unavailableIds) favorites().update((stored) => without(stored, unavailableIds.split(',')));
  }, [unavailableIds]);
  const restore = ({ id, index }: Removed) => {
    favorites().update((stored) =>
      stored.includes(id) ? stored : [...stored.slice(0, index), id, ...stored.slice(index)],
    );
    clearRemoved();
  };
  return {
    products: ids.flatMap((id) => byId.get(id) ?? []),
    empty: without(ids, unavailable).length === 0,
    unavailable: unavailable.length,
    removed:
      removed && byId.has(removed.id)
        ? { title: byId.get(removed.id)!.title, undo: () => restore(removed) }
        : null,
    loading: !data,
    failed: isError && !data,
    retrying: isFetching,
    retry: () => void refetch(),
  };
}
