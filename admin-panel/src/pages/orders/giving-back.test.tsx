import { formatMoney, recordRefund, returnUnits, updateOrderStatus } from '@shop/contract';
import { anAdminOrder, answering, refusal } from '@shop/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { loaded, open, order, sent, server, storeOrder, success } from '../../testing/order-detail-setup.tsx';

const [line] = order.items;
const sold = anAdminOrder({
  ...order,
  status: 'paid',
  fulfillment: 'delivered',
  total: 15_000,
  paidAmount: 15_000,
  items: [{ ...line!, lineId: 7, quantity: 2, unitsHeld: 2 }],
});
const QUESTION = '¿Qué unidades vuelven al stock?';
const lineName = [line!.title, line!.size, line!.color].filter(Boolean).join(' · ');

it('order page asks about units and money in one form before it stops an order', async () => {
  const { user } = open(sold);
  await user.selectOptions(await screen.findByLabelText('Nuevo estado'), 'Cancelado');
  expect(screen.getByLabelText(QUESTION)).toHaveDisplayValue('Lo decido después');
  expect(screen.getByText('Falta decidir si vuelven 2 unidades.')).toBeVisible();
  await user.selectOptions(screen.getByLabelText(QUESTION), 'Algunas');
  await user.selectOptions(screen.getByLabelText(lineName), '1 de 2');
  await user.selectOptions(screen.getByLabelText('El dinero'), 'Ya se lo devolví');
  expect(screen.getByLabelText('Importe ($)')).toHaveValue('15.000');
  await user.selectOptions(screen.getByLabelText('Cómo'), 'Transferencia');
  await user.click(screen.getByRole('button', { name: 'Actualizar Orden' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    status: 'cancelled',
    returnedUnits: [{ lineId: 7, quantity: 1 }],
    refund: { amount: 15_000, method: 'transfer' },
    expectedPaid: 15_000,
  });
});

it('order page returns the units of a cancelled order that never left the shop, and its money later', async () => {
  const { user } = open({ ...sold, fulfillment: 'to_prepare' });
  await user.selectOptions(await screen.findByLabelText('Nuevo estado'), 'Cancelado');
  expect(screen.getByLabelText(QUESTION)).toHaveDisplayValue('Las 2 unidades vuelven al stock');
  expect(screen.queryByLabelText('Importe ($)')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Actualizar Orden' }));
  await waitFor(() => expect(sent[0]).toMatchObject({ restock: true, refund: 'later' }));
});

it('a paid order is cancelled and its money returned in one dialog, whose button names the amount', async () => {
  const { user } = open({ ...sold, fulfillment: 'to_prepare' });
  await user.click(await screen.findByRole('button', { name: 'Cancelar y devolver…' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: `Cancelar la orden #${sold.orderNumber}` }),
  );
  expect(sent).toEqual([]);
  expect(dialog.getByLabelText('El dinero')).toHaveDisplayValue('Ya se lo devolví');
  expect(dialog.getByLabelText('Importe ($)')).toHaveValue('15.000');
  expect(dialog.getByLabelText('Cómo')).toHaveDisplayValue('Efectivo');
  expect(dialog.getByLabelText(QUESTION)).toHaveDisplayValue('Las 2 unidades vuelven al stock');
  expect(dialog.getByRole('button', { name: 'Volver' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: `Cancelar y devolver ${formatMoney(15_000)}` }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toMatchObject([
    {
      status: 'cancelled',
      expectedStatus: 'paid',
      restock: true,
      refund: { amount: 15_000, method: 'cash' },
      notify: true,
    },
  ]);
  expect(screen.queryByRole('button', { name: 'Cancelar y devolver…' })).toBeNull();
});

it('a cancellation whose answer was lost is sent again as it was, although the order has been loaded anew', async () => {
  const calls: [unknown, string | null][] = [];
  server.use(
    answering(updateOrderStatus, async (request) => {
      calls.push([await request.json(), request.headers.get('Idempotency-Key')]);
      storeOrder({ ...sold, status: 'cancelled', paidAmount: 0 });
      if (calls.length === 1) return HttpResponse.error();
      return { status: success, order: { ...sold, status: 'cancelled', paidAmount: 0 } };
    }),
  );
  const { user } = open(sold);
  await user.click(await screen.findByRole('button', { name: 'Cancelar y devolver…' }));
  const dialog = within(await screen.findByRole('dialog'));
  const button = { name: `Cancelar y devolver ${formatMoney(15_000)}` };
  await user.click(dialog.getByRole('button', button));
  expect(await screen.findByText('La orden está cancelada. No hay nada pendiente.')).toBeInTheDocument();
  await waitFor(() => expect(dialog.getByRole('button', button)).toBeEnabled());
  await user.click(dialog.getByRole('button', button));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls).toHaveLength(2);
  expect(calls[1]).toEqual(calls[0]);
  expect(calls[0]).toMatchObject([{ expectedPaid: 15_000, expectedStatus: 'paid' }, expect.any(String)]);
});

it('money that goes back later is only a promise, and units with the client wait for a decision', async () => {
  const { user } = open(sold);
  await user.click(await screen.findByRole('button', { name: 'Cancelar y devolver…' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByLabelText(QUESTION)).toHaveDisplayValue('Lo decido después');
  await user.selectOptions(
    dialog.getByLabelText('El dinero'),
    'Se lo devuelvo después: queda en «A devolver»',
  );
  await user.click(dialog.getByRole('button', { name: 'Cancelar la orden' }));
  await waitFor(() => expect(sent).toMatchObject([{ status: 'cancelled', refund: 'later' }]));
  expect(sent[0]).not.toHaveProperty('restock');
});

it('a cancellation that the server refuses stays open with what was typed', async () => {
  server.use(answering(updateOrderStatus, () => refusal(409, 'No se puede devolver más de lo cobrado.')));
  const { user } = open(sold);
  await user.click(await screen.findByRole('button', { name: 'Cancelar y devolver…' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/^Nota/), 'Por el alias');
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView');
  await user.click(dialog.getByRole('button', { name: /^Cancelar y devolver/ }));
  expect(await dialog.findByText('No se puede devolver más de lo cobrado.')).toBeVisible();
  expect(shown.mock.contexts).toContain(dialog.getByRole('alert'));
  expect(dialog.getByLabelText(/^Nota/)).toHaveValue('Por el alias');
});

it('money that goes back now needs an amount, money that goes back later none', async () => {
  const { user } = open(sold);
  await user.click(await screen.findByRole('button', { name: 'Cancelar y devolver…' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.clear(dialog.getByLabelText('Importe ($)'));
  expect(dialog.getByRole('button', { name: /^Cancelar y devolver/ })).toBeDisabled();
  await user.selectOptions(
    dialog.getByLabelText('El dinero'),
    'Se lo devuelvo después: queda en «A devolver»',
  );
  expect(dialog.getByRole('button', { name: 'Cancelar la orden' })).toBeEnabled();
});

it.each([
  ['unpaid', { status: 'confirmado', paidAmount: 0 }],
  ['stopped', { status: 'cancelled' }],
  ['paid online', { paymentMethod: 'mercado_pago' as const }],
])('an order that is %s has no money to return with its cancellation', async (_, changes) => {
  open({ ...sold, ...changes });
  await loaded();
  expect(screen.queryByRole('button', { name: 'Cancelar y devolver…' })).toBeNull();
});

it('order page asks about the units of a refund that is noted', async () => {
  const bodies: unknown[] = [];
  server.use(
    answering(recordRefund, async (request) => {
      bodies.push(await request.json());
      return { status: success, order: sold };
    }),
  );
  const { user } = open(sold);
  await user.click(await screen.findByRole('button', { name: 'Anotar devolución' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByLabelText(QUESTION)).toHaveDisplayValue('Lo decido después');
  await user.selectOptions(dialog.getByLabelText(QUESTION), 'Ninguna vuelve a la venta');
  await user.click(dialog.getByRole('button', { name: 'Anotar devolución' }));
  await waitFor(() => expect(bodies).toMatchObject([{ amount: 15_000, restock: false }]));
});

it('a refund follows the units that are ticked, and returns those to stock', async () => {
  const bodies: unknown[] = [];
  server.use(
    answering(recordRefund, async (request) => {
      bodies.push(await request.json());
      return { status: success, order: sold };
    }),
  );
  const items = [
    { ...line!, lineId: 7, quantity: 2, unitsHeld: 2, share: 9_000 },
    { ...line!, title: 'Body Alma', lineId: 8, quantity: 1, unitsHeld: 1, share: 4_500 },
  ];
  const { user } = open(anAdminOrder({ ...sold, fulfillment: 'to_prepare', items }));
  await user.click(await screen.findByRole('button', { name: 'Anotar devolución' }));
  const dialog = within(await screen.findByRole('dialog'));
  const amount = dialog.getByLabelText('Importe ($)');
  expect(amount).toHaveValue('15.000');
  expect(dialog.getByText(/^Es todo lo cobrado/)).toBeVisible();
  await user.click(dialog.getByRole('checkbox', { name: /^Body Alma/ }));
  expect(amount).toHaveValue('9.000');
  expect(dialog.queryByText(/^Es todo lo cobrado/)).toBeNull();
  await user.clear(amount);
  await user.type(amount, '8000');
  await user.selectOptions(dialog.getByLabelText(`Cuántas de ${line!.title}`), '1 de 2');
  expect(amount).toHaveValue('4.500');
  expect(dialog.getByLabelText(QUESTION)).toHaveDisplayValue('La unidad vuelve al stock');
  await user.click(dialog.getByRole('button', { name: 'Anotar devolución' }));
  await waitFor(() =>
    expect(bodies).toMatchObject([{ amount: 4_500, returnedUnits: [{ lineId: 7, quantity: 1 }] }]),
  );
});

it('a refund without ticked units asks for its amount and leaves the goods sold', async () => {
  const { user } = open(sold);
  await user.click(await screen.findByRole('button', { name: 'Anotar devolución' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('checkbox', { name: lineName }));
  expect(dialog.getByLabelText('Importe ($)')).toHaveValue('');
  expect(dialog.queryByLabelText(QUESTION)).toBeNull();
});

it('order page leaves the goods of a rebate sold, and offers undecided units beside another step', async () => {
  const { user } = open({ ...sold, fulfillment: 'to_prepare', unitsToDecide: true, openCases: 1 });
  expect(await screen.findByRole('link', { name: 'Ver el caso' })).toHaveAttribute('href', '#casos');
  expect(screen.getByRole('button', { name: 'Decidir qué vuelve al stock' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Anotar devolución' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.clear(dialog.getByLabelText('Importe ($)'));
  await user.type(dialog.getByLabelText('Importe ($)'), '2000');
  expect(dialog.getByLabelText(QUESTION)).toHaveDisplayValue('Ninguna vuelve a la venta');
});

it('order page forgets the answers about a status when another one is chosen', async () => {
  const { user } = open({ ...sold, status: 'confirmado', paidAmount: 0 });
  await user.selectOptions(await screen.findByLabelText('Nuevo estado'), 'Cancelado');
  await user.selectOptions(screen.getByLabelText(QUESTION), 'Ninguna vuelve a la venta');
  await user.selectOptions(screen.getByLabelText('Nuevo estado'), 'Reembolsado');
  expect(screen.getByLabelText(QUESTION)).toHaveDisplayValue('Lo decido después');
});

it('order page offers to decide about units as its next step, and nothing for later', async () => {
  const bodies: unknown[] = [];
  server.use(
    answering(returnUnits, async (request) => {
      bodies.push(await request.json());
      return { status: success, order: { ...sold, status: 'refunded', paidAmount: 0 }, undo: 'vuelven' };
    }),
  );
  const { user } = open({ ...sold, status: 'refunded', paidAmount: 0, unitsToDecide: true });
  await user.click(await screen.findByRole('button', { name: 'Decidir qué vuelve al stock' }));
  const dialog = within(await screen.findByRole('dialog', { name: QUESTION }));
  expect(dialog.queryByRole('option', { name: 'Lo decido después' })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(bodies).toEqual([{ restock: true }]));
  expect(await screen.findByRole('button', { name: /^Deshacer:/ })).toBeVisible();
});
