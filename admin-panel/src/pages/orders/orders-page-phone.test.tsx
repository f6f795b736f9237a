import { bulkOrderStatus } from '@shop/contract';
import { answering } from '@shop/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { accessibilityFaults } from '../../testing/accessibility-faults.ts';
import { first, listing, open, second, server, success } from '../../testing/orders-page-setup.tsx';

const media = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
beforeEach(() => void vi.stubGlobal('matchMedia', () => media));
afterEach(() => void vi.unstubAllGlobals());

describe('the order list on a phone', () => {
  // @spec C.44
  it('card of an order shows delivery with city and promised days, and names its next step', async () => {
    const home = {
      ...second,
      wantsShipping: true,
      deliveryMethod: 'home' as const,
      deliveryFrom: '2026-11-24',
      deliveryTo: '2026-11-25',
      shippingInfo: { ...second.shippingInfo, city: 'Plottier' },
    };
    const pickup = { ...first, wantsShipping: false, deliveryFrom: '2026-11-25', deliveryTo: null };
    server.use(listing([home, pickup]));
    open();
    expect(await screen.findByText('A domicilio · Plottier · Llega entre mar 24 y mié 25')).toBeVisible();
    expect(screen.getByText('Retira desde el mié 25')).toBeVisible();
    expect(screen.getByText('Preparar')).toHaveTextContent('Próximo paso: Preparar');
    expect(
      screen.getByRole('button', { name: /^Marcar: Lista para enviar ?, orden JL-20261120-0002$/ }),
    ).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
  });

  // @spec C.44
  it('filters of a phone are folded behind a button with their number, and removed by their chip', async () => {
    const { user, router } = open('/orders?estado=paid&fecha=2026-11-20');
    await screen.findByRole('list', { name: 'Órdenes' });
    expect(screen.getByLabelText('Buscar')).toBeVisible();
    expect(screen.queryByLabelText('Estado')).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Filtros ?: ?2$/ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filtros' }));
    expect(sheet.getByLabelText('Estado')).toHaveValue('paid');
    await user.selectOptions(sheet.getByLabelText('Estado'), 'Cancelado');
    await user.click(sheet.getByRole('button', { name: 'Ver resultados' }));
    await user.click(screen.getByRole('button', { name: /^Quitar el filtro ?Estado: Cancelado$/ }));
    await waitFor(() => expect(router.state.location.search).toBe('?fecha=2026-11-20'));
    await waitFor(() => expect(screen.getByRole('button', { name: /^Filtros ?: ?1$/ })).toHaveFocus());
  });

  // @spec C.44
  it('bar of selected orders has the delivery at hand, and the status in its menu with what becomes of the stock', async () => {
    let sent: unknown;
    server.use(
      answering(bulkOrderStatus, async (request) => {
        sent = await request.json();
        return { status: success, changed: ['uno', 'dos'], failed: [] };
      }),
    );
    const { user } = open();
    await user.click(await screen.findByLabelText('Seleccionar todas las órdenes de esta página'));
    const bar = within(screen.getByRole('group', { name: 'Acciones sobre las órdenes seleccionadas' }));
    expect(bar.getByRole('button', { name: 'Entrega' })).toBeVisible();
    expect(bar.queryByLabelText('Nuevo estado')).toBeNull();
    await user.click(bar.getByRole('button', { name: 'Más' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Cambiar estado' }));
    const dialog = within(await screen.findByRole('dialog', { name: '¿Cambiar el estado de 2 órdenes?' }));
    await user.selectOptions(dialog.getByLabelText('Nuevo estado'), 'Cancelado');
    expect(dialog.getByText('Pasarán a Cancelado. Las 2 unidades vuelven al stock.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cambiar estado' }));
    expect(await screen.findByText('2 órdenes canceladas')).toBeVisible();
    expect(sent).toMatchObject({ ids: ['uno', 'dos'], status: 'cancelled' });
  });
});
