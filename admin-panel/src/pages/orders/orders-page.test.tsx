import { ORDERS_LOAD_RETRY_MS } from '@shop/contract';
import { setTransport, type Sent } from '@shop/web-kit/api';
import { answering, refusal } from '@shop/web-kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { accessibilityFaults } from '../../testing/accessibility-faults.ts';
import { success, first, asked, listing, server, open, rowOf } from '../../testing/orders-page-setup.tsx';

describe('the figures above the list', () => {
  it('count the orders, the money and the completed ones', async () => {
    open();
    expect(await screen.findByText('$1.234.567')).toBeVisible();
    expect(screen.getByText('Total de órdenes').parentElement).toHaveTextContent('9');
    expect(screen.getByText('Órdenes completadas').parentElement).toHaveTextContent('7');
  });

  it('name for each way of paying only the statuses that have orders', async () => {
    open();
    const cash = (await screen.findByText('Pagos en Efectivo')).closest('div')!.parentElement!;
    expect(cash).toHaveTextContent('Pendiente (Efectivo)2');
    expect(cash).toHaveTextContent('Pagado3');
    expect(cash).not.toHaveTextContent('Cancelado');
    expect(cash).toHaveTextContent('5 en total');
  });

  it('say when there are none of a kind', async () => {
    server.use(
      answering('ordersSummary', {
        status: success,
        summary: { totalOrders: 0, totalRevenue: 0, summaryByStatusAndPaymentMethod: {} },
      }),
    );
    open();
    expect(await screen.findByText('No hay órdenes en efectivo')).toBeVisible();
    expect(screen.getByText('No hay órdenes por transferencia')).toBeVisible();
  });
});

describe('the list', () => {
  it('shows number, products, customer, total, method, status and actions', async () => {
    open();
    const row = await rowOf('JL-20261120-0002');
    expect(row.getByText(/1 producto/)).toBeVisible();
    expect(row.getByText('Lucía Paz')).toBeVisible();
    expect(row.getByText('lucia@example.com')).toBeVisible();
    expect(row.getByText('$20.000')).toBeVisible();
    expect(row.getByText('Transferencia')).toBeVisible();
    expect(row.getByText('Pagado')).toBeVisible();
    expect(row.getByRole('link', { name: /Ver detalles/ })).toHaveAttribute('href', '/orders/dos');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('asks for pages of 20 and says which of how many it shows', async () => {
    server.use(listing([first], 1057));
    const { user } = open();
    expect(await screen.findByText('Mostrando 1 - 20 de 1.057 órdenes')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Página 3' }));
    expect(await screen.findByText('Mostrando 41 - 60 de 1.057 órdenes')).toBeVisible();
    await waitFor(() => expect(asked.at(-1)).toEqual({ page: '3', limit: '20' }));
  });

  it('shows the last page where the address names one that is gone, and Back leads out', async () => {
    server.use(listing([first], 57));
    const { router } = open('/orders?pagina=99');
    expect(await screen.findByText('Mostrando 41 - 57 de 57 órdenes')).toBeVisible();
    expect(router.state.location.search).toBe('?pagina=3');
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('goes back to page 1 when the status changes, and keeps both in the address', async () => {
    const { user, router } = open('/orders?pagina=2');
    await user.selectOptions(await screen.findByLabelText('Estado'), 'Cancelado');
    await waitFor(() => expect(asked.at(-1)).toEqual({ page: '1', limit: '20', status: 'cancelled' }));
    expect(router.state.location.search).toBe('?estado=cancelled');
  });

  it('offers all seven statuses', async () => {
    open();
    expect(within(await screen.findByLabelText('Estado')).getAllByRole('option')).toHaveLength(8);
  });

  it('searches on the server, over all orders', async () => {
    const { user } = open();
    await user.type(await screen.findByLabelText('Buscar'), 'lucia');
    await waitFor(() => expect(asked.at(-1)).toEqual({ page: '1', limit: '20', search: 'lucia' }));
  });

  it('asks for the orders of a day, and leads back to the dashboard', async () => {
    open();
    fireEvent.change(await screen.findByLabelText('Fecha'), { target: { value: '2026-11-20' } });
    await waitFor(() => expect(asked.at(-1)).toEqual({ page: '1', limit: '20', date: '2026-11-20' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Gestión de Órdenes');
    expect(screen.getByRole('link', { name: 'Volver al Dashboard' })).toHaveAttribute('href', '/');
  });

  it('says what is empty: the status, the filters, or the shop', async () => {
    server.use(listing([]));
    const { unmount } = open('/orders?estado=refunded');
    expect(await screen.findByText('No hay órdenes con este estado.')).toBeVisible();
    expect(screen.getByText('No hay órdenes')).toBeVisible();
    unmount();
    open('/orders?buscar=nadie');
    expect(await screen.findByText('No se encontraron órdenes con los filtros aplicados.')).toBeVisible();
  });

  it('loads everything anew on Actualizar, from page 1', async () => {
    const { user } = open('/orders?pagina=2');
    await screen.findByText('Lucía Paz');
    const before = asked.length;
    await user.click(screen.getByRole('button', { name: 'Actualizar' }));
    await waitFor(() => expect(asked.slice(before)).toEqual([{ page: '1', limit: '20' }]));
    await screen.findByRole('button', { name: 'Actualizar' });
  });
});

describe('a load that fails', () => {
  afterEach(() => vi.useRealTimers());

  it('is tried three more times, each wait twice the last, before it says so', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let tries = 0;
    server.use(
      answering('listOrders', () => {
        tries += 1;
        return refusal(503, 'La tienda está ocupada');
      }),
    );
    open();
    for (const [seen, wait] of [1, 2, 4].entries()) {
      await waitFor(() => expect(tries).toBe(seen + 1));
      await act(() => vi.advanceTimersByTimeAsync(wait * ORDERS_LOAD_RETRY_MS));
    }
    await waitFor(() => expect(tries).toBe(4));
    expect(await screen.findByText('Error al cargar las órdenes: La tienda está ocupada')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  });
});

describe('the export', () => {
  afterEach(() => setTransport(null));

  it('asks for every order of the filters and hands over a file', async () => {
    const { user } = open('/orders?estado=paid&pagina=1');
    await screen.findByText('Lucía Paz');
    const sent: Sent[] = [];
    // jsdom's requests cannot answer with a file.
    setTransport((one) => {
      sent.push(one);
      return Promise.resolve(new Blob(['numero;total']));
    });
    const names: string[] = [];
    URL.createObjectURL = () => 'blob:orders';
    URL.revokeObjectURL = () => undefined;
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    await user.click(screen.getByRole('button', { name: 'Exportar CSV' }));
    await waitFor(() => expect(names).toHaveLength(1));
    expect(names[0]).toMatch(/^ordenes-\d{4}-\d{2}-\d{2}\.csv$/);
    expect(sent[0]).toMatchObject({ name: 'exportOrders', input: { query: { status: 'paid', page: 1 } } });
    click.mockRestore();
  });
});
