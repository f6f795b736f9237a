import { uploadProof, getContent } from '@shop/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { answering, aSiteContent, refusal } from '@shop/web-kit/testing';
import { cart } from '#features/cart/lines/cart-store.ts';
import { ownOrders } from '#shared/order/own/own-orders.ts';
import {
  server,
  takingOrders,
  type Sent,
  open,
  field,
  confirm,
  address,
  typePersonalData,
} from '#testing/checkout-setup.tsx';

describe('checkout', () => {
  // @spec 2.7.4 4.7
  it('checkout sends the order once, empties the cart and opens the confirmation', async () => {
    const user = userEvent.setup();
    const sent = takingOrders();
    const [line] = cart().getSnapshot().lines;
    // An unavailable line is not part of the order.
    cart().restore({ ...line!, id: 'ya-no-se-vende', name: 'Body agotado', stock: 0 }, 0);
    open();
    expect(screen.queryByText('Body agotado')).toBeNull();
    await typePersonalData(user);
    await user.dblClick(confirm());
    await waitFor(() => expect(address()).toBe('/order-confirmation/JL-20261120-0001?t=token'));
    expect(ownOrders().current()).toMatchObject([{ orderNumber: 'JL-20261120-0001', token: 'token' }]);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.body.items).toHaveLength(1);
    expect(sent[0]?.key).toMatch(/.{16,}/);
    expect(sent[0]?.body).toMatchObject({
      items: [{ quantity: 2, size: 'M', color: 'Bordó' }],
      shippingInfo: { fullName: 'María Gómez', email: 'maria@example.com', phone: '299 412 3456' },
      paymentMethod: 'cash',
      deliveryMethod: 'pickup',
      total: 40_000,
    });
    expect(cart().getSnapshot().lines).toEqual([]);
    expect(sessionStorage.getItem('checkout-form')).toBeNull();
  });

  it('checkout sends fields that were filled without an event', async () => {
    const user = userEvent.setup();
    const sent = takingOrders();
    open();
    const fill = (name: RegExp, value: string) => {
      const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      set?.call(field(name), value);
    };
    fill(/Nombre completo/, 'María Gómez');
    fill(/Email/, 'maria@example.com');
    fill(/Teléfono/, '299 412 3456');
    await user.click(confirm());
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({
      shippingInfo: { fullName: 'María Gómez', email: 'maria@example.com', phone: '299 412 3456' },
    });
  });

  // @spec 4.8
  it('checkout keeps cart and form after a failure and retries with the same key', async () => {
    const user = userEvent.setup();
    const sent = takingOrders([refusal(500, 'boom')]);
    open();
    await typePersonalData(user);
    await user.click(confirm());
    const alert = await screen.findByText(
      'Error interno del servidor. Por favor intenta más tarde o contacta soporte.',
    );
    await waitFor(() => expect(alert.closest('[role=alert]')).toHaveFocus());
    expect(field(/Nombre completo/)).toHaveValue('María Gómez');
    expect(cart().getSnapshot().lines).toHaveLength(1);
    await user.click(confirm());
    await waitFor(() => expect(address()).toContain('/order-confirmation/'));
    expect(sent[1]?.key).toBe(sent[0]?.key);
  });

  it.each([
    [400, 'Hay un problema con los datos del pedido. Verifica la información e intenta nuevamente.'],
    [429, 'Error procesando tu orden. Por favor intenta nuevamente.'],
  ])('checkout shows the message of a %i and the reason of the API', async (status, text) => {
    const user = userEvent.setup();
    takingOrders([refusal(status, 'La razón de la tienda')]);
    open();
    await typePersonalData(user);
    await user.click(confirm());
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByText('La razón de la tienda')).toBeVisible();
  });

  it('checkout shows a message without a connection', async () => {
    const user = userEvent.setup();
    takingOrders([Response.error()]);
    open();
    await typePersonalData(user);
    await user.click(confirm());
    expect(
      await screen.findByText('Error de conexión. Verifica tu internet e intenta nuevamente.'),
    ).toBeVisible();
  });

  it('checkout shows old and new prices and orders at the new ones once accepted', async () => {
    const user = userEvent.setup();
    const details = {
      subtotal: 44_000,
      paymentDiscount: 1_000,
      shippingCost: 0,
      cashFee: 0,
      total: 43_000,
      items: [{ productId: 'prod000000000000000000001', price: 22_000, quantity: 2 }],
    };
    const sent = takingOrders([refusal(409, 'cambió', { code: 'PRICE_CHANGED', details })]);
    open();
    await typePersonalData(user);
    await user.click(confirm());
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Cambiaron los precios' }));
    const row = within(dialog.getByRole('row', { name: /Conjunto Alma/ }));
    expect(row.getByText('$20.000')).toBeVisible();
    expect(row.getByText('$22.000')).toBeVisible();
    const discount = within(dialog.getByRole('row', { name: /Descuento por forma de pago/ }));
    expect(discount.getByText('-$1.000')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Aceptar y confirmar' }));
    await waitFor(() => expect(address()).toContain('/order-confirmation/'));
    expect(sent[1]?.body.total).toBe(43_000);
  });

  it('checkout adjusts the cart when units have sold out', async () => {
    const user = userEvent.setup();
    const item = {
      productId: 'prod000000000000000000001',
      title: 'x',
      size: 'M',
      color: 'Bordó',
      available: 1,
    };
    takingOrders([refusal(409, 'no alcanza', { code: 'OUT_OF_STOCK', details: { items: [item] } })]);
    open();
    await typePersonalData(user);
    await user.click(confirm());
    const dialog = within(await screen.findByRole('alertdialog', { name: 'No alcanza el stock' }));
    expect(dialog.getByText('Conjunto Alma: pediste 2 y queda 1.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Ajustar mi carrito' }));
    expect(cart().getSnapshot().lines[0]?.quantity).toBe(1);
  });

  // @spec 5.7
  it('checkout opens the cart when it is empty', async () => {
    const user = userEvent.setup();
    cart().clear();
    open();
    await user.click(confirm());
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Tu carrito está vacío' }));
    await user.click(dialog.getByRole('button', { name: 'Ir al carrito' }));
    expect(address()).toBe('/cart');
  });
});

