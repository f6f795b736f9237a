import { confirmOrder, errorCodes, updateOrderStatus, voidPayment } from '@shop/contract';
import { anAdminOrder, answering, refusal } from '@shop/web-kit/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { success, order, storeOrder, sent, server, open, loaded } from '../../testing/order-detail-setup.tsx';

describe('the update form', () => {
  // @spec 2.16.9 4.13
  it('update form is disabled until status or notes differ, and warns of the change', async () => {
    const { user } = open(order);
    const submit = await screen.findByRole('button', { name: 'Actualizar Orden' });
    expect(submit).toBeDisabled();
    await user.selectOptions(screen.getByLabelText('Nuevo estado'), 'Pagado');
    expect(screen.getByText('Cambiarás el estado de Pendiente (Efectivo) a Pagado')).toBeVisible();
    expect(submit).toBeEnabled();
    await user.selectOptions(screen.getByLabelText('Nuevo estado'), 'Pendiente (Efectivo)');
    expect(submit).toBeDisabled();
    await user.type(screen.getByLabelText(/Notas internas/), 'Pasa el martes');
    expect(submit).toBeEnabled();
  });

  // @spec 4.16 8.31
  it('update form sends status, notes and the expected status, and shows the success', async () => {
    const { user } = open(order);
    await user.selectOptions(await screen.findByLabelText('Nuevo estado'), 'Pagado');
    await user.type(screen.getByLabelText(/Notas internas/), 'Cobrado');
    await user.click(screen.getByRole('button', { name: 'Actualizar Orden' }));
    expect(await screen.findByText('Orden actualizada exitosamente!')).toBeVisible();
    expect(sent).toEqual([
      { status: 'paid', adminNotes: 'Cobrado', seenNotes: '', expectedStatus: 'pending_manual' },
    ]);
    expect(screen.getByLabelText(/Notas internas/)).toHaveValue('Cobrado');
  });

  it('update form sends no untouched notes, so that those of another user stay', async () => {
    const { user } = open({ ...order, adminNotes: 'Las de esta mañana' });
    await user.selectOptions(await screen.findByLabelText('Nuevo estado'), 'Pagado');
    await user.click(screen.getByRole('button', { name: 'Actualizar Orden' }));
    await waitFor(() => expect(sent).toEqual([{ status: 'paid', expectedStatus: 'pending_manual' }]));
  });

  // @spec E.13
  it('update form mails the customer of a payment unless staff say no, and not of other statuses', async () => {
    const { user } = open(order);
    await user.selectOptions(await screen.findByLabelText('Nuevo estado'), 'Confirmado');
    expect(screen.queryByLabelText('Avisarle por correo')).toBeNull();
    await user.selectOptions(screen.getByLabelText('Nuevo estado'), 'Pagado');
    expect(screen.getByLabelText('Avisarle por correo')).toBeChecked();
    await user.click(screen.getByLabelText('Avisarle por correo'));
    await user.click(screen.getByRole('button', { name: 'Actualizar Orden' }));
    await waitFor(() =>
      expect(sent).toEqual([{ status: 'paid', notify: false, expectedStatus: 'pending_manual' }]),
    );
  });

  it('update form mails the customer of a refund only while there is money to return', async () => {
    const { user } = open({ ...order, status: 'paid', paidAmount: order.total });
    await user.selectOptions(await screen.findByLabelText('Nuevo estado'), 'Reembolsado');
    expect(screen.getByLabelText('Avisarle por correo')).toBeChecked();
    cleanup();
    const { user: later } = open({ ...order, status: 'paid', paidAmount: 0 });
    await later.selectOptions(await screen.findByLabelText('Nuevo estado'), 'Reembolsado');
    expect(screen.queryByLabelText('Avisarle por correo')).toBeNull();
  });

  // @spec 4.13
  it('update form cannot be submitted twice', async () => {
    let finish = () => undefined as void;
    const saving = new Promise<void>((resolve) => (finish = resolve));
    server.use(
      answering(updateOrderStatus, async () => {
        await saving;
        return { status: success, order: anAdminOrder({ ...order, status: 'paid' }) };
      }),
    );
    const { user } = open(order);
    await user.selectOptions(await screen.findByLabelText('Nuevo estado'), 'Pagado');
    await user.click(screen.getByRole('button', { name: 'Actualizar Orden' }));
    expect(await screen.findByRole('button', { name: 'Actualizando...' })).toBeDisabled();
    await user.type(screen.getByLabelText(/Notas internas/), 'Escrita mientras tanto');
    finish();
    expect(await screen.findByText('Orden actualizada exitosamente!')).toBeVisible();
    expect(screen.getByLabelText(/Notas internas/)).toHaveValue('Escrita mientras tanto');
  });

  it('update form asks before unsaved notes are lost', async () => {
    const { user } = open(order);
    await user.type(await screen.findByLabelText(/Notas internas/), 'A medias');
    await user.click(screen.getByRole('link', { name: 'Volver a Órdenes' }));
    expect(await screen.findByRole('alertdialog', { name: '¿Salir sin guardar?' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Seguir editando' }));
    expect(screen.getByLabelText(/Notas internas/)).toHaveValue('A medias');
  });

  // @spec C.21
  it('update form keeps the notes, but not the chosen status, after an edit conflict', async () => {
    server.use(
      answering(updateOrderStatus, () => {
        storeOrder({ ...order, status: 'paid', adminNotes: 'De otra persona' });
        return refusal(409, 'Berta, 12:02: Cambio de estado: Pagado.', { code: errorCodes.staleOrder });
      }),
    );
    const { user } = open(order);
    await user.selectOptions(await screen.findByLabelText('Nuevo estado'), 'Cancelado');
    await user.type(screen.getByLabelText(/Notas internas/), 'Avisó que no viene');
    await user.click(screen.getByRole('button', { name: 'Actualizar Orden' }));
    expect(
      await screen.findByText('Berta, 12:02: Cambio de estado: Pagado. Te mostramos cómo quedó.'),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(screen.getByLabelText('Nuevo estado')).toHaveValue('paid'));
    expect(screen.getByLabelText(/Notas internas/)).toHaveValue('Avisó que no viene');
  });

  // @spec C.20
  it('update form shows the notes of another user, and overwrites them only on request', async () => {
    const adminNotes = 'Paga el viernes';
    const at = '2026-11-21T15:02:00.000Z';
    const written = { type: 'note' as const, at, actor: 'berta', note: adminNotes, from: null, to: null };
    const colleague = { ...order, adminNotes, history: [written] };
    server.use(
      answering(updateOrderStatus, async (request) => {
        const body = (await request.json()) as { adminNotes?: string; seenNotes?: string };
        if (body.seenNotes !== 'Paga el viernes') {
          storeOrder(colleague);
          return refusal(409, 'Otra nota', { code: errorCodes.staleFields });
        }
        const changed = { ...order, adminNotes: body.adminNotes ?? '' };
        storeOrder(changed);
        return { status: success, order: changed };
      }),
    );
    const { user } = open(order);
    await user.type(await screen.findByLabelText(/Notas internas/), 'Pasa el martes');
    await user.click(screen.getByRole('button', { name: 'Actualizar Orden' }));
    await user.click(await screen.findByRole('button', { name: 'Cerrar' }));
    expect(await screen.findByText(/^berta \(.*12:02.*\) escribió otra nota/)).toBeVisible();
    expect(screen.getByLabelText(/Notas internas/)).toHaveValue('Pasa el martes');
    await user.click(screen.getByRole('button', { name: 'Dejar la mía' }));
    // The button is busy until the refused order was loaded anew.
    await user.click(await screen.findByRole('button', { name: 'Actualizar Orden' }));
    expect(await screen.findByText('Orden actualizada exitosamente!')).toBeVisible();
    expect(screen.getByLabelText(/Notas internas/)).toHaveValue('Pasa el martes');
  });

  // @spec 8.31
  it('update form shows the error of the server', async () => {
    server.use(answering(updateOrderStatus, () => refusal(400, 'Estado raro')));
    const { user } = open(order);
    await user.selectOptions(await screen.findByLabelText('Nuevo estado'), 'Pagado');
    await user.click(screen.getByRole('button', { name: 'Actualizar Orden' }));
    expect(await screen.findByText('Error actualizando la orden: Estado raro')).toBeVisible();
  });

  it('update form asks on a refund whether the products were returned', async () => {
    const { user } = open(order);
    await user.selectOptions(await screen.findByLabelText('Nuevo estado'), 'Reembolsado');
    await user.selectOptions(
      screen.getByLabelText('¿Qué unidades vuelven al stock?'),
      'La unidad vuelve al stock',
    );
    await user.click(screen.getByRole('button', { name: 'Actualizar Orden' }));
    await waitFor(() => expect(sent[0]).toMatchObject({ status: 'refunded', restock: true }));
  });

  // @spec C.8
  it('update form asks before a paid order leaves the revenue, and sends nothing when it stays', async () => {
    const { user } = open(anAdminOrder({ ...order, status: 'paid', total: 21_500 }));
    await user.selectOptions(await screen.findByLabelText('Nuevo estado'), 'Confirmado');
    await user.click(screen.getByRole('button', { name: 'Actualizar Orden' }));
    const question = await screen.findByRole('alertdialog', { name: '¿Cambiar una orden pagada?' });
    expect(question).toHaveTextContent('En Confirmado, sus $21.500 dejan de contar en los ingresos');
    await user.click(screen.getByRole('button', { name: 'Dejarla pagada' }));
    expect(sent).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Actualizar Orden' }));
    await user.click(await screen.findByRole('button', { name: 'Cambiar igual' }));
    await waitFor(() => expect(sent).toEqual([{ status: 'confirmado', expectedStatus: 'paid' }]));
  });

  it('update form warns that a reactivation takes stock, and offers to force it without enough stock', async () => {
    const cancelled = anAdminOrder({ ...order, status: 'cancelled', stockHeld: false });
    let forced: unknown;
    server.use(
      answering(updateOrderStatus, async (request) => {
        const body = (await request.json()) as { force?: boolean };
        forced = body.force;
        if (body.force) return { status: success, order: { ...cancelled, status: 'paid', shortUnits: 2 } };
        return refusal(409, 'Stock insuficiente para reactivar la orden: Alma (quedan 0)', {
          code: 'OUT_OF_STOCK',
        });
      }),
    );
    const { user } = open(cancelled);
    await user.selectOptions(await screen.findByLabelText('Nuevo estado'), 'Pagado');
    expect(screen.getByText('Se toma 1 unidad del stock.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Actualizar Orden' }));
    expect(await screen.findByText(/Stock insuficiente para reactivar/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Reactivar igual' }));
    await waitFor(() => expect(forced).toBe(true));
  });
});

describe('the next step', () => {
  // @spec 2.16.10 4.14
  it('next step confirms a pending order and no other', async () => {
    const { user, unmount } = open(order);
    await user.click(await screen.findByRole('button', { name: 'Confirmar Orden' }));
    const next = within(screen.getByRole('region', { name: 'Próximo paso' }));
    const prepare = await next.findByRole('button', { name: 'Marcar: Lista para retirar' });
    expect(next.getAllByRole('button')).toEqual([prepare]);
    await waitFor(() => expect(prepare).toHaveFocus());
    unmount();
    open(anAdminOrder({ ...order, status: 'cancelled' }));
    await loaded();
    expect(screen.queryByRole('button', { name: 'Confirmar Orden' })).toBeNull();
  });

  it('an order that was cancelled before its goods left has nothing to prepare', async () => {
    const { unmount } = open(anAdminOrder({ ...order, status: 'paid' }));
    expect((await screen.findAllByText('Para preparar')).length).toBeGreaterThan(0);
    unmount();
    open(anAdminOrder({ ...order, status: 'cancelled' }));
    await loaded();
    expect(screen.queryByText('Para preparar')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Guardar entrega' })).toBeNull();
  });

  it('an order that was cancelled after a payment asks for the money to be returned', async () => {
    const { user } = open(anAdminOrder({ ...order, status: 'cancelled', paidAmount: 8_000 }));
    const next = within(await screen.findByRole('region', { name: 'Próximo paso' }));
    expect(next.getByText('Falta devolverle $8.000 a la clienta.')).toBeVisible();
    await user.click(next.getByRole('button', { name: 'Anotar devolución' }));
    expect(within(await screen.findByRole('dialog')).getByLabelText('Importe ($)')).toHaveValue('8.000');
  });

  it('an order with an open case or a debt is never said to have nothing pending', async () => {
    const done = { ...order, status: 'paid', fulfillment: 'delivered', paidAmount: order.total };
    const { unmount } = open(anAdminOrder({ ...done, openCases: 1 }));
    expect(await screen.findByText('Hay un caso abierto: atendelo antes de que se venza.')).toBeVisible();
    expect(screen.queryByText(/nada pendiente/)).toBeNull();
    unmount();
    open(anAdminOrder({ ...done, status: 'confirmado', paidAmount: 0 }));
    expect(await screen.findByText(/^Ya se entregó y falta cobrar/)).toBeVisible();
    expect(screen.queryByText(/nada pendiente/)).toBeNull();
  });

  it('a partial refund is no debt: nothing is to be collected, and nothing is pending', async () => {
    const returned = { status: 'paid', total: 42_700, paidAmount: 37_700, refundedAmount: 5_000 };
    open(anAdminOrder({ ...order, ...returned, fulfillment: 'delivered' }));
    expect(await screen.findByText(/nada pendiente/)).toBeVisible();
    expect(screen.queryByText(/Faltan/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Anotar pago' })).toBeNull();
  });

  it('a payment that was noted by mistake is voided after a question', async () => {
    const entry = { _id: 'p1', kind: 'payment', amount: 8_000, method: 'cash', actor: 'Jazmín', note: '' };
    const payments = [{ ...entry, at: order.createdAt, isVoided: false, canVoid: true }];
    const asked: unknown[] = [];
    server.use(
      answering(voidPayment, async (request) => {
        asked.push([new URL(request.url).pathname, await request.json()]);
        return { status: success, order, undo: 'anulada' };
      }),
    );
    const { user } = open(anAdminOrder({ ...order, status: 'paid', paidAmount: 8_000, payments }));
    await user.click(await screen.findByRole('button', { name: /^Anular ?el movimiento/ }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Anular' }));
    expect(await screen.findByText('La anotación quedó anulada')).toBeVisible();
    expect(asked).toEqual([['/api/orders/uno/payments/p1/void', { expectedPaid: 8_000 }]]);
    expect(screen.getByRole('button', { name: /^Deshacer:/ })).toBeVisible();
  });

  // @spec 8.32
  it('next step shows why an order could not be confirmed', async () => {
    server.use(answering(confirmOrder, () => refusal(409, 'Solo se puede confirmar una orden pendiente')));
    const { user } = open(order);
    await user.click(await screen.findByRole('button', { name: 'Confirmar Orden' }));
    expect(
      await screen.findByText('Error confirmando la orden: Solo se puede confirmar una orden pendiente'),
    ).toBeVisible();
  });

  // @spec 8.32
  it("next step shows 'Error confirmando la orden' when the answer says no", async () => {
    server.use(answering(confirmOrder, { status: success, success: false, order }));
    const { user } = open(order);
    await user.click(await screen.findByRole('button', { name: 'Confirmar Orden' }));
    expect(await screen.findByText('Error confirmando la orden')).toBeVisible();
  });
});
