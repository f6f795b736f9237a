import { answering } from '@shop/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../../testing/accessibility-faults.ts';
import { open, server, success, summary } from '../../testing/orders-page-setup.tsx';

describe('the work of the day', () => {
  it('queues show how many orders wait, and list them', async () => {
    const queues = { to_prepare: 5, ready_pickup: 2, ready_home: 0, in_transit: 1 };
    server.use(answering('ordersSummary', { status: success, summary: { ...summary, queues } }));
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

  it('queues show reserved orders while there are some', async () => {
    const queues = { to_prepare: 0, ready_pickup: 0, ready_home: 0, in_transit: 0, reserved: 2 };
    server.use(answering('ordersSummary', { status: success, summary: { ...summary, queues } }));
    const { user, router } = open();
    await user.click(await screen.findByRole('button', { name: /^Reservadas ?: ?2$/ }));
    expect(router.state.location.search).toBe('?cola=reservadas');
  });
});