describe('checkout by transfer', () => {
  const picture = (name: string, type: string, bytes = 10) =>
    new File([new Uint8Array(bytes)], name, { type });
  const chooser = () => screen.getByLabelText(/Comprobante de transferencia/);

  async function openTransfer(user: UserEvent) {
    open();
    await user.click(await screen.findByRole('radio', { name: /Transferencia/ }));
  }

  async function chooseProof(user: UserEvent) {
    const url = '/api/upload/proof/abc';
    server.use(answering(uploadProof, { status: 'success' as const, url, filename: 'a.png' }));
    await openTransfer(user);
    await user.upload(chooser(), picture('recibo.png', 'image/png'));
  }

  async function proofSent(user: UserEvent, sent: readonly Sent[]) {
    await typePersonalData(user);
    await user.click(confirm());
    await waitFor(() => expect(sent).toHaveLength(1));
    return sent[0]?.body.transferProofUrl;
  }

  it('checkout by transfer shows the bank data with copy buttons before the order', async () => {
    const user = userEvent.setup();
    const content = aSiteContent();
    Object.assign(content.checkout.paymentInfo.bankTransfer, {
      alias: 'JAZMIN.TIENDA',
      accountHolder: 'Jazmín',
    });
    server.use(answering(getContent, { status: 'success' as const, content }));
    await openTransfer(user);
    expect(await screen.findByText('JAZMIN.TIENDA')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Copiar Alias' }));
    expect(await screen.findByRole('button', { name: '¡Copiado! Alias' })).toBeVisible();
  });

  // @spec 5.17
  it('checkout by transfer rejects a proof that is neither picture nor PDF, or larger than 5 MB', async () => {
    const user = userEvent.setup({ applyAccept: false });
    await openTransfer(user);
    await user.upload(chooser(), picture('recibo.html', 'text/html'));
    const refusal = 'Por favor, sube una imagen válida (JPG, PNG, WEBP)';
    const alert = await screen.findByText(refusal);
    expect(alert).toBeVisible();
    expect(alert).toHaveTextContent('También podés subir un PDF.');
    await user.upload(chooser(), picture('recibo.png', 'image/png', 5 * 1024 * 1024 + 1));
    expect(await screen.findByText('La imagen no puede superar los 5MB')).toBeVisible();
  });

  // @spec 2.7.2
  it('checkout by transfer uploads and previews the proof and sends it with the order', async () => {
    const user = userEvent.setup();
    const sent = takingOrders();
    await chooseProof(user);
    expect(screen.getByRole('img', { name: 'Vista previa del comprobante' })).toBeVisible();
    expect(await screen.findByText('Comprobante listo')).toBeVisible();
    expect(await proofSent(user, sent)).toBe('/api/upload/proof/abc');
  });

  // @spec C.3
  it('checkout by transfer takes a proof as PDF, without a preview', async () => {
    const user = userEvent.setup();
    await chooseProof(user);
    await user.upload(chooser(), picture('recibo.pdf', 'application/pdf'));
    expect(await screen.findByText('Comprobante listo')).toBeVisible();
    expect(screen.getByText('recibo.pdf')).toBeVisible();
    expect(screen.queryByRole('img', { name: 'Vista previa del comprobante' })).toBeNull();
  });

  // @spec 2.7.2
  it('checkout by transfer sends no proof after its removal', async () => {
    const user = userEvent.setup();
    const sent = takingOrders();
    await chooseProof(user);
    await screen.findByText('Comprobante listo');
    await user.click(screen.getByRole('button', { name: 'Quitar archivo' }));
    expect(await proofSent(user, sent)).toBeNull();
  });

  it('checkout by transfer shows why the upload failed and places no order', async () => {
    const user = userEvent.setup();
    const sent = takingOrders();
    server.use(answering(uploadProof, () => refusal(507, 'No hay espacio para guardar la imagen.')));
    await openTransfer(user);
    await user.upload(chooser(), picture('recibo.png', 'image/png'));
    await screen.findByText('No hay espacio para guardar la imagen.');
    await typePersonalData(user);
    await user.click(confirm());
    const alert = await screen.findAllByText('No hay espacio para guardar la imagen.');
    await waitFor(() => expect(alert.length).toBeGreaterThan(0));
    expect(sent).toHaveLength(0);
    expect(field(/Nombre completo/)).toHaveValue('María Gómez');
  });
});
