import { overviewStats, listOrders, salesStats, resetInteractions } from '@shop/contract';
import { answering, refusal } from '@shop/web-kit/testing';
import { accessibilityFaults } from '../../testing/accessibility-faults.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { server, overview, sales, status, renderDashboard, panel } from '../../testing/dashboard-setup.tsx';

afterEach(() => void vi.unstubAllGlobals());

describe('the stat cards', () => {
  // @spec 2.12.1
  test('stat cards show the totals and link to products and orders', async () => {
    renderDashboard();
    const cards = within(screen.getByRole('region', { name: 'Resumen de la tienda' }));
    expect(await cards.findByText('$4.250.900')).toBeVisible();
    expect(await cards.findByText('1.234')).toBeVisible();
    expect(cards.getByText(/Cobrado \(neto de devoluciones\): \$4\.200\.900/)).toBeVisible();
    expect(cards.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/products',
      '/products?estado=activos',
      '/orders',
      '/orders?cola=con-algo-para-hacer',
      '/orders?estado=paid',
      '/reports?informe=cobros',
    ]);
    expect(cards.getByText('Interacciones').closest('a')).toBeNull();
    expect(await cards.findByText('7 esperan que hagas algo')).toBeVisible();
  });
});

describe('a failed panel of the dashboard', () => {
  // @spec 8.16
  test('failed panel of the dashboard shows totals of zero and a retry button', async () => {
    server.use(answering(overviewStats, () => refusal(500, 'No')));
    const user = renderDashboard();
    const cards = within(screen.getByRole('region', { name: 'Resumen de la tienda' }));
    expect(await cards.findByText('$0')).toBeVisible();
    expect(await cards.findByText('1.234')).toBeVisible();
    server.use(answering(overviewStats, { status, overview }));
    await user.click(cards.getByRole('button', { name: 'Reintentar' }));
    expect(await cards.findByText('$4.250.900')).toBeVisible();
  });

  // @spec 8.16
  test('failed panel of recent orders shows none while the others load', async () => {
    server.use(answering(listOrders, () => refusal(500, 'No')));
    renderDashboard();
    const recent = within(await panel('Órdenes recientes'));
    expect(await recent.findByText('Todavía no hay órdenes')).toBeVisible();
    expect(recent.getByText('No se pudo cargar esta parte.')).toBeVisible();
    expect(await within(await panel('Productos más vistos')).findByText('Producto 1')).toBeVisible();
  });
});

describe('the sales panel', () => {
  test('sales panel has a table with both periods', async () => {
    renderDashboard();
    const table = await screen.findByRole('table', { name: /Ventas por día, últimos 30 días/ });
    expect(within(table).getByRole('rowheader', { name: '20 nov' })).toBeInTheDocument();
    expect(within(table).getByText('$60.000')).toBeInTheDocument();
    expect(within(table).getByText('$40.000')).toBeInTheDocument();
    expect(screen.getByText('50% más que en el período anterior')).toBeVisible();
    expect(
      screen.getByText(/^Según el día de la orden: las ventas, de las que hoy están pagadas/),
    ).toBeVisible();
  });

  test('sales panel loads nothing until it comes near the screen', async () => {
    let comeNear = () => {};
    class Watched {
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        comeNear = () => report([{ isIntersecting: true }]);
      }
      observe = () => undefined;
      disconnect = () => undefined;
    }
    vi.stubGlobal('IntersectionObserver', Watched);
    const asked = vi.fn();
    server.use(
      answering(salesStats, () => {
        asked();
        return { status, sales };
      }),
    );
    renderDashboard();
    await screen.findByText(/JL-20261120-0010/);
    expect(asked).not.toHaveBeenCalled();
    act(comeNear);
    expect(await screen.findByRole('table', { name: /Ventas por día/ })).toBeInTheDocument();
  });

  test('sales panel requests the chosen period', async () => {
    const requests: (string | null)[] = [];
    server.use(
      answering(salesStats, (request) => {
        requests.push(new URL(request.url).searchParams.get('days'));
        return { status, sales };
      }),
    );
    const user = renderDashboard();
    await user.click(await screen.findByRole('button', { name: '90 días' }));
    await waitFor(() => expect(requests.at(-1)).toBe('90'));
    expect(screen.getByRole('button', { name: '90 días' })).toHaveAttribute('aria-pressed', 'true');
  });

  test('sales panel shows orders in a visible table', async () => {
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

  // @spec 2.12.6 5.32 8.18
  test('resetting the interactions asks for a confirmation and shows the success', async () => {
    server.use(answering(resetInteractions, { status, success: true, message: 'ok' }));
    const { user, dialog } = await askToReset();
    await user.click(dialog.getByRole('button', { name: 'Reiniciar interacciones' }));
    expect(await screen.findByText('Interacciones reseteadas correctamente')).toBeInTheDocument();
  });

  // @spec 8.18
  test('resetting the interactions shows the error of the server', async () => {
    server.use(answering(resetInteractions, () => refusal(500, 'La base está ocupada')));
    const { user, dialog } = await askToReset();
    await user.click(dialog.getByRole('button', { name: 'Reiniciar interacciones' }));
    expect(await screen.findByText('La base está ocupada')).toBeVisible();
  });

  // @spec 8.18
  test('resetting the interactions shows its own error when the server sends none', async () => {
    server.use(answering(resetInteractions, { status, success: false, message: '' }));
    const { user, dialog } = await askToReset();
    await user.click(dialog.getByRole('button', { name: 'Reiniciar interacciones' }));
    expect(await screen.findByText('Error al resetear interacciones')).toBeVisible();
  });
});

test('the dashboard has no accessibility faults that axe finds', async () => {
  renderDashboard();
  await within(await panel('Productos más vistos')).findByText('Producto 1');
  expect(await accessibilityFaults()).toEqual([]);
});
