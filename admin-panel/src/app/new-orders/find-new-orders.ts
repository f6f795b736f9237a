import { type AdminOrder } from '@shop/contract';

/** Ids of the known orders, and the creation time of the newest one. */
export type KnownOrders = { ids: ReadonlySet<string>; newestAt: string };

/**
 * Returns the orders that are new since the last poll (none at the first one) and all known orders.
 * Orders that a deletion moves into the list, and restored ones, are not new.
 */
export function findNewOrders(known: KnownOrders | null, orders: readonly AdminOrder[]) {
  const times = orders.map(({ createdAt }) => createdAt);
  return {
    newOrders: orders.filter(
      ({ _id, createdAt }) => known !== null && createdAt >= known.newestAt && !known.ids.has(_id),
    ),
    known: {
      ids: new Set([...(known?.ids ?? []), ...orders.map(({ _id }) => _id)]),
      newestAt: [known?.newestAt ?? '', ...times].sort().at(-1) ?? '',
    },
  };
}
