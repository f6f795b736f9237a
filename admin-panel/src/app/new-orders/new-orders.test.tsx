import {
  type AdminOrder,
  countDueCases,
  getContent,
  getOrder,
  getProduct,
  listOrders,
  listProducts,
  ordersSummary,
  overviewStats,
} from '@shop/contract';
import { anAdminOrder, answering, fakeServer } from '@shop/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { focusManager } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { usePageTitle } from '#shared/page-title.ts';
import { queryOf } from '#shared/resource/query.ts';
import { renderRoute } from '../../testing/render-route.tsx';
import { signedIn } from '../../testing/signed-in.ts';
import { AdminFrame } from '../frame/admin-frame.tsx';
import { newestOrdersQuery } from './use-new-order-notice.tsx';

const success = 'success' as const;
const first = anAdminOrder({ _id: 'uno', orderNumber: 'JL-20261120-0001' });
const second = anAdminOrder({
  _id: 'dos',
  orderNumber: 'JL-20261120-0002',
  total: 34_500,
  createdAt: '2026-11-20T16:00:00.000Z',
});
const third = { ...second, _id: 'tres', orderNumber: 'JL-20261120-0003' };

let orders: AdminOrder[] = [];
let requests = 0;
fakeServer(
  answering(countDueCases, { status: success, due: 0 }),
  answering(listOrders, () => {
    requests += 1;
    return { status: success, orders, totalOrders: orders.length, totalPages: 1, page: 1, limit: 5 };
  }),
  answering(ordersSummary, () => ({
    status: success,
    summary: {
      totalOrders: orders.length,
      totalRevenue: 0,
      queues: {},
      ordersWithWork: orders.length,
      summaryByStatusAndPaymentMethod: { pending_manual: { cash: orders.length, transfer: 0 } },
    },
  })),
);
signedIn();
beforeEach(() => {
  orders = [first];
  requests = 0;
});

const named = (title: string) =>
  function Page() {
    usePageTitle(title);
    return <h1 tabIndex={-1}>{title}</h1>;
  };
const open = () =>
  renderRoute(
    [
      {
        Component: AdminFrame,
        children: [
          { path: '/', Component: named('Tablero') },
          { path: '/orders', Component: named('Las órdenes') },
          { path: '/orders/:id', Component: named('La orden') },
        ],
      },
    ],
    '/',
  );

async function openAndReceive(...fresh: AdminOrder[]) {
  const view = open();
  await waitFor(() => expect(view.client.getQueryData(newestOrdersQuery.queryKey)?.orders).toHaveLength(1));
  orders = [...fresh, first];
  await act(() => view.client.refetchQueries(newestOrdersQuery));
  return view;
}

