import {
  type AdminOrder,
  HEALTH_POLL_MS,
  listOrders,
  listProducts,
  ordersSummary,
  workStats,
} from '@shop/contract';
import { call } from '@shop/web-kit/api';
import { formatMoney } from '@shop/web-kit/format';
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { type MouseEvent, useEffect, useRef } from 'react';
import { useHref, useNavigate } from 'react-router-dom';
import { useCan } from '#shared/access/permissions.ts';
import { usePreference } from '#shared/hooks/use-stored-json.ts';
import { loadToasts } from '#shared/load-toasts.ts';
import { paths } from '#shared/paths.ts';
import { keyOf, nounOf } from '#shared/resource/query.ts';
import { texts } from '../texts.ts';
import { ORDER_SOUND_PREFERENCE, playOrderSound } from './order-sound.ts';

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

const POLLED_ORDERS = 5;

export const newestOrdersQuery = queryOptions({
  // It is not among the orders: no change of one of them brings a new one.
  queryKey: ['newest-orders'],
  queryFn: ({ signal }) => call(listOrders, { query: { page: 1, limit: POLLED_ORDERS } }, { signal }),
  select: ({ orders }) => orders,
  refetchInterval: HEALTH_POLL_MS,
  refetchOnWindowFocus: 'always',
});

type LinkTarget = { href: string; go: () => void };

// Toasts render outside the router, so their link navigates by hand.
async function toastWithLink(text: string, label: string, { href, go }: LinkTarget) {
  const { toast, TOAST_MS } = await loadToasts();
  const follow = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    toast.dismiss(notice);
    go();
  };
  const link = (
    <a data-button="" href={href} onClick={follow}>
      {label}
    </a>
  );
  const notice = toast.info(text, { duration: TOAST_MS.newOrder, action: link });
}

// Lists and metrics, but not an open order.
const OUTDATED = [keyOf(listOrders), keyOf(ordersSummary), nounOf(workStats), keyOf(listProducts)];

function refreshLists(client: QueryClient) {
  for (const queryKey of OUTDATED) void client.invalidateQueries({ queryKey });
}

export function useNewOrderNotice(): void {
  const client = useQueryClient();
  const navigate = useNavigate();
  const listHref = useHref(paths.orders);
  const [withSound] = usePreference(ORDER_SOUND_PREFERENCE, false);
  const known = useRef<KnownOrders | null>(null);
  const { data: newest } = useQuery({ ...newestOrdersQuery, enabled: useCan('listOrders') });
  useEffect(() => {
    if (!newest) return;
    const { newOrders, known: nextKnown } = findNewOrders(known.current, newest);
    known.current = nextKnown;
    const [first] = newOrders;
    if (!first) return;
    if (newOrders.length === 1) {
      const { _id, orderNumber, total } = first;
      const target = { href: `${listHref}/${_id}`, go: () => void navigate(paths.order(_id)) };
      void toastWithLink(texts.newOrder(orderNumber, formatMoney(total)), texts.seeOrder, target);
    } else {
      const target = { href: listHref, go: () => void navigate(paths.orders) };
      void toastWithLink(
        texts.newOrders(newOrders.length, newOrders.length === POLLED_ORDERS),
        texts.seeOrders,
        target,
      );
    }
    if (withSound) void playOrderSound();
    refreshLists(client);
  }, [newest, client, navigate, listHref, withSound]);
}
