import { ORDERS_LOAD_RETRY_MS, type AdminOrder, type OrderListQueryInput } from '@shop/contract';
import { setTransport, type Sent } from '@shop/web-kit/api';
import { anAdminOrder, answering, aShop, fakeServer, refusal } from '@shop/web-kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { accessibilityFaults } from '../testing/accessibility-faults.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { Component as OrdersPage } from './orders-page.tsx';

const success = 'success' as const;
const first = anAdminOrder({ _id: 'uno', orderNumber: 'JL-20261120-0001' });
const second = anAdminOrder({
  _id: 'dos',
  orderNumber: 'JL-20261120-0002',
  status: 'paid',
  paymentMethod: 'transfer',
  shippingInfo: { ...first.shippingInfo, fullName: 'Lucía Paz', email: 'lucia@example.com' },
});

const listOf = (orders: AdminOrder[], total = orders.length) => ({
  status: success,
  orders,
  totalOrders: total,
  totalPages: Math.max(1, Math.ceil(total / 20)),
  page: 1,
  limit: 20,
});
const summary = {
  totalOrders: 9,
  totalRevenue: 1_234_567,
  summaryByStatusAndPaymentMethod: {
    pending_manual: { cash: 2, transfer: 0 },
    paid: { cash: 3, transfer: 4 },
  },
};

let asked: OrderListQueryInput[] = [];
const listing = (orders: AdminOrder[], total?: number) =>
  answering('listOrders', (request) => {
    asked.push(Object.fromEntries(new URL(request.url).searchParams));
    return listOf(orders, total);
  });

const server = fakeServer(answering('ordersSummary', { status: success, summary }));
beforeEach(() => {
  asked = [];
  server.use(listing([first, second]));
});

const open = (address = '/orders') => renderRoute([{ path: '/orders', Component: OrdersPage }], address);
const rowOf = async (number: string) => {
  const link = await screen.findByRole('link', { name: `#${number}` });
  return within(link.closest('tr')!);
};

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

