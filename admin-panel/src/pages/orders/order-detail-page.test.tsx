import { deleteOrder, getOrder } from '@shop/contract';
import { anAdminOrder, answering, refusal } from '@shop/web-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { accessibilityFaults } from '../../testing/accessibility-faults.ts';
import {
  chooseAction,
  info,
  loaded,
  open,
  order,
  server,
  success,
  transfer,
  unfold,
} from '../../testing/order-detail-setup.tsx';

// @spec A.42

// @spec 2.16.3
describe('the order page while loading', () => {
  // @spec 2.16.1 2.16.2 8.30
  it('order page shows the loading state, then the error with a retry button', async () => {
    server.use(answering(getOrder, () => refusal(403, 'No tenés permiso')));
    const { user } = open(order);
    expect(screen.getByRole('status')).toHaveTextContent('Cargando');
    expect(await screen.findByText('No tenés permiso')).toBeVisible();
    server.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await loaded()).toBeVisible();
  });

  // @spec 2.16.1 8.30
  it("order page shows 'Orden no encontrada' for an unknown order", async () => {
    server.use(answering(getOrder, () => refusal(404, 'Nada')));
    open(order);
    expect(await screen.findByText('Orden no encontrada')).toBeVisible();
    const trash = screen.getByRole('link', { name: 'las órdenes eliminadas' });
    expect(trash).toHaveAttribute('href', expect.stringContaining('/orders?estado=eliminadas'));
    expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Volver a Órdenes' })).toHaveAttribute('href', '/orders');
  });
});

