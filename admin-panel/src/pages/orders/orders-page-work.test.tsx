import { bulkOrderStatus, getShop, listOrders, undoOrderStep, updateOrderStatus } from '@shop/contract';
import { anAdminOrder, answering, aShop, refusal } from '@shop/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { accessibilityFaults } from '../../testing/accessibility-faults.ts';
import { success, first, second, listing, listOf, server, open } from '../../testing/orders-page-setup.tsx';

// @spec C.24
describe('the order list on small screens', () => {
  const media = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
  beforeEach(() => void vi.stubGlobal('matchMedia', () => media));
  afterEach(() => void vi.unstubAllGlobals());

  it('order list on small screens shows cards, which can be selected together', async () => {
    const { user } = open();
    expect(await screen.findByRole('list', { name: 'Órdenes' })).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByText('lucia@example.com')).toBeVisible();
    await user.click(screen.getByLabelText('Seleccionar todas las órdenes de esta página'));
    expect(screen.getByText('2 seleccionadas')).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
  });
});

describe('the quick view', () => {
  const openFirst = async (user: ReturnType<typeof open>['user']) => {
    await user.click(await screen.findByLabelText('Seleccionar la orden JL-20261120-0001'));
    await user.click(screen.getByRole('button', { name: 'Vista rápida' }));
    return within(await screen.findByRole('dialog', { name: 'Orden #JL-20261120-0001' }));
  };

  // @spec 2.15.14
  it('quick view of an order shows customer, order and products', async () => {
    const { user } = open();
    const view = await openFirst(user);
    expect(view.getByText('María Gómez')).toBeVisible();
    expect(view.getByText('299 412 3456')).toBeVisible();
    expect(view.getByText('Conjunto Alma')).toBeVisible();
    expect(view.getByText('Cantidad: 1 · Talle: M · Color: Bordó')).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(view.getAllByRole('button', { name: 'Cerrar' })[0]!);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  // @spec 2.15.15
  it('quick view of an order changes a status with the expected one, and can undo it', async () => {
    const sent: unknown[] = [];
    server.use(
      answering(updateOrderStatus, async (request) => {
        const body = (await request.json()) as { status: string };
        sent.push(body);
        return { status: success, order: { ...first, status: body.status }, undo: 'pagada' };
      }),
      answering(undoOrderStep, async (request) => {
        sent.push(await request.json());
        return { status: success, changed: [first._id], failed: [] };
      }),
    );
    const { user } = open();
    const view = await openFirst(user);
    await user.selectOptions(view.getByLabelText('Cambiar estado'), 'Pagado');
    expect(await screen.findByText('Orden #JL-20261120-0001: Pagado')).toBeVisible();
    expect(sent).toEqual([{ status: 'paid', expectedStatus: 'pending_manual' }]);
    await user.click(await screen.findByText('Deshacer'));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toEqual({ step: 'pagada' });
  });

  // @spec 8.28
  it('quick view of an order shows why a status could not be changed', async () => {
    server.use(answering(updateOrderStatus, () => refusal(409, 'La orden cambió')));
    const { user } = open();
    const view = await openFirst(user);
    await user.selectOptions(view.getByLabelText('Cambiar estado'), 'Pagado');
    expect(
      await screen.findByText('Error al actualizar el estado de la orden: La orden cambió'),
    ).toBeVisible();
    expect(view.getByLabelText('Cambiar estado')).toHaveValue('pending_manual');
  });

  it('quick view of an order offers to reactivate an order without enough stock', async () => {
    const sent: unknown[] = [];
    server.use(
      answering(updateOrderStatus, async (request) => {
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

describe('the bulk actions', () => {
  it('bulk actions change the status of several orders after a confirmation, and show the failed ones', async () => {
    let sent: unknown;
    server.use(
      answering(bulkOrderStatus, async (request) => {
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
    expect(await screen.findByText('1 orden cancelada')).toBeInTheDocument();
    expect(screen.getByText('1 orden no se pudo cambiar: Sin stock.')).toBeInTheDocument();
    expect(sent).toEqual({
      ids: ['uno', 'dos'],
      status: 'cancelled',
      seen: { uno: first.status, dos: second.status },
    });
  });

  it('bulk actions ignore the selection of another page', async () => {
    const sent: unknown[] = [];
    const third = anAdminOrder({ _id: 'tres', orderNumber: 'JL-20261120-0003' });
    server.use(
      answering(listOrders, (request) => {
        const page = new URL(request.url).searchParams.get('page');
        return listOf(page === '2' ? [third] : [first, second], 21);
      }),
      answering(bulkOrderStatus, async (request) => {
        sent.push(await request.json());
        return { status: success, changed: ['tres'], failed: [] };
      }),
    );
    const { user } = open();
    await user.click(await screen.findByLabelText('Seleccionar la orden JL-20261120-0001'));
    expect(screen.getByText('1 seleccionada')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Página 2' }));
    await user.click(await screen.findByLabelText('Seleccionar la orden JL-20261120-0003'));
    expect(screen.getByText('1 seleccionada')).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Nuevo estado'), 'Pagado');
    await user.click(screen.getByRole('button', { name: 'Cambiar estado' }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cambiar estado' }),
    );
    await waitFor(() =>
      expect(sent).toEqual([{ ids: ['tres'], status: 'paid', seen: { tres: third.status } }]),
    );
  });

  it('bulk actions print the selected orders on a page each', async () => {
    server.use(answering(getShop, { status: success, shop: aShop() }));
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

  it('labels of parcels name the addressee and a sender that does not tell what the shop sells', async () => {
    server.use(
      answering(getShop, { status: success, shop: aShop({ brand: 'Lencería Jazmín', mailName: '' }) }),
    );
    window.print = vi.fn();
    const pickup = { ...first, wantsShipping: false, deliveryMethod: 'pickup' as const, pickupCode: 'K7MX' };
    const address = 'Roca 100';
    const home = {
      ...second,
      deliveryMethod: 'home' as const,
      shippingInfo: { ...second.shippingInfo, address },
    };
    server.use(listing([pickup, home]));
    const { user } = open();
    await user.click(await screen.findByLabelText('Seleccionar todas las órdenes de esta página'));
    await user.click(screen.getByRole('button', { name: 'Imprimir' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Etiquetas de 2 pedidos, 4 por hoja A4' }));
    await waitFor(() => expect(window.print).toHaveBeenCalledOnce());
    const label = screen.getByRole('heading', { name: first.shippingInfo.fullName }).closest('article')!;
    expect(label).toHaveTextContent(/^Remite Jazmín · /);
    expect(label).toHaveTextContent(`Tel. ${first.shippingInfo.phone}`);
    expect(label).toHaveTextContent(`Pedido${first.orderNumber}Código de retiroK7MX`);
    expect(label).not.toHaveTextContent(/lencer/i);
    const other = screen.getByRole('heading', { name: second.shippingInfo.fullName }).closest('article')!;
    expect(other).toHaveTextContent(address);
  });
});
