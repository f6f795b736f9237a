import { HEALTH_POLL_MS } from '@shop/contract';
import { call } from '@shop/web-kit/api';
import { formatMoney } from '@shop/web-kit/format';
import { queryOptions, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { type MouseEvent, useEffect, useRef } from 'react';
import { useHref, useNavigate } from 'react-router-dom';
import { toast } from 'sonner';
import { TOAST_MS } from '#shared/toasts.ts';
import { paths } from '#shared/paths.ts';
import { usePreference } from '#shared/use-stored-json.ts';
import { freshOrders, type SeenOrders } from './find-new-orders.ts';
import { ORDER_SOUND_PREFERENCE, playOrderSound } from './order-sound.ts';
import { texts } from '../texts.ts';

const LOOKED_AT = 5;

/** The newest orders; asked again every 30 s while the panel is seen, and when it is seen again. */
export const newestOrdersQuery = queryOptions({
  queryKey: ['orders', 'newest'],
  queryFn: async ({ signal }) =>
    (await call('listOrders', { query: { page: 1, limit: LOOKED_AT } }, { signal })).orders,
  refetchInterval: HEALTH_POLL_MS,
  refetchOnWindowFocus: 'always',
});

type Place = { href: string; go: () => void };

// Notices stand outside the router: their link leads there by hand, and opens a tab of its own when asked to.
function tellOf(text: string, label: string, { href, go }: Place) {
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

const SHOWS_ORDERS = new Set(['list', 'summary']);

// The lists that show orders, their figures and their stock; an order that is open stays as it is read.
function refreshLists(client: QueryClient) {
  const isList = (part: unknown) => typeof part === 'object' || SHOWS_ORDERS.has(part as string);
  void client.invalidateQueries({ queryKey: ['orders'], predicate: ({ queryKey }) => isList(queryKey[1]) });
  void client.invalidateQueries({ queryKey: ['stats'] });
  void client.invalidateQueries({ queryKey: ['products', 'list'] });
}

/** Tells of each order that comes in while the panel is open, and lets the lists on screen show it. */
export function useNewOrderNotice(): void {
  const client = useQueryClient();
  const navigate = useNavigate();
  const listHref = useHref(paths.orders);
  const [withSound] = usePreference(ORDER_SOUND_PREFERENCE, false);
  const seen = useRef<SeenOrders | null>(null);
  const { data: newest } = useQuery(newestOrdersQuery);
  useEffect(() => {
    if (!newest) return;
    const { fresh, now } = freshOrders(seen.current, newest);
    seen.current = now;
    const [first] = fresh;
    if (!first) return;
    if (fresh.length === 1) {
      const { _id, orderNumber, total } = first;
      const place = { href: `${listHref}/${_id}`, go: () => void navigate(paths.order(_id)) };
      tellOf(texts.newOrder(orderNumber, formatMoney(total)), texts.seeOrder, place);
    } else {
      const place = { href: listHref, go: () => void navigate(paths.orders) };
      tellOf(texts.newOrders(fresh.length, fresh.length === LOOKED_AT), texts.seeOrders, place);
    }
    if (withSound) void playOrderSound();
    refreshLists(client);
  }, [newest, client, navigate, listHref, withSound]);
}
