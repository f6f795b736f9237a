import {
  countDueCases,
  interactionsSummary,
  listCases,
  listOrders,
  mostViewedCategories,
  mostViewedProducts,
  ordersSummary,
  overviewStats,
  salesStats,
} from '@shop/contract';
import { answering, fakeServer, refusal } from '@shop/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { endSession } from '#features/session/session-store.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { signedIn } from '../testing/signed-in.ts';
import { routes } from './routes.tsx';
import { anOrdersSummary } from '../testing/orders-summary.ts';

const success = 'success' as const;
fakeServer(
  answering(countDueCases, { status: success, due: 0 }),
  answering(listCases, { status: success, entries: [], totalEntries: 0, totalPages: 0 }),
  answering(ordersSummary, {
    status: success,
    summary: anOrdersSummary(),
  }),
  ...[
    overviewStats,
    salesStats,
    interactionsSummary,
    mostViewedProducts,
    mostViewedCategories,
    listOrders,
  ].map((part) => answering(part, () => refusal(403, 'Acá no'))),
);
signedIn();

describe('the routes', () => {
  // @spec 2.14.3
  it('editor without a product id redirects to the list', async () => {
    const { router } = renderRoute(routes, '/products/edit');
    await waitFor(() => expect(router.state.location.pathname).toBe('/products'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Productos' })).toBeVisible();
  });

  // @spec A.14
  it('the address of the former inbox leads to the cases', async () => {
    const { router } = renderRoute(routes, '/messages');
    expect(await screen.findByRole('heading', { level: 1, name: 'Casos' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/cases');
  });

  // @spec C.50
  it('unknown address says that there is no such page, and links to the dashboard', async () => {
    const { router } = renderRoute(routes, '/inventado?pagina=2');
    expect(await screen.findByRole('heading', { level: 1, name: 'Esta página no existe' })).toBeVisible();
    expect(screen.getByText('/inventado?pagina=2')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ir al Dashboard' })).toHaveAttribute('href', '/');
    expect(router.state.location.pathname).toBe('/inventado');
  });

  it('dashboard is shown at its second address', async () => {
    const { router } = renderRoute(routes, '/dashboard');
    expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/dashboard');
  });

  // @spec 2.14.4
  it('form redirects a signed-out user to the login', async () => {
    endSession(false);
    const { router } = renderRoute(routes, '/products/new');
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  });
});
