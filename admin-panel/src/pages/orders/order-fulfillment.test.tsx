import { changeFulfillment, formatMoney, getOrder, getShop, listOrders } from '@shop/contract';
import { anAdminOrder, answering, aShop, refusal } from '@shop/web-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../../testing/accessibility-faults.ts';
import { open, order, sent, server, unfold } from '../../testing/order-detail-setup.tsx';

const paid = anAdminOrder({ ...order, status: 'paid', paidAmount: order.total });
const home = anAdminOrder({ ...paid, deliveryMethod: 'home', wantsShipping: true });
const nextStep = async () => within(await screen.findByRole('region', { name: 'Próximo paso' }));

describe('the fulfillment of an order', () => {
  it('a paid order is handed over step by step with one button', async () => {
    const { user } = open(paid);
    await user.click(await (await nextStep()).findByRole('button', { name: 'Marcar: Lista para retirar' }));
    await user.click(await (await nextStep()).findByRole('button', { name: 'Marcar: Retirada' }));
    expect(await screen.findByText('Está pagada y entregada. No hay nada pendiente.')).toBeVisible();
    expect(sent).toEqual([
      { fulfillment: 'ready', expectedFulfillment: 'to_prepare' },
      { fulfillment: 'delivered', expectedFulfillment: 'ready' },
    ]);
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('the answer of a step is shown while the lists are still loading, and the order is not asked for again', async () => {
    const asked: string[] = [];
    const { user, client } = open(paid, '?cola=para-preparar');
    await user.click(await (await nextStep()).findByRole('button', { name: 'Marcar: Lista para retirar' }));
    const handOver = await (await nextStep()).findByRole('button', { name: 'Marcar: Retirada' });
    await waitFor(() => expect(client.isFetching()).toBe(0));
    server.use(
      answering(getOrder, () => {
        asked.push('order');
        return { status: 'success' as const, order: paid };
      }),
      answering(listOrders, () => new Promise<never>(() => asked.push('list'))),
    );
    await user.click(handOver);
    expect(await screen.findByText('Está pagada y entregada. No hay nada pendiente.')).toBeVisible();
    await waitFor(() => expect(asked).toEqual(['list']));
  });

  it('a double click takes one step, although the button then takes the next', async () => {
    const { user } = open(paid);
    const target = await (await nextStep()).findByRole('button', { name: 'Marcar: Lista para retirar' });
    await user.click(target);
    const next = await (await nextStep()).findByRole('button', { name: 'Marcar: Retirada' });
    fireEvent.click(next, { detail: 2 });
    await user.hover(next);
    expect(next).toBeEnabled();
    expect(sent).toHaveLength(1);
  });

  it('a key that is held down takes one step: its repetitions press nothing', async () => {
    open(paid);
    const target = await (await nextStep()).findByRole('button', { name: 'Marcar: Lista para retirar' });
    const isPressing = (repeat: boolean) => fireEvent.keyDown(target, { key: 'Enter', repeat });
    expect([isPressing(false), isPressing(true)]).toEqual([true, false]);
  });

  it('a pickup that is paid on the spot is handed over and paid with one button, beside the amount', async () => {
    const { user } = open(anAdminOrder({ ...order, status: 'confirmado', fulfillment: 'ready' }));
    const step = await nextStep();
    expect(step.getByText(`Al entregar cobrá ${formatMoney(order.total)}.`, { exact: false })).toBeVisible();
    await user.click(step.getByRole('button', { name: 'Marcar: Retirada y cobrada' }));
    expect(await screen.findByText(`Orden #${order.orderNumber}: Retirada y cobrada`)).toBeVisible();
    const collected = order.total;
    expect(sent).toEqual([{ fulfillment: 'delivered', expectedFulfillment: 'ready', collected }]);
  });

  it('a delivery to the door is marked by itself: its money comes back later', async () => {
    const cash = { ...order, status: 'confirmado', fulfillment: 'in_transit' };
    open(anAdminOrder({ ...cash, deliveryMethod: 'home', wantsShipping: true }));
    const step = await nextStep();
    expect(step.getByRole('button', { name: 'Marcar: Entregada' })).toBeVisible();
    expect(step.getByText(/y marcala como pagada\.$/)).toBeVisible();
  });

  it('the code of a pickup stands beside the step that hands it over', async () => {
    open(anAdminOrder({ ...paid, fulfillment: 'ready', pickupCode: 'K7MX' }));
    const step = await nextStep();
    expect(step.getByText('K7MX').parentElement).toHaveTextContent(/^Código para retirar: K7MX/);
    expect(step.getByText(/podés entregar igual/)).toBeVisible();
    expect(step.getByRole('button', { name: 'Marcar: Retirada' })).toBeEnabled();
  });

  it('the panel sends carrier and mail with a step, and the day with a delivery', async () => {
    const { user } = open(anAdminOrder({ ...home, fulfillment: 'ready' }));
    await user.type(await screen.findByLabelText(/Quién lo lleva/), 'Moto');
    await user.click(screen.getByLabelText('Avisar a la clienta por mail'));
    await user.click(screen.getByRole('button', { name: 'Guardar entrega' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toEqual({
      fulfillment: 'in_transit',
      carrier: 'Moto',
      notify: false,
      expectedFulfillment: 'ready',
    });
    await waitFor(() => expect(screen.getByLabelText('Pasar a')).toHaveValue('delivered'));
    await user.click(screen.getByRole('button', { name: 'Guardar entrega' }));
    await waitFor(() => expect(sent[1]).toMatchObject({ deliveredOn: expect.any(String), notify: true }));
  });

  it('a shop without a mail server offers no mail', async () => {
    server.use(answering(getShop, { status: 'success' as const, shop: aShop(), sendsMail: false }));
    const { user } = open(paid);
    await user.selectOptions(await screen.findByLabelText('Pasar a'), 'ready');
    await unfold(user, 'Cambiar la entrega');
    expect(await screen.findByText(/^No sale ningún mail/)).toBeVisible();
    expect(screen.queryByLabelText('Avisar a la clienta por mail')).toBeNull();
  });

  it('a pickup cannot be in transit', async () => {
    open(paid);
    const steps = within(await screen.findByLabelText('Pasar a')).getAllByRole('option');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      'Para preparar',
      'Lista para retirar',
      'Retirada',
    ]);
  });

  it('a refused step says why and changes nothing', async () => {
    server.use(answering(changeFulfillment, () => refusal(409, 'La orden cambió mientras la mirabas')));
    const { user } = open(paid);
    await user.click(await (await nextStep()).findByRole('button', { name: 'Marcar: Lista para retirar' }));
    expect(await screen.findByText(/No se pudo cambiar la entrega: La orden cambió/)).toBeVisible();
    expect(
      await (await nextStep()).findByRole('button', { name: 'Marcar: Lista para retirar' }),
    ).toBeEnabled();
  });

  it('the history names the steps of the delivery', async () => {
    const event = { actor: 'ana', note: 'Lleva: Moto', at: '2026-11-21T15:00:00.000Z' };
    const { user } = open(
      anAdminOrder({
        ...home,
        history: [{ ...event, type: 'fulfillment', from: 'ready', to: 'in_transit' }],
      }),
    );
    await unfold(user, 'Historial');
    expect(screen.getByText('De Lista para enviar a En camino')).toBeVisible();
  });
});

describe('the choice of a status', () => {
  // @spec E.4
  it('a status of the other way of payment is offered apart, with a warning', async () => {
    const { user } = open(order);
    const group = await screen.findByRole('group', { name: 'Otros estados' });
    expect(within(group).getAllByRole('option')).toHaveLength(2);
    await user.selectOptions(screen.getByLabelText('Nuevo estado'), 'Pendiente (Falta Comprobante)');
    expect(screen.getByText(/Este estado es de las transferencias/)).toBeVisible();
  });
});
