import { type AdminOrder } from '@shop/contract';

export type KnownOrders = { ids: ReadonlySet<string>; newestAt: string };

// `newestAt` excludes older orders that a deletion or a restoration moves into the list.
export function findNewOrders(known: KnownOrders | null, orders: readonly AdminOrder[]) {
  const times = orders.map(({ createdAt }) => createdAt);
  return {
    // Staff know of the sales that they registered.
    newOrders: orders.filter(
      ({ _id, createdAt, channel }) =>
        known !== null && channel === 'web' && createdAt >= known.newestAt && !known.ids.has(_id),
    ),
    known: {
      ids: new Set([...(known?.ids ?? []), ...orders.map(({ _id }) => _id)]),
      newestAt: [known?.newestAt ?? '', ...times].sort().at(-1) ?? '',
    },
  };
}
