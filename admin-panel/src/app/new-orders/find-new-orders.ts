import { type AdminOrder } from '@shop/contract';

/** The orders that were seen, and when the newest of them came in. */
export type SeenOrders = { ids: ReadonlySet<string>; until: string };

const newestOf = (orders: readonly AdminOrder[], until: string): string =>
  orders.reduce((newest, { createdAt }) => (createdAt > newest ? createdAt : newest), until);

/**
 * Which of the newest orders came in since the last look (none at the first), and what has been seen now.
 * What moves up because a newer one was deleted, or comes back from there, is not new.
 */
export function freshOrders(seen: SeenOrders | null, orders: readonly AdminOrder[]) {
  const isFresh = ({ _id, createdAt }: AdminOrder) =>
    seen !== null && createdAt >= seen.until && !seen.ids.has(_id);
  const now: SeenOrders = {
    ids: new Set([...(seen?.ids ?? []), ...orders.map(({ _id }) => _id)]),
    until: newestOf(orders, seen?.until ?? ''),
  };
  return { fresh: orders.filter(isFresh), now };
}