describe('a narrow window', () => {
  const media = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
  beforeEach(() => void vi.stubGlobal('matchMedia', () => media));
  afterEach(() => void vi.unstubAllGlobals());

  it('shows cards with everything the table has, and all of them can be chosen at once', async () => {
    const { user } = open();
    expect(await screen.findByRole('list', { name: 'Órdenes' })).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByText('lucia@example.com')).toBeVisible();
    await user.click(screen.getByLabelText('Seleccionar todas las órdenes de esta página'));
    expect(screen.getByText('2 seleccionadas')).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
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

describe('deleting', () => {
  const ask = async (user: ReturnType<typeof open>['user']) => {
    await user.click((await rowOf('JL-20261120-0001')).getByRole('button', { name: /Eliminar/ }));
    return screen.findByRole('alertdialog', { name: 'Eliminar orden #JL-20261120-0001' });
  };

  it('asks first, with the focus on Cancel', async () => {
    const { user } = open();
    const dialog = await ask(user);
    expect(within(dialog).getByRole('button', { name: 'Cancelar' })).toHaveFocus();
  });

  it("shows 'Eliminando...' meanwhile and tells when it is done", async () => {
    let finish = () => undefined as void;
    server.use(
      answering('deleteOrder', async () => {
        await new Promise<void>((resolve) => (finish = resolve));
        return { status: success, message: 'Listo' };
      }),
    );
    const { user } = open();
    await user.click(within(await ask(user)).getByRole('button', { name: 'Eliminar' }));
    expect(await screen.findByText('Eliminando...')).toBeVisible();
    await waitFor(() => expect(finish.length).toBe(1));
    finish();
    expect(await screen.findByText('Orden #JL-20261120-0001 eliminada exitosamente.')).toBeVisible();
  });

  it('says why it could not', async () => {
    server.use(answering('deleteOrder', () => refusal(409, 'Tiene un pago')));
    const { user } = open();
    await user.click(within(await ask(user)).getByRole('button', { name: 'Eliminar' }));
    expect(await screen.findByText('Error al eliminar la orden: Tiene un pago')).toBeVisible();
  });
});

describe('the quick view', () => {
  const openFirst = async (user: ReturnType<typeof open>['user']) => {
    await user.click((await rowOf('JL-20261120-0001')).getByRole('button', { name: /Vista rápida/ }));
    return within(await screen.findByRole('dialog', { name: 'Orden #JL-20261120-0001' }));
  };

  it('shows customer, order and products', async () => {
    const { user } = open();
    const view = await openFirst(user);
    expect(view.getByText('María Gómez')).toBeVisible();
    expect(view.getByText('299 412 3456')).toBeVisible();
    expect(view.getByText('Conjunto Alma')).toBeVisible();
    expect(view.getByText('Cantidad: 1 · Talla: M · Color: Bordó')).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(view.getAllByRole('button', { name: 'Cerrar' })[0]!);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('applies a status at once, unless the order has changed meanwhile, and can undo it', async () => {
    const sent: unknown[] = [];
    server.use(
      answering('updateOrderStatus', async (request) => {
        const body = (await request.json()) as { status: string };
        sent.push(body);
        return { status: success, order: { ...first, status: body.status } };
      }),
    );
    const { user } = open();
    const view = await openFirst(user);
    await user.selectOptions(view.getByLabelText('Cambiar estado'), 'Pagado');
    expect(await screen.findByText('Orden #JL-20261120-0001: Pagado')).toBeVisible();
    expect(sent).toEqual([{ status: 'paid', expectedStatus: 'pending_manual' }]);
    await user.click(await screen.findByText('Deshacer'));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toEqual({ status: 'pending_manual', expectedStatus: 'paid' });
  });

  it('says why a status could not be changed', async () => {
    server.use(answering('updateOrderStatus', () => refusal(409, 'La orden cambió')));
    const { user } = open();
    const view = await openFirst(user);
    await user.selectOptions(view.getByLabelText('Cambiar estado'), 'Pagado');
    expect(
      await screen.findByText('Error al actualizar el estado de la orden: La orden cambió'),
    ).toBeVisible();
    expect(view.getByLabelText('Cambiar estado')).toHaveValue('pending_manual');
  });

  it('offers to reactivate all the same when stock is missing', async () => {
    const sent: unknown[] = [];
    server.use(
      answering('updateOrderStatus', async (request) => {
        const body = (await request.json()) as { force?: boolean };
        sent.push(body);
        if (body.force) return { status: success, order: { ...first, status: 'paid', shortUnits: 1 } };
        return refusal(409, 'Stock insuficiente para reactivar la orden: Alma (quedan 0)', {
          code: 'OUT_OF_STOCK',
        });
      }),
    );
    const { user } = open();
    const view = await openFirst(user);
    await user.selectOptions(view.getByLabelText('Cambiar estado'), 'Pagado');
    expect(await screen.findByText(/Stock insuficiente para reactivar/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Reactivar igual' }));
    await waitFor(() => expect(sent.at(-1)).toMatchObject({ status: 'paid', force: true }));
  });
});

describe('several orders at once', () => {
  it('change status together, after a question, and tell which could not', async () => {
    let sent: unknown;
    server.use(
      answering('bulkOrderStatus', async (request) => {
        sent = await request.json();
        return { status: success, changed: ['uno'], failed: [{ id: 'dos', message: 'Sin stock.' }] };
      }),
    );
    const { user } = open();
    await screen.findByText('Lucía Paz');
    await user.click(screen.getByLabelText('Seleccionar todas las órdenes de esta página'));
    expect(screen.getByText('2 seleccionadas')).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Nuevo estado'), 'Cancelado');
    await user.click(screen.getByRole('button', { name: 'Cambiar estado' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Cambiar estado' }));
    expect(await screen.findByText('1 orden actualizada')).toBeInTheDocument();
    expect(screen.getByText('1 orden no se pudo cambiar: Sin stock.')).toBeInTheDocument();
    expect(sent).toEqual({ ids: ['uno', 'dos'], status: 'cancelled' });
  });

  it('are printed together, each order on a sheet of its own, and only those that are ticked', async () => {
    server.use(answering('getShop', { status: success, shop: aShop() }));
    window.print = vi.fn();
    server.use(listing([first, second, anAdminOrder({ _id: 'tres', orderNumber: 'JL-20261120-0003' })]));
    const { user } = open();
    await screen.findByText('Lucía Paz');
    for (const number of ['JL-20261120-0001', 'JL-20261120-0003'])
      await user.click(screen.getByLabelText(`Seleccionar la orden ${number}`));
    await user.click(screen.getByRole('button', { name: 'Imprimir' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Remitos de armado de 2 pedidos' }));
    await waitFor(() => expect(window.print).toHaveBeenCalledOnce());
    const sheets = screen.getAllByRole('heading', { name: 'Remito de armado' });
    expect(sheets.map((heading) => heading.nextElementSibling?.textContent)).toEqual([
      'Pedido: JL-20261120-0001',
      'Pedido: JL-20261120-0003',
    ]);
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
