import { answering, refusal } from '@shop/web-kit/testing';
import { accessibilityFaults } from '../../testing/accessibility-faults.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { server, overview, sales, status, renderDashboard, panel } from '../../testing/dashboard-setup.tsx';

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
  expect(await accessibilityFaults()).toEqual([]);
});
