import { answering, fakeServer } from '@shop/web-kit/testing';
import {
  type AnswerOf,
  countDueCases,
  listFailedMails,
  type Endpoint,
  interactionsSummary,
  isAllowed,
  listMessages,
  listOrders,
  listPhoneAlerts,
  listReviews,
  mostViewedCategories,
  mostViewedProducts,
  ordersSummary,
  overviewStats,
  roleTypeOf,
  salesStats,
  STAFF_ROLE_LABELS,
  STAFF_ROLES,
  type StaffPermission,
  type StaffRole,
  workStats,
} from '@shop/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { matchRoutes } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { enterSession } from '#features/session/session-store.ts';
import { sessionUser } from '#features/session/session-user.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { ana, signedIn } from '../testing/signed-in.ts';
import { isUsable } from './overlays/use-shortcuts.ts';
import { routes } from './routes.tsx';

const success = 'success' as const;
const counts = {
  totalOrders: 4,
  queues: {},
  ordersWithWork: 2,
  summaryByStatusAndPaymentMethod: { pending_manual: { cash: 2, transfer: 0 } },
};
const low = { lowStock: [], lowStockCounts: { variants: 0, soldOut: 0, products: 0 } };
let asked: StaffPermission[] = [];

const noting = <E extends Endpoint>(endpoint: E, answer: AnswerOf<E>) =>
  answering(endpoint, () => {
    asked.push(endpoint.name as StaffPermission);
    return answer;
  });

fakeServer(
  noting(workStats, { status: success, work: { orders: counts, ...low } }),
  noting(ordersSummary, { status: success, summary: { ...counts, totalRevenue: 99_000 } }),
  noting(listOrders, {
    status: success,
    orders: [],
    totalOrders: 0,
    totalPages: 1,
    page: 1,
    limit: 5,
  }),
  noting(listMessages, { status: success, messages: [], totalMessages: 0, totalPages: 0, unread: 0 }),
  noting(listReviews, { status: success, reviews: [], totalReviews: 0, totalPages: 1, pending: 0 }),
  noting(listPhoneAlerts, { status: success, alerts: [], totalAlerts: 0, totalPages: 1, due: 0 }),
  noting(countDueCases, { status: success, due: 0 }),
  noting(listFailedMails, { status: success, mails: [] }),
  noting(interactionsSummary, {
    status: success,
    summary: { totalInteractions: 0, recentInteractions: 0 },
  }),
  noting(overviewStats, {
    status: success,
    overview: {
      products: 1,
      activeProducts: 1,
      orders: 4,
      revenue: 99_000,
      collected: 99_000,
      ...low,
      waiting: { toConfirm: 0, proofMissing: 0, proofToCheck: 0, olderThan72h: 0 },
    },
  }),
  noting(salesStats, {
    status: success,
    sales: {
      days: 30,
      series: [],
      current: { orders: 0, revenue: 0 },
      previous: { orders: 0, revenue: 0 },
    },
  }),
  noting(mostViewedProducts, {
    status: success,
    products: [{ _id: 'alma', productTitle: 'Alma', productCategory: 'bodies', count: 3 }],
  }),
  noting(mostViewedCategories, { status: success, categories: [] }),
);
signedIn();
beforeEach(() => {
  asked = [];
});

const openAs = (role: StaffRole, address: string) => {
  enterSession('a-token', sessionUser({ ...ana, role: roleTypeOf(role) }));
  return renderRoute(routes, address, { retry: false });
};
const mayOpen = (role: StaffRole, to: string): boolean =>
  (matchRoutes(routes, to) ?? []).every(({ route }) => {
    const { needs = null } = (route.handle ?? {}) as { needs?: StaffPermission };
    return needs === null || isAllowed(role, needs);
  });