describe('the order page', () => {
  it('order page shows products and sums', async () => {
    open(anAdminOrder({ ...order, shippingCost: 0 }));
    await loaded();
    expect(screen.getByText('Cantidad: 1 · Talle: M · Color: Bordó')).toBeVisible();
    expect(screen.getByText('Precio unitario: $20.000')).toBeVisible();
    expect(screen.getByText('Gratis')).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('order page shows the discount for the way of payment', async () => {
    open(anAdminOrder({ ...transfer, subtotal: 20_000, paymentDiscount: 2_000, total: 18_000 }));
    await loaded();
    expect(screen.getByText('Descuento por transferencia').nextSibling).toHaveTextContent('-$2.000');
  });

  it.each([
    ['pending_manual', 0, 'Primera compra'],
    ['paid', 1, 'Primera compra'],
    ['pending_manual', 1, 'Compró 1 vez'],
    ['paid', 4, 'Compró 4 veces'],
  ])('order page of a %s order whose client has %d paid ones says %s', async (status, purchases, text) => {
    open(anAdminOrder({ ...order, status, client: { _id: 'ana', purchases } }));
    await loaded();
    expect(screen.getByRole('link', { name: text })).toHaveAttribute('href', '/clients/ana');
  });

  // @spec 2.16.4
  it('order page shows customer, address and notes', async () => {
    const home = { ...info, address: 'San Martín 100', postalCode: 'Q8300', notes: 'Timbre roto' };
    open(anAdminOrder({ ...order, deliveryMethod: 'home', shippingInfo: home }));
    await loaded();
    expect(screen.getByText('María Gómez')).toBeVisible();
    expect(screen.getByText('Dirección de envío').nextSibling).toHaveTextContent(
      'San Martín 100, Neuquén, Q8300',
    );
    expect(screen.getByText('Timbre roto')).toBeVisible();
  });

  it('order page shows the days that the order was promised', async () => {
    open(anAdminOrder({ ...order, deliveryFrom: '2026-11-24', deliveryTo: '2026-11-25' }));
    await loaded();
    expect(screen.getByText('Llega entre mar 24 y mié 25')).toBeVisible();
  });

  // @spec 2.16.4
  it('order page hides empty notes', async () => {
    open(order);
    await loaded();
    expect(screen.queryByText('Notas de la clienta')).toBeNull();
  });

  // @spec 2.16.5
  it('order page shows no proof for cash', async () => {
    open(order);
    expect(await screen.findByText('Pago en Efectivo')).toBeVisible();
    expect(screen.queryByText('No se adjuntó comprobante de transferencia.')).toBeNull();
  });

  // @spec 2.16.6
  it('order page shows that a transfer has no proof yet', async () => {
    open({ ...transfer, status: 'pending_transfer_proof', transferProofUrl: null });
    expect(await screen.findByText('Transferencia Bancaria')).toBeVisible();
    expect(screen.getByText('No se adjuntó comprobante de transferencia.')).toBeVisible();
  });

  // @spec 2.16.7 2.16.8
  it('order page shows the payment date of a paid order', async () => {
    const { user } = open(anAdminOrder({ ...order, status: 'paid', paidAt: '2026-11-21T12:00:00.000Z' }));
    await unfold(user, 'Historial');
    expect(screen.getByText('Pago confirmado')).toBeVisible();
    expect(screen.getByText('Fecha de pago').nextSibling).toHaveTextContent('21/11/2026 09:00');
  });

  // @spec 2.16.8
  it('order page shows the last change only when there is one', async () => {
    const { unmount } = open(order);
    await loaded();
    expect(screen.queryByText('Última actualización')).toBeNull();
    unmount();
    const { user } = open(anAdminOrder({ ...order, updatedAt: '2026-11-21T12:00:00.000Z' }));
    await unfold(user, 'Historial');
    expect(await screen.findByText('Última actualización')).toBeVisible();
  });

  it('order page lists the history newest first, with actor and note', async () => {
    const history = [
      {
        at: '2026-11-20T15:00:00.000Z',
        actor: 'clienta',
        type: 'created',
        from: null,
        to: 'pending_manual',
        note: '',
      },
      {
        at: '2026-11-21T15:00:00.000Z',
        actor: 'ana',
        type: 'status',
        from: 'pending_manual',
        to: 'paid',
        note: 'En mano',
      },
    ];
    const paidAt = '2026-11-22T15:00:00.000Z';
    const { user } = open(anAdminOrder({ ...order, history, paidAt }));
    const [paid, ...lines] = (await unfold(user, 'Historial')).getAllByRole('listitem');
    expect(paid).toHaveTextContent('Pago confirmado');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toHaveTextContent('De Pendiente (Efectivo) a Pagado');
    expect(lines[0]).toHaveTextContent('En mano');
    expect(lines[0]).toHaveTextContent('por ana');
    expect(lines[1]).toHaveTextContent('Orden creada');
  });

  it('order page opens every proof of the history and says which pictures are gone', async () => {
    const event = { actor: 'cliente', type: 'proof', from: null, to: null, note: '' };
    const history = [
      { ...event, at: '2026-11-20T15:00:00.000Z', proof: { url: null } },
      { ...event, at: '2026-11-21T15:00:00.000Z', proof: { url: '/api/upload/proof/def?e=1&s=2' } },
    ];
    const { user } = open({ ...transfer, history });
    const [latest, first] = (await unfold(user, 'Historial')).getAllByRole('listitem');
    expect(first).toHaveTextContent('La imagen del comprobante se borró');
    await user.click(within(latest!).getByRole('button', { name: 'Ver comprobante' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Comprobante de transferencia' }));
    expect(dialog.getByRole('img')).toHaveAttribute('src', '/api/upload/proof/def?e=1&s=2');
  });

  it('order page opens a chat with the text of the server and shows who opened it', async () => {
    const { user } = open({ ...order, whatsappText: '¡Hola! Son $20.000' });
    const link = await screen.findByRole('link', { name: 'WhatsApp a la clienta' });
    const text = encodeURIComponent('¡Hola! Son $20.000');
    expect(link).toHaveAttribute('href', `https://wa.me/5492994123456?text=${text}`);
    const tab = { opener: window, location: { replace: vi.fn() } };
    vi.spyOn(window, 'open').mockReturnValue(tab as never);
    await user.click(link);
    const opened = (await screen.findByText('WhatsApp abierto')).closest('li');
    expect(opened).toHaveTextContent(/Pagado.*por duena/);
    const withLink = encodeURIComponent('¡Hola! Tu enlace: https://tienda/?t=secreto');
    expect(tab.location.replace).toHaveBeenCalledWith(`https://wa.me/5492994123456?text=${withLink}`);
    expect(tab.opener).toBeNull();
    expect(screen.queryByText(/secreto/)).toBeNull();
  });

  it('order page revokes the links of the order once staff have confirmed it', async () => {
    const { user } = open(order);
    await chooseAction(user, 'Anular enlaces');
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Anular enlaces' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    const history = await unfold(user, 'Historial');
    expect(await history.findByText('Anuló los enlaces del pedido.')).toBeVisible();
  });

  // @spec E.14
  it('order page says why a number cannot have WhatsApp', async () => {
    open({ ...order, shippingInfo: { ...order.shippingInfo, phone: '123' } });
    const button = await screen.findByRole('button', { name: 'WhatsApp a la clienta' });
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription(/hacen falta código de área y número/);
  });
});

describe('the print menu', () => {
  const print = vi.fn();
  beforeAll(() => void (window.print = print));

  it('print menu prints a receipt that says that it is no invoice', async () => {
    const { user } = open(
      anAdminOrder({ ...order, status: 'paid', paidAmount: order.total, paymentDiscount: 1_500 }),
    );
    await chooseAction(user, 'Comprobante de pedido');
    await waitFor(() => expect(print).toHaveBeenCalled());
    expect(screen.getByText('DOCUMENTO NO VÁLIDO COMO FACTURA')).toBeInTheDocument();
    expect(screen.getByText('PAGADO')).toBeInTheDocument();
    expect(screen.getByText(/^Tenés derecho a arrepentirte .* 10 días corridos/)).toBeInTheDocument();
    expect(screen.getAllByText('-$1.500')).toHaveLength(2);
    fireEvent(window, new Event('afterprint'));
    await waitFor(() => expect(screen.queryByText('DOCUMENTO NO VÁLIDO COMO FACTURA')).toBeNull());
  });

  it('print menu prints a packing slip with the pictures of the colours and without prices', async () => {
    const image = '/uploads/pictures/alma-negro.jpg';
    const { user } = open(anAdminOrder({ ...order, items: order.items.map((item) => ({ ...item, image })) }));
    await chooseAction(user, 'Remito de armado');
    const paper = (await screen.findByRole('heading', { name: 'Remito de armado' })).closest('article')!;
    expect(paper).toHaveTextContent('Conjunto Alma');
    expect(paper.querySelector('td img')).toHaveAttribute('src', '/uploads/pictures/alma-negro.jpg');
    expect(paper).not.toHaveTextContent('$');
  });
});

describe('deleting an order', () => {
  const ask = async (user: ReturnType<typeof open>['user']) => {
    await chooseAction(user, 'Eliminar la orden');
    return screen.findByRole('alertdialog', { name: 'Eliminar orden #JL-20261120-0001' });
  };

  // @spec 5.32
  it('deleting an order asks for a confirmation with the focus on Cancel', async () => {
    const { user } = open(order);
    const dialog = await ask(user);
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancelar' })).toHaveFocus());
  });

  // @spec 2.15.11 8.29
  it("deleting an order shows 'Eliminando...' and then the success", async () => {
    let finish = () => undefined as void;
    server.use(
      answering(deleteOrder, async () => {
        await new Promise<void>((resolve) => (finish = resolve));
        return { status: success, message: 'Listo' };
      }),
    );
    const { user } = open(order);
    await user.click(within(await ask(user)).getByRole('button', { name: 'Eliminar' }));
    expect(await screen.findByText('Eliminando...')).toBeVisible();
    await waitFor(() => expect(finish.length).toBe(1));
    finish();
    expect(await screen.findByText('Orden #JL-20261120-0001 eliminada exitosamente.')).toBeVisible();
  });

  // @spec 8.29
  it('deleting an order shows the error of the server', async () => {
    server.use(answering(deleteOrder, () => refusal(409, 'Tiene un pago')));
    const { user } = open(order);
    await user.click(within(await ask(user)).getByRole('button', { name: 'Eliminar' }));
    expect(await screen.findByText('Error al eliminar la orden: Tiene un pago')).toBeVisible();
  });
});
