import { ordersSummary } from '@shop/contract';
import { answering } from '@shop/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../../testing/accessibility-faults.ts';
import { first, listing, open, second, server, success, summary } from '../../testing/orders-page-setup.tsx';

describe('the work of the day', () => {
  // @spec E.2
  it('queues show how many orders wait, and list them', async () => {
    const queues = { to_prepare: 5, ready_pickup: 2, ready_home: 0, in_transit: 1 };
    server.use(answering(ordersSummary, { status: success, summary: { ...summary, queues } }));
    const { user, router } = open();
    const work = within(await screen.findByRole('group', { name: 'Trabajo del día' }));
    await user.click(await work.findByRole('button', { name: /^Para preparar ?: ?5$/ }));
    expect(router.state.location.search).toBe('?cola=para-preparar');
    expect(await screen.findByRole('button', { name: 'Imprimir la lista de armado' })).toBeEnabled();
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(work.getByRole('button', { name: /^Para preparar ?: ?5$/ }));
    expect(router.state.location.search).toBe('');
    expect(work.queryByRole('button', { name: /^Reservadas/ })).toBeNull();
  });

  it('the steps of chosen orders are those that one of them can take', async () => {
    const home = { ...second, deliveryMethod: 'home' as const };
    server.use(listing([{ ...first, deliveryMethod: 'pickup' }, home]));
    const { user } = open();
    const steps = async () => {
      await user.click(screen.getByRole('button', { name: 'Entrega' }));
      const items = await screen.findAllByRole('menuitem');
      const names = items.map(({ textContent }) => textContent);
      await user.keyboard('{Escape}');
      return names;
    };
    await user.click(await screen.findByLabelText(`Seleccionar la orden ${first.orderNumber}`));
    expect(await steps()).toEqual(['Lista', 'Entregada o retirada']);
    await user.click(screen.getByLabelText(`Seleccionar la orden ${second.orderNumber}`));
    expect(await steps()).toContain('En camino');
  });

  it('queues show reserved orders while there are some', async () => {
    const queues = { to_prepare: 0, ready_pickup: 0, ready_home: 0, in_transit: 0, reserved: 2 };
    server.use(answering(ordersSummary, { status: success, summary: { ...summary, queues } }));
    const { user, router } = open();
    await user.click(await screen.findByRole('button', { name: /^Reservadas ?: ?2$/ }));
    expect(router.state.location.search).toBe('?cola=reservadas');
  });
});