const menuEntries = async () =>
  within(await screen.findByRole('navigation', { name: 'Menú de administración' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

describe('the menu', () => {
  // @spec F.17
  it.each<[StaffRole, string[]]>([
    ['vendedora', ['Dashboard', 'Productos', 'Órdenes', 'Clientas', 'Casos', 'Marketing', 'Config']],
    ['lectura', ['Dashboard', 'Productos', 'Órdenes', 'Clientas', 'Casos', 'Marketing', 'Config']],
    ['contadora', ['Dashboard', 'Informes', 'Config']],
  ])('the menu of the role %s lists only its pages', async (role, entries) => {
    openAs(role, '/settings');
    expect(await menuEntries()).toEqual(entries);
    expect(screen.getAllByText(STAFF_ROLE_LABELS[role])[0]).toBeVisible();
  });
});

describe('pages of another role', () => {
  it.each<[StaffRole, string]>([
    ['vendedora', '/reports'],
    ['vendedora', '/content'],
    ['vendedora', '/team'],
    ['lectura', '/products/new'],
    ['lectura', '/orders/new'],
    ['contadora', '/orders'],
    ['contadora', '/clients'],
    ['contadora', '/products/restock'],
    ['lectura', '/own-till'],
  ])('a page that the role %s may not see says so at %s, and leads on', async (role, address) => {
    openAs(role, address);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'No tenés permiso para ver esto' }),
    ).toBeVisible();
    const content = within(screen.getByRole('main'));
    expect(content.getByRole('link', { name: 'Ir al Dashboard' })).toHaveAttribute('href', '/');
  });

  it('a seller reaches the page of her own till', async () => {
    openAs('vendedora', '/own-till');
    expect(await screen.findByRole('heading', { level: 1, name: 'Mi caja' })).toBeVisible();
  });

  it('settings hide the sections of the shop from a seller', async () => {
    openAs('vendedora', '/settings?seccion=tienda');
    const tabs = await screen.findAllByRole('tab');
    expect(tabs.map(({ textContent }) => textContent)).toEqual(['Perfil', 'Seguridad']);
    expect(screen.getByRole('tab', { name: 'Perfil' })).toHaveAttribute('aria-selected', 'true');
  });
});

describe('the dashboard', () => {
  it('the dashboard of a seller shows her work without any figure', async () => {
    openAs('vendedora', '/');
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
    await waitFor(() => expect(asked).toContain('workStats'));
    expect(screen.queryByText('Ingresos')).toBeNull();
    expect(screen.queryByRole('heading', { name: /^Ventas/ })).toBeNull();
  });

  it.each(STAFF_ROLES)('the dashboard leads the role %s to pages only that it may see', async (role) => {
    const { client } = openAs(role, '/');
    expect(await screen.findByRole('heading', { name: 'Accesos rápidos' })).toBeVisible();
    await waitFor(() => expect(asked.length).toBeGreaterThan(0));
    await waitFor(() => expect(client.isFetching()).toBe(0));
    if (role === 'contadora') expect(await screen.findByText('Alma')).toBeVisible();
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
    expect(links.filter((to) => !mayOpen(role, to))).toEqual([]);
    expect(links.includes('/reports')).toBe(role === 'duena' || role === 'contadora');
  });

  it('the dashboard of an accountant counts no order that waits for her', async () => {
    openAs('contadora', '/');
    expect(await screen.findByText('Desde que abrió la tienda')).toBeVisible();
    await waitFor(() => expect(asked).toContain('ordersSummary'));
    expect(screen.queryByText(/esperan? (que hagas algo|una acción)/)).toBeNull();
  });

  it.each(['vendedora', 'lectura', 'contadora'] as const)(
    'the dashboard of the role %s sends no call that is forbidden to it',
    async (role) => {
      const { client } = openAs(role, '/');
      await screen.findByRole('heading', { name: 'Dashboard' });
      await waitFor(() => expect(asked.length).toBeGreaterThan(0));
      await waitFor(() => expect(client.isFetching()).toBe(0));
      expect(asked.filter((name) => !isAllowed(role, name))).toEqual([]);
    },
  );
});

describe('the orders page', () => {
  it('the orders page of a seller has no revenue and no export', async () => {
    openAs('vendedora', '/orders');
    const page = within(await screen.findByRole('main'));
    expect(await page.findByRole('link', { name: 'Registrar venta' })).toBeVisible();
    expect(await page.findByText(/^4 órdenes/)).toBeVisible();
    expect(screen.queryByText(/99\.000/)).toBeNull();
    expect(screen.queryByRole('button', { name: /CSV|Exportar/ })).toBeNull();
  });

  it('the orders page of the reading role offers no sale', async () => {
    openAs('lectura', '/orders');
    await waitFor(() => expect(asked).toContain('listOrders'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Gestión de Órdenes' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Registrar venta' })).toBeNull();
  });
});

describe('keyboard shortcuts', () => {
  it.each<[StaffRole, boolean]>([
    ['vendedora', false],
    ['duena', true],
  ])(
    'keyboard shortcuts lead the role %s to the texts of the shop only if she edits them',
    async (role, leads) => {
      const { user } = openAs(role, '/settings');
      await screen.findByRole('tab', { name: 'Perfil' });
      await user.keyboard('?');
      expect(await screen.findByText('Ir a Órdenes')).toBeVisible();
      expect(screen.queryAllByText('Ir a Contenido')).toHaveLength(leads ? 1 : 0);
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect([isUsable(['G', 'C']), isUsable(['G', 'D'])]).toEqual([leads, true]);
    },
  );

  it('keyboard shortcuts of a seller leave her on her page instead of one that she may not see', async () => {
    const { user, router } = openAs('vendedora', '/settings');
    await screen.findByRole('tab', { name: 'Perfil' });
    await user.keyboard('gc');
    expect(router.state.location.pathname).toBe('/settings');
  });
});
