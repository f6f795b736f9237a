import { defaultSiteContent, type Overview, type Sales } from '@shop/contract';
import { createQueryClient } from '@shop/web-kit/query';
import { aShop, aSiteContent, anAdminOrder, answering, fakeServer, refusal } from '@shop/web-kit/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { MemoryRouter } from 'react-router-dom';
import { Toaster } from 'sonner';
import { beforeEach, describe, expect, test } from 'vitest';
import { Dashboard } from './dashboard.tsx';
import { noOverview } from './queries.ts';

// Contrast needs a painted page, and the landmarks are the frame's: both are checked in the browser.
const rules = { 'color-contrast': { enabled: false }, region: { enabled: false } };

const server = fakeServer();

// jsdom lays nothing out, and a chart of no size complains.
Element.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 600, 300);

const overview: Overview = {
  products: 40,
  activeProducts: 38,
  orders: 312,
  revenue: 4_250_900,
  waiting: { toConfirm: 4, proofMissing: 0, proofToCheck: 2, olderThan72h: 1 },
  lowStock: [{ _id: 'alma', title: 'Conjunto Alma', size: 'S', color: 'Negro', stock: 1 }],
};
const sales: Sales = {
  days: 30,
  series: [{ day: '2026-11-20', orders: 3, revenue: 60_000, previousOrders: 2, previousRevenue: 40_000 }],
  current: { orders: 3, revenue: 60_000 },
  previous: { orders: 2, revenue: 40_000 },
};
const views = Array.from({ length: 10 }, (_, at) => ({
  _id: `p${at}`,
  productTitle: `Producto ${at + 1}`,
  productCategory: 'conjuntos',
  count: 100 - at,
}));
const categories = Array.from({ length: 7 }, (_, at) => ({ category: `cat-${at + 1}`, count: 70 - at }));
const status = 'success' as const;

const answers = [
  answering('overviewStats', { status, overview }),
  answering('listMessages', { status, messages: [], totalMessages: 0, totalPages: 0, unread: 2 }),
  answering('salesStats', { status, sales }),
  answering('interactionsSummary', { status, summary: { totalInteractions: 1234, recentInteractions: 56 } }),
  answering('mostViewedProducts', { status, products: views }),
  answering('mostViewedCategories', (request) => ({
    status,
    categories: categories.slice(0, Number(new URL(request.url).searchParams.get('limit'))),
  })),
  answering('listOrders', {
    status,
    orders: Array.from({ length: 20 }, (_, at) =>
      anAdminOrder({ _id: `o${at}`, orderNumber: `JL-20261120-00${at + 10}` }),
    ),
    totalOrders: 312,
    totalPages: 16,
    page: 1,
    limit: 20,
  }),
];
beforeEach(() => server.use(...answers));

function renderDashboard() {
  const client = createQueryClient();
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <Dashboard />
      </MemoryRouter>
      <Toaster />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

const panel = async (name: string) =>
  (await screen.findByRole('heading', { name })).closest('section') as HTMLElement;

describe('the stat cards', () => {
  test('show the totals of the server and lead to products, orders, orders and nowhere', async () => {
    renderDashboard();
    const cards = within(screen.getByRole('region', { name: 'Resumen de la tienda' }));
    expect(await cards.findByText('$4.250.900')).toBeVisible();
    expect(await cards.findByText('1.234')).toBeVisible();
    expect(cards.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/products',
      '/orders',
      '/orders',
    ]);
    expect(cards.getByText('Interacciones').closest('a')).toBeNull();
  });
});