// @spec C.40
describe('orders that wait for the staff', () => {
  it('waiting orders are counted beside Órdenes, in the title and in the bar of phones', async () => {
    const { router } = open();
    const entry = within(screen.getByRole('navigation', { name: 'Menú de administración' }));
    expect(await entry.findByRole('link', { name: /^Órdenes ?1 orden espera una acción$/ })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Órdenes: 1 orden espera una acción' })).toBeVisible();
    expect(document.title).toBe('(1) Tablero · Jazmín Lencería');
    await act(() => router.navigate('/orders'));
    expect(document.title).toBe('(1) Las órdenes · Jazmín Lencería');
  });

  it('frame leaves no count in the title after it unmounts', async () => {
    const { unmount } = open();
    await waitFor(() => expect(document.title).toBe('(1) Tablero · Jazmín Lencería'));
    unmount();
    expect(document.title).toBe('Tablero · Jazmín Lencería');
  });
});

// @spec C.39
describe('a new order', () => {
  it('toast about a new order shows its number, its total and a link to it', async () => {
    const { user, router } = await openAndReceive(second);
    expect(await screen.findByText('Entró un pedido nuevo: JL-20261120-0002 · $34.500')).toBeInTheDocument();
    const link = screen.getByRole('link', { name: 'Ver pedido' });
    expect(link).toHaveAttribute('href', '/orders/dos');
    await user.click(link);
    expect(router.state.location.pathname).toBe('/orders/dos');
    expect(
      await screen.findByRole('link', { name: /^Órdenes ?2 órdenes esperan una acción$/ }),
    ).toBeVisible();
  });

  it('toast about new orders is one for all orders of a poll', async () => {
    const { user, router } = await openAndReceive(third, second);
    expect(await screen.findByText('Entraron 2 pedidos nuevos')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Ver órdenes' }));
    expect(router.state.location.pathname).toBe('/orders');
  });

  it('new order reloads lists, metrics and stock, but not an open order', async () => {
    const view = open();
    await waitFor(() => expect(view.client.getQueryData(newestOrdersQuery.queryKey)?.orders).toHaveLength(1));
    const shown = [
      queryOf(listOrders, { query: { page: 2 } }),
      queryOf(ordersSummary),
      queryOf(overviewStats),
      queryOf(listProducts, { query: {} }),
    ].map(({ queryKey }) => queryKey);
    const params = { id: 'uno' };
    const kept = [queryOf(getOrder, { params }), queryOf(getProduct, { params }), queryOf(getContent)].map(
      ({ queryKey }) => queryKey,
    );
    [...shown, ...kept].forEach((key: readonly unknown[]) => view.client.setQueryData(key, []));
    orders = [second, first];
    await act(() => view.client.refetchQueries(newestOrdersQuery));
    const isOld = (key: readonly unknown[]) => view.client.getQueryState(key)?.isInvalidated;
    await waitFor(() => expect(shown.map(isOld)).toEqual([true, true, true, true]));
    expect(kept.map(isOld)).toEqual([false, false, false]);
  });
});

// @spec C.39
describe('the sound of a new order', () => {
  const started = vi.fn();
  class Sound {
    state = 'running';
    currentTime = 0;
    destination = {};
    createOscillator = () => ({
      frequency: {},
      connect: (to: unknown) => to,
      start: started,
      stop: () => undefined,
    });
    createGain = () => ({
      gain: {
        setValueAtTime: () => undefined,
        linearRampToValueAtTime: () => undefined,
        exponentialRampToValueAtTime: () => undefined,
      },
      connect: (to: unknown) => to,
    });
  }
  beforeEach(() => {
    started.mockClear();
    vi.stubGlobal('AudioContext', Sound);
  });
  afterEach(() => void vi.unstubAllGlobals());

  it('sound of a new order is off by default', async () => {
    await openAndReceive(second);
    await screen.findByText(/Entró un pedido nuevo/);
    expect(started).not.toHaveBeenCalled();
  });

  it('sound of a new order can be enabled in the list of shortcuts, which plays it once, and then plays for each order', async () => {
    const view = open();
    await waitFor(() => expect(view.client.getQueryData(newestOrdersQuery.queryKey)?.orders).toHaveLength(1));
    await view.user.keyboard('?');
    await view.user.click(await screen.findByRole('switch', { name: 'Sonido suave cuando entra un pedido' }));
    expect(started).toHaveBeenCalledTimes(2);
    // The open dialog is module state and would leak into the next test.
    await view.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    orders = [second, first];
    await act(() => view.client.refetchQueries(newestOrdersQuery));
    await waitFor(() => expect(started).toHaveBeenCalledTimes(4));
    expect(localStorage.getItem('adminOrderSound')).toBe('true');
  });
});

// @spec C.40
describe('the poll for new orders', () => {
  afterEach(() => {
    focusManager.setFocused(undefined);
    vi.useRealTimers();
  });

  // @spec C.40
  it('poll for new orders runs every 30 s, pauses while the tab is hidden and runs when it becomes visible', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { client } = open();
    await waitFor(() => expect(requests).toBe(1));
    await act(() => vi.advanceTimersByTimeAsync(31_000));
    await waitFor(() => expect(requests).toBe(2));
    focusManager.setFocused(false);
    await act(() => vi.advanceTimersByTimeAsync(95_000));
    expect(requests).toBe(2);
    act(() => focusManager.setFocused(true));
    await waitFor(() => expect(requests).toBe(3));
    // Queued calls use the fake clock and must finish before it is removed.
    await waitFor(() => expect(client.isFetching()).toBe(0));
    await act(() => vi.advanceTimersByTimeAsync(1_000));
  });
});
