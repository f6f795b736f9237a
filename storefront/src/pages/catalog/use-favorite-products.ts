import { useEffect, useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { productsNowQuery } from '#features/cart/revalidation/current-products-query.ts';
import { favourites, useFavourites } from '#shared/favorites/favorites-store.ts';

const without = (all: readonly string[], some: readonly string[]): string[] =>
  all.filter((id) => !some.includes(id));

// What is taken out needs no new answer, and may be wanted back; what is new must be asked for.
function useAsked(ids: readonly string[]): readonly string[] {
  const [asked, setAsked] = useState(ids);
  const added = without(ids, asked);
  if (added.length > 0) setAsked([...asked, ...added]);
  return asked;
}

type Removed = { id: string; index: number };

// What the shopper took out last, wherever its heart was.
function useLastRemoved(ids: readonly string[]): [Removed | null, forget: () => void] {
  const [before, setBefore] = useState(ids);
  const [removed, setRemoved] = useState<Removed | null>(null);
  if (before !== ids) {
    const [id] = without(before, ids);
    setBefore(ids);
    setRemoved(id === undefined ? null : { id, index: before.indexOf(id) });
  }
  return [removed, () => setRemoved(null)];
}

/** The favourites as they are sold today, those that no longer are, and the one taken out last with a way back. */
export function useFavouriteProducts() {
  const ids = useFavourites();
  const asked = useAsked(ids);
  const [removed, forget] = useLastRemoved(ids);
  const { data, isPlaceholderData, isFetching, isError, refetch } = useQuery({
    ...productsNowQuery([...asked].sort()),
    enabled: asked.length > 0,
    placeholderData: keepPreviousData,
  });
  const byId = new Map(data?.map((product) => [product._id, product]));
  const gone = data && !isPlaceholderData ? asked.filter((id) => !byId.has(id)) : [];
  const lost = gone.join();
  useEffect(() => {
    if (lost) favourites().change((kept) => without(kept, lost.split(',')));
  }, [lost]);
  const restore = ({ id, index }: Removed) => {
    favourites().change((kept) => (kept.includes(id) ? kept : kept.toSpliced(index, 0, id)));
    forget();
  };
  return {
    products: ids.flatMap((id) => byId.get(id) ?? []),
    empty: without(ids, gone).length === 0,
    gone: gone.length,
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