describe('each part fails alone', () => {
  test('figures that cannot be loaded fall back to zero and can be tried again', async () => {
    server.use(answering('overviewStats', () => refusal(500, 'No')));
    const user = renderDashboard();
    const cards = within(screen.getByRole('region', { name: 'Resumen de la tienda' }));
    expect(await cards.findByText('$0')).toBeVisible();
    expect(await cards.findByText('1.234')).toBeVisible();
    server.use(answering('overviewStats', { status, overview }));
    await user.click(cards.getByRole('button', { name: 'Reintentar' }));
    expect(await cards.findByText('$4.250.900')).toBeVisible();
  });

  test('recent orders fall back to none while the rest shows', async () => {
    server.use(answering('listOrders', () => refusal(500, 'No')));
    renderDashboard();
    const recent = within(await panel('Órdenes recientes'));
    expect(await recent.findByText('Todavía no hay órdenes')).toBeVisible();
    expect(recent.getByText('No se pudo cargar esta parte.')).toBeVisible();
    expect(await within(await panel('Productos más vistos')).findByText('Producto 1')).toBeVisible();
  });
});

describe('sales over time', () => {
  test('carry their figures in a table too, with the period before', async () => {
    renderDashboard();
    const table = await screen.findByRole('table', { name: /Ventas por día, últimos 30 días/ });
    expect(within(table).getByRole('rowheader', { name: '20 nov' })).toBeInTheDocument();
    expect(within(table).getByText('$60.000')).toBeInTheDocument();
    expect(within(table).getByText('$40.000')).toBeInTheDocument();
    expect(screen.getByText('50% más que en el período anterior')).toBeVisible();
  });

  test('are asked for the period that is pressed', async () => {
    const asked: (string | null)[] = [];
    server.use(
      answering('salesStats', (request) => {
        asked.push(new URL(request.url).searchParams.get('days'));
        return { status, sales };
      }),
    );
    const user = renderDashboard();
    await user.click(await screen.findByRole('button', { name: '90 días' }));
    await waitFor(() => expect(asked.at(-1)).toBe('90'));
    expect(screen.getByRole('button', { name: '90 días' })).toHaveAttribute('aria-pressed', 'true');
  });

  test('can be read as orders, in a visible table', async () => {
    const user = renderDashboard();
    await user.click(await screen.findByRole('button', { name: 'Ver tabla' }));
    await user.click(screen.getByRole('button', { name: 'Órdenes' }));
    const table = screen.getByRole('table', { name: /Órdenes por día/ });
    expect(within(table).getByText('3')).toBeVisible();
  });
});

describe('the rankings', () => {
  test('ten products are fetched, five show until the list is expanded', async () => {
    const user = renderDashboard();
    const ranking = within(await panel('Productos más vistos'));
    expect(await ranking.findByText('Producto 5')).toBeVisible();
    expect(ranking.getAllByRole('listitem')).toHaveLength(5);
    await user.click(ranking.getByRole('button', { name: 'Ver más productos vistos' }));
    expect(ranking.getAllByRole('listitem')).toHaveLength(10);
    await user.click(ranking.getByRole('button', { name: 'Ver menos productos vistos' }));
    expect(ranking.getAllByRole('listitem')).toHaveLength(5);
  });

  test('the five categories expand to all and collapse again', async () => {
    const user = renderDashboard();
    const ranking = within(await panel('Categorías más visitadas'));
    await user.click(await ranking.findByRole('button', { name: 'Ver más categorías' }));
    expect(await ranking.findByText('cat-7')).toBeVisible();
    await user.click(ranking.getByRole('button', { name: 'Ver menos categorías' }));
    expect(ranking.queryByText('cat-6')).not.toBeInTheDocument();
  });
});

test('the five most recent orders lead to their detail', async () => {
  renderDashboard();
  const recent = within(await panel('Órdenes recientes'));
  await recent.findAllByText(/María Gómez/);
  const links = recent.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/orders', '/orders/o0', '/orders/o1', '/orders/o2', '/orders/o3', '/orders/o4']);
});

