import { listOrders, ORDERS_LOAD_RETRY_MS, ordersSummary } from '@shop/contract';
import { setTransport, type CallRequest } from '@shop/web-kit/api';
import { answering, refusal } from '@shop/web-kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { accessibilityFaults } from '../../testing/accessibility-faults.ts';
import {
  success,
  chooseInMenu,
  first,
  requests,
  listing,
  server,
  open,
  openFigures,
  rowOf,
} from '../../testing/orders-page-setup.tsx';
import { anOrdersSummary } from '../../testing/orders-summary.ts';

describe('the orders summary', () => {
  // @spec 2.15.2
  it('the orders summary orders summary counts all orders, the revenue and the completed orders', async () => {
    const { user } = open();
    expect(
      await screen.findByRole('button', { name: '9 órdenes · 7 completadas · $1.234.567', expanded: false }),
    ).toBeVisible();
    expect(screen.queryByText('Total de órdenes')).toBeNull();
    await openFigures(user);
    expect(screen.getByText('$1.234.567')).toBeVisible();
    expect(screen.getByText('Total de órdenes').parentElement).toHaveTextContent('9');
    expect(screen.getByText('Órdenes completadas').parentElement).toHaveTextContent('7');
  });

  // @spec 2.15.3
  it('the orders summary orders summary lists for each payment method only the statuses that have orders', async () => {
    const { user } = open();
    await openFigures(user);
    const cash = (await screen.findByText('Pagos en Efectivo')).closest('div')!.parentElement!;
    expect(cash).toHaveTextContent('Pendiente (Efectivo)2');
    expect(cash).toHaveTextContent('Pagado3');
    expect(cash).not.toHaveTextContent('Cancelado');
    expect(cash).toHaveTextContent('5 en total');
  });

  // @spec 2.15.4
  it('the orders summary orders summary says when a payment method has no orders', async () => {
    server.use(
      answering(ordersSummary, {
        status: success,
        summary: anOrdersSummary(),
      }),
    );
    const { user } = open();
    await openFigures(user);
    expect(await screen.findByText('No hay órdenes en efectivo')).toBeVisible();
    expect(screen.getByText('No hay órdenes por transferencia')).toBeVisible();
  });
});

describe('the order list', () => {
  // @spec 2.15.9
  it('order list shows number, products, customer, total, method, status and actions', async () => {
    open();
    const row = await rowOf('JL-20261120-0002');
    expect(row.getByText(/1 producto/)).toBeVisible();
    expect(row.getByText('Lucía Paz')).toBeVisible();
    expect(row.getByText('lucia@example.com')).toBeVisible();
    expect(row.getByText('$20.000')).toBeVisible();
    expect(row.getByText('Transferencia')).toBeVisible();
    expect(row.getByText('Pagado')).toBeVisible();
    expect(row.getAllByRole('link')).toHaveLength(1);
    expect(row.getByRole('link', { name: /Ver detalles/ })).toHaveAttribute('href', '/orders/dos');
    expect(row.getByText('Preparar')).toBeVisible();
    expect(row.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Marcar: Lista para retirar, orden JL-20261120-0002',
    ]);
    expect(await accessibilityFaults()).toEqual([]);
  });

  // @spec 2.15.13
  it('order list requests pages of 20 and shows their range', async () => {
    server.use(listing([first], 1057));
    const { user } = open();
    expect(await screen.findByText('Mostrando 1 - 20 de 1.057 órdenes')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Página 3' }));
    expect(await screen.findByText('Mostrando 41 - 60 de 1.057 órdenes')).toBeVisible();
    await waitFor(() => expect(requests.at(-1)).toEqual({ page: '3', limit: '20' }));
  });

  // @spec C.23
  it('order list replaces a page past the end by the last one', async () => {
    server.use(listing([first], 57));
    const { router } = open('/orders?pagina=99');
    expect(await screen.findByText('Mostrando 41 - 57 de 57 órdenes')).toBeVisible();
    expect(router.state.location.search).toBe('?pagina=3');
    expect(router.state.historyAction).toBe('REPLACE');
  });

  // @spec 2.15.6
  it('order list returns to page 1 when the status changes', async () => {
    const { user, router } = open('/orders?pagina=2');
    await user.selectOptions(await screen.findByLabelText('Estado'), 'Cancelado');
    await waitFor(() => expect(requests.at(-1)).toEqual({ page: '1', limit: '20', status: 'cancelled' }));
    expect(router.state.location.search).toBe('?estado=cancelled');
  });

  // @spec 2.15.6
  it('order list offers all seven statuses', async () => {
    open();
    expect(within(await screen.findByLabelText('Estado')).getAllByRole('option')).toHaveLength(8);
  });

  // @spec 2.15.5
  it('order list searches on the server, over all orders', async () => {
    const { user } = open();
    await user.type(await screen.findByLabelText('Buscar'), 'lucia');
    await waitFor(() => expect(requests.at(-1)).toEqual({ page: '1', limit: '20', search: 'lucia' }));
  });

  // @spec 2.15.1 2.15.7
  it('order list asks for the orders of a day, and leads back to the dashboard', async () => {
    open();
    fireEvent.change(await screen.findByLabelText('Fecha'), { target: { value: '2026-11-20' } });
    await waitFor(() => expect(requests.at(-1)).toEqual({ page: '1', limit: '20', date: '2026-11-20' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Gestión de Órdenes');
    expect(screen.getByRole('link', { name: 'Volver al Dashboard' })).toHaveAttribute('href', '/');
  });

  // @spec 2.15.12
  it('order list distinguishes an empty status, empty filters and an empty shop', async () => {
    server.use(listing([]));
    const { unmount } = open('/orders?estado=refunded');
    expect(await screen.findByText('No hay órdenes con este estado.')).toBeVisible();
    expect(screen.getByText('No hay órdenes')).toBeVisible();
    unmount();
    open('/orders?buscar=nadie');
    expect(await screen.findByText('No se encontraron órdenes con los filtros aplicados.')).toBeVisible();
  });

  // @spec 2.15.8
  it('order list reloads from page 1 on Actualizar', async () => {
    const { user } = open('/orders?pagina=2');
    await screen.findByText('Lucía Paz');
    const before = requests.length;
    await chooseInMenu(user, 'Actualizar');
    await waitFor(() => expect(requests.slice(before)).toEqual([{ page: '1', limit: '20' }]));
    await screen.findByRole('button', { name: 'Más' });
  });
});

describe('a failed load of the orders', () => {
  afterEach(() => vi.useRealTimers());

  // @spec 8.27
  it('failed load of the orders is retried three times, each after twice the delay, before its error shows', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let tries = 0;
    server.use(
      answering(listOrders, () => {
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

describe('the CSV export', () => {
  afterEach(() => setTransport(null));

  it('CSV export downloads all orders of the filters', async () => {
    const { user } = open('/orders?estado=paid&pagina=1');
    await screen.findByText('Lucía Paz');
    const sent: CallRequest[] = [];
    // jsdom's requests cannot return a Blob.
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
    await chooseInMenu(user, 'Exportar CSV');
    await waitFor(() => expect(names).toHaveLength(1));
    expect(names[0]).toMatch(/^ordenes-\d{4}-\d{2}-\d{2}\.csv$/);
    expect(sent[0]).toMatchObject({
      endpoint: { name: 'exportOrders' },
      input: { query: { status: 'paid', page: 1 } },
    });
    click.mockRestore();
  });
});
