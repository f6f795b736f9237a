import { listReviews, listPhoneAlerts, ordersSummary, countDueCases } from '@shop/contract';
import { answering } from '@shop/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { server, status, renderDashboard, panel } from '../../testing/dashboard-setup.tsx';
import { anOrdersSummary } from '../../testing/orders-summary.ts';

describe('the rankings', () => {
  // @spec 2.12.2
  test('rankings show five of ten products until expanded', async () => {
    const user = renderDashboard();
    const ranking = within(await panel('Productos más vistos'));
    expect(await ranking.findByText('Producto 5')).toBeVisible();
    expect(ranking.getAllByRole('listitem')).toHaveLength(5);
    await user.click(ranking.getByRole('button', { name: 'Ver más productos vistos' }));
    expect(ranking.getAllByRole('listitem')).toHaveLength(10);
    await user.click(ranking.getByRole('button', { name: 'Ver menos productos vistos' }));
    expect(ranking.getAllByRole('listitem')).toHaveLength(5);
  });

  // @spec 2.12.3
  test('rankings expand from five categories to all and collapse again', async () => {
    const user = renderDashboard();
    const ranking = within(await panel('Categorías más visitadas'));
    await user.click(await ranking.findByRole('button', { name: 'Ver más categorías' }));
    expect(await ranking.findByText('cat-7')).toBeVisible();
    await user.click(ranking.getByRole('button', { name: 'Ver menos categorías' }));
    expect(ranking.queryByText('cat-6')).not.toBeInTheDocument();
  });
});

// @spec 2.12.4
test('the five most recent orders link to their detail', async () => {
  renderDashboard();
  const recent = within(await panel('Órdenes recientes'));
  await recent.findAllByText(/María Gómez/);
  const links = recent.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/orders', '/orders/o0', '/orders/o1', '/orders/o2', '/orders/o3', '/orders/o4']);
});

// @spec C.43
test('waiting work comes first and links to its lists; empty ones are left out', async () => {
  server.use(
    answering(listReviews, { status, reviews: [], totalReviews: 3, totalPages: 1, pending: 3 }),
    answering(listPhoneAlerts, { status, alerts: [], totalAlerts: 1, totalPages: 1, due: 1 }),
  );
  renderDashboard();
  const [first] = await screen.findAllByRole('heading', { level: 2 });
  expect(first).toHaveTextContent('Esperan una acción');
  const waiting = within(await panel('Esperan una acción'));
  expect(await waiting.findByRole('link', { name: /Casos y mensajes por atender\s*2/ })).toBeVisible();
  const links = await waiting.findAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/orders/first?cola=para-verificar',
    '/orders?cola=para-verificar',
    '/orders?cola=para-confirmar',
    '/orders?cola=para-preparar',
    '/orders?cola=a-devolver',
    '/orders?cola=esperan-el-pago',
    '/cases?estado=vencen',
    '/reviews?estado=pendientes',
    '/stock-alerts?estado=para-avisar',
    '/orders?cola=mas-de-72-horas',
  ]);
  expect(
    await waiting.findByRole('link', { name: '1 orden con más de 72 horas sin resolver' }),
  ).toHaveAttribute('href', '/orders?cola=mas-de-72-horas');
});

test('the work begins with the first order of the first list that has any', async () => {
  renderDashboard();
  const waiting = within(await panel('Esperan una acción'));
  expect(await waiting.findByRole('link', { name: 'Empezar: Comprobantes para verificar' })).toBeVisible();
});

test('orders that only wait for their buyers are no work to begin with', async () => {
  const summary = anOrdersSummary({ queues: { to_collect: 2, reserved: 1 } });
  server.use(answering(ordersSummary, { status, summary }));
  renderDashboard();
  const waiting = within(await panel('Esperan una acción'));
  expect(await waiting.findByRole('link', { name: /^Esperan el pago/ })).toBeVisible();
  expect(waiting.queryByRole('link', { name: /^Empezar/ })).toBeNull();
});

// @spec C.43
test('waiting panel of a shop without waiting work says so in one line', async () => {
  server.use(
    answering(ordersSummary, {
      status,
      summary: anOrdersSummary(),
    }),
    answering(countDueCases, { status, due: 0 }),
  );
  renderDashboard();
  const waiting = within(await panel('Esperan una acción'));
  expect(await waiting.findByText('Estás al día: no hay nada esperando.')).toBeVisible();
  expect(waiting.queryByRole('list')).toBeNull();
});

test('variants with little stock link to their product', async () => {
  renderDashboard();
  const low = within(await panel('Poco stock'));
  expect(await low.findByRole('link', { name: /Conjunto Alma/ })).toHaveAttribute(
    'href',
    '/products/edit/alma',
  );
  expect(low.getByText('Queda 1')).toBeVisible();
  expect(low.getByRole('link', { name: '172 variantes de 58 productos, 71 agotadas' })).toHaveAttribute(
    'href',
    '/products?estado=activos&datos=poco-stock',
  );
});

// @spec 2.12.5
test('the quick links open a new product, orders, products and settings', async () => {
  renderDashboard();
  const links = within(await panel('Accesos rápidos')).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/products/new',
    '/orders',
    '/products',
    '/settings',
  ]);
});