test('what waits leads to its list, orders by status and messages; none of a kind is not named', async () => {
  renderDashboard();
  const waiting = within(await panel('Esperan una acción'));
  expect(await waiting.findByRole('link', { name: /Mensajes sin leer\s*2/ })).toBeVisible();
  const links = await waiting.findAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/orders?estado=pending_transfer_confirmation',
    '/orders?estado=pending_manual',
    '/messages?estado=sin-leer',
  ]);
  expect(waiting.getByText('1 orden con más de 72 horas sin resolver')).toBeVisible();
});

test('variants with little stock lead to their product', async () => {
  renderDashboard();
  const low = within(await panel('Poco stock'));
  expect(await low.findByRole('link', { name: /Conjunto Alma/ })).toHaveAttribute(
    'href',
    '/products/edit/alma',
  );
  expect(low.getByText('Queda 1')).toBeVisible();
});

test('the quick links lead to a new product, orders, products and settings', async () => {
  renderDashboard();
  const links = within(await panel('Accesos rápidos')).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/products/new',
    '/orders',
    '/products',
    '/settings',
  ]);
});

describe('resetting the interactions', () => {
  const askToReset = async () => {
    const user = renderDashboard();
    await user.click(screen.getByRole('button', { name: 'Reiniciar interacciones' }));
    const dialog = within(screen.getByRole('alertdialog', { name: 'Reiniciar todas las interacciones' }));
    return { user, dialog };
  };

  test('asks first, then says that it is done', async () => {
    server.use(answering('resetInteractions', { status, success: true, message: 'ok' }));
    const { user, dialog } = await askToReset();
    await user.click(dialog.getByRole('button', { name: 'Reiniciar interacciones' }));
    expect(await screen.findByText('Interacciones reseteadas correctamente')).toBeInTheDocument();
  });

  test('shows what the server said when it fails', async () => {
    server.use(answering('resetInteractions', () => refusal(500, 'La base está ocupada')));
    const { user, dialog } = await askToReset();
    await user.click(dialog.getByRole('button', { name: 'Reiniciar interacciones' }));
    expect(await screen.findByText('La base está ocupada')).toBeVisible();
  });

  test('has words of its own when the server has none', async () => {
    server.use(answering('resetInteractions', { status, success: false, message: '' }));
    const { user, dialog } = await askToReset();
    await user.click(dialog.getByRole('button', { name: 'Reiniciar interacciones' }));
    expect(await screen.findByText('Error al resetear interacciones')).toBeVisible();
  });
});

test('the dashboard holds no barrier that a machine can find', async () => {
  renderDashboard();
  await within(await panel('Productos más vistos')).findByText('Producto 1');
  const { violations } = await axe.run(document.body, { rules });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
});

describe('an empty shop', () => {
  test('gets a checklist that leads to each step', async () => {
    server.use(
      answering('overviewStats', { status, overview: noOverview }),
      answering('getContent', { status, content: { ...defaultSiteContent } }),
      answering('getShop', { status, shop: aShop({ whatsapp: '' }) }),
    );
    renderDashboard();
    const list = within(await panel('Prepará tu tienda'));
    expect(list.getByText('0 de 6 pasos listos')).toBeVisible();
    expect(list.getByRole('link', { name: /Cargá tu primer producto/ })).toHaveAttribute(
      'href',
      '/products/new',
    );
  });

  test('a shop that is set up gets none', async () => {
    const content = aSiteContent();
    content.sizeGuides = [
      {
        category: 'conjuntos',
        title: '',
        subtitle: '',
        enabled: true,
        tableHeaders: ['Talla'],
        tableRows: [{ size: 'S', measurements: [] }],
        notes: '',
      },
    ];
    content.checkout.paymentInfo.bankTransfer.alias = 'jazmin.tienda';
    content.checkout.shipping.homeDelivery.baseCost = 2_500;
    server.use(answering('getContent', { status, content }));
    renderDashboard();
    await screen.findByText('$4.250.900');
    await within(await panel('Productos más vistos')).findAllByText('Conjuntos');
    expect(screen.queryByRole('heading', { name: 'Prepará tu tienda' })).not.toBeInTheDocument();
  });
});
