import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anOrder, answering, aSiteContent, fakeServer, refusal } from '@shop/web-kit/testing';
import { cart } from '#features/cart/cart-store.ts';
import { aCart } from '#testing/a-cart.ts';
import { renderPage } from '#testing/render-page.tsx';
import CheckoutPage from './checkout-page.tsx';

const server = fakeServer();
beforeAll(() => {
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
});
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  aCart();
});

type Sent = { key: string | null; body: Record<string, unknown> };

function takingOrders(fail: Response[] = []) {
  const sent: Sent[] = [];
  server.use(
    answering('createOrder', async (request) => {
      sent.push({
        key: request.headers.get('Idempotency-Key'),
        body: (await request.json()) as Record<string, unknown>,
      });
      const failure = fail.shift();
      if (failure) return failure;
      const order = anOrder();
      return { status: 'success' as const, order, orderNumber: order.orderNumber, linkToken: 'token' };
    }),
  );
  return sent;
}

const open = () => renderPage(<CheckoutPage />, '/checkout');
const field = (name: RegExp) => screen.getByRole('textbox', { name });
const city = () => screen.getByRole('combobox', { name: /Ciudad/ });
const confirm = () => screen.getByRole('button', { name: 'Confirmar Pedido' });
const address = () => screen.getByRole('status', { name: 'address' }).textContent;

async function typePersonalData(user: UserEvent) {
  await user.type(field(/Nombre completo/), 'María Gómez');
  await user.type(field(/Email/), 'maria@example.com');
  await user.type(field(/Teléfono/), '299 412 3456');
}

describe('the form', () => {
  it('starts with a pickup paid in cash, and shows what everything costs', async () => {
    open();
    expect(await screen.findByRole('radio', { name: /Retiro en punto de encuentro.*Gratis/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: /Efectivo/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: /Envío a domicilio.*\+ \$2\.500/ })).not.toBeChecked();
  });

  it('names every missing field at once, in a summary that takes the focus and leads to them', async () => {
    const user = userEvent.setup();
    open();
    await user.click(await screen.findByRole('radio', { name: /Envío a domicilio/ }));
    await user.clear(city());
    await user.click(confirm());
    const summary = await screen.findByRole('heading', { name: 'Hay un problema' });
    for (const message of [
      'El nombre completo es requerido',
      'El email es requerido',
      'El teléfono es requerido',
      'La dirección es requerida para el envío',
      'La ciudad es requerida para el envío',
    ])
      expect(screen.getByRole('link', { name: message })).toBeVisible();
    expect(summary.closest('[tabindex]')).toHaveFocus();
    expect(document.title).toMatch(/^Error:/);
    await user.click(screen.getByRole('link', { name: 'El teléfono es requerido' }));
    expect(field(/Teléfono/)).toHaveFocus();
    expect(field(/Teléfono/)).toHaveAccessibleDescription(/El teléfono es requerido/);
  });

  it('says on leaving the field that an e-mail is wrong, and is quiet again while it is edited', async () => {
    const user = userEvent.setup();
    open();
    await user.type(field(/Email/), 'maria');
    expect(screen.queryByText('Formato de email inválido')).toBeNull();
    await user.tab();
    expect(await screen.findByText('Formato de email inválido')).toBeVisible();
    await user.type(field(/Email/), '@');
    await waitFor(() => expect(screen.queryByText('Formato de email inválido')).toBeNull());
  });

  it('delivers only where the shop does', async () => {
    const user = userEvent.setup();
    open();
    await user.click(await screen.findByRole('radio', { name: /Envío a domicilio/ }));
    await user.clear(city());
    await user.type(city(), 'Cipolletti');
    await user.tab();
    await waitFor(() => expect(city()).toBeInvalid());
  });

  it('keeps what was typed when the page is loaded again', async () => {
    const user = userEvent.setup();
    const { unmount } = open();
    await typePersonalData(user);
    unmount();
    open();
    expect(field(/Nombre completo/)).toHaveValue('María Gómez');
    expect(field(/Teléfono/)).toHaveValue('299 412 3456');
  });

  it('offers only what the owner has enabled', async () => {
    const content = aSiteContent();
    content.checkout.shipping.enabled = false;
    content.checkout.paymentInfo.cashOnDelivery.enabled = false;
    server.use(answering('getContent', { status: 'success' as const, content }));
    open();
    await waitFor(() => expect(screen.queryByRole('radio', { name: /Efectivo/ })).toBeNull());
    expect(screen.getByRole('radio', { name: /Transferencia/ })).toBeChecked();
    expect(screen.queryByRole('radio', { name: /Envío a domicilio/ })).toBeNull();
  });

  it('takes no order while nothing can be delivered', async () => {
    const content = aSiteContent();
    content.checkout.shipping.enabled = false;
    content.checkout.deliveryInfo.meetingPoint.enabled = false;
    server.use(answering('getContent', { status: 'success' as const, content }));
    open();
    await screen.findByText(/Por el momento no hay entregas disponibles/);
    expect(confirm()).toBeDisabled();
  });

  it('works with the default texts when the content cannot be loaded', async () => {
    server.use(answering('getContent', () => refusal(500, 'x')));
    open();
    expect(await screen.findByRole('radio', { name: /Retiro en punto de encuentro/ })).toBeChecked();
    expect(screen.queryByText(/Error al cargar/)).toBeNull();
  });
});

describe('the totals', () => {
  it('add the shipping and the cash fee', async () => {
    const user = userEvent.setup();
    const content = aSiteContent();
    content.checkout.paymentInfo.cashOnDelivery.additionalFee = 500;
    server.use(answering('getContent', { status: 'success' as const, content }));
    open();
    const summary = within(await screen.findByRole('region', { name: 'Resumen del pedido' }));
    expect(await summary.findByText('$40.500')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: /Envío a domicilio/ }));
    expect(summary.getByText('$43.000')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: /Transferencia/ }));
    expect(summary.getByText('$42.500')).toBeVisible();
  });
});

describe('confirming', () => {
  it('sends the order once, empties the cart and goes to the confirmation', async () => {
    const user = userEvent.setup();
    const sent = takingOrders();
    open();
    await typePersonalData(user);
    await user.dblClick(confirm());
    await waitFor(() => expect(address()).toBe('/order-confirmation/JL-20261120-0001?t=token'));
    expect(sent).toHaveLength(1);
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

  it('shows a failure, keeps cart and form, and succeeds on the second try with the same key', async () => {
    const user = userEvent.setup();
    const sent = takingOrders([refusal(500, 'boom')]);
    open();
    await typePersonalData(user);
    await user.click(confirm());
    const alert = await screen.findByText(
      'Error interno del servidor. Por favor intenta más tarde o contacta soporte.',
    );
    expect(alert.closest('[role=alert]')).toHaveFocus();
    expect(field(/Nombre completo/)).toHaveValue('María Gómez');
    expect(cart().getSnapshot().lines).toHaveLength(1);
    await user.click(confirm());
    await waitFor(() => expect(address()).toContain('/order-confirmation/'));
    expect(sent[1]?.key).toBe(sent[0]?.key);
  });

  it.each([
    [400, 'Hay un problema con los datos del pedido. Verifica la información e intenta nuevamente.'],
    [429, 'Error procesando tu orden. Por favor intenta nuevamente.'],
  ])('says what a %i means, and why', async (status, text) => {
    const user = userEvent.setup();
    takingOrders([refusal(status, 'La razón de la tienda')]);
    open();
    await typePersonalData(user);
    await user.click(confirm());
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByText('La razón de la tienda')).toBeVisible();
  });

  it('says that there is no connection', async () => {
    const user = userEvent.setup();
    takingOrders([Response.error()]);
    open();
    await typePersonalData(user);
    await user.click(confirm());
    expect(
      await screen.findByText('Error de conexión. Verifica tu internet e intenta nuevamente.'),
    ).toBeVisible();
  });

  it('shows old and new prices, and orders at the new ones once they are accepted', async () => {
    const user = userEvent.setup();
    const details = {
      subtotal: 44_000,
      shippingCost: 0,
      cashFee: 0,
      total: 44_000,
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
    await user.click(dialog.getByRole('button', { name: 'Aceptar y confirmar' }));
    await waitFor(() => expect(address()).toContain('/order-confirmation/'));
    expect(sent[1]?.body.total).toBe(44_000);
  });

  it('adjusts the cart when units were sold meanwhile', async () => {
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

  it('says that the cart is empty and goes there', async () => {
    const user = userEvent.setup();
    cart().clear();
    open();
    await user.click(confirm());
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Tu carrito está vacío' }));
    await user.click(dialog.getByRole('button', { name: 'Ir al carrito' }));
    expect(address()).toBe('/cart');
  });
});

describe('paying by transfer', () => {
  const picture = (name: string, type: string, bytes = 10) =>
    new File([new Uint8Array(bytes)], name, { type });
  const chooser = () => screen.getByLabelText(/Comprobante de transferencia/);

  async function openTransfer(user: UserEvent) {
    open();
    await user.click(await screen.findByRole('radio', { name: /Transferencia/ }));
  }

  it('shows the bank data with copy buttons before confirming', async () => {
    const user = userEvent.setup();
    const content = aSiteContent();
    Object.assign(content.checkout.paymentInfo.bankTransfer, {
      alias: 'JAZMIN.TIENDA',
      accountHolder: 'Jazmín',
    });
    server.use(answering('getContent', { status: 'success' as const, content }));
    await openTransfer(user);
    expect(await screen.findByText('JAZMIN.TIENDA')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Copiar Alias' }));
    expect(await screen.findByRole('button', { name: '¡Copiado! Alias' })).toBeVisible();
  });

  it('refuses files that are no pictures or too large', async () => {
    const user = userEvent.setup({ applyAccept: false });
    await openTransfer(user);
    await user.upload(chooser(), picture('recibo.pdf', 'application/pdf'));
    expect(await screen.findByText('Por favor, sube una imagen válida (JPG, PNG, WEBP)')).toBeVisible();
    await user.upload(chooser(), picture('recibo.png', 'image/png', 5 * 1024 * 1024 + 1));
    expect(await screen.findByText('La imagen no puede superar los 5MB')).toBeVisible();
  });

  it('uploads the proof, shows it and sends it with the order', async () => {
    const user = userEvent.setup();
    const sent = takingOrders();
    server.use(
      answering('uploadProof', {
        status: 'success' as const,
        url: '/api/upload/proof/abc',
        filename: 'a.png',
      }),
    );
    await openTransfer(user);
    await user.upload(chooser(), picture('recibo.png', 'image/png'));
    expect(screen.getByRole('img', { name: 'Vista previa del comprobante' })).toBeVisible();
    expect(await screen.findByText('Comprobante listo')).toBeVisible();
    await typePersonalData(user);
    await user.click(confirm());
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body.transferProofUrl).toBe('/api/upload/proof/abc');
  });

  it('sends no proof once it was removed', async () => {
    const user = userEvent.setup();
    const sent = takingOrders();
    server.use(
      answering('uploadProof', {
        status: 'success' as const,
        url: '/api/upload/proof/abc',
        filename: 'a.png',
      }),
    );
    await openTransfer(user);
    await user.upload(chooser(), picture('recibo.png', 'image/png'));
    await screen.findByText('Comprobante listo');
    await user.click(screen.getByRole('button', { name: 'Quitar imagen' }));
    await typePersonalData(user);
    await user.click(confirm());
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body.transferProofUrl).toBeNull();
  });

  it('says why the proof could not be uploaded, and places no order without it', async () => {
    const user = userEvent.setup();
    const sent = takingOrders();
    server.use(answering('uploadProof', () => refusal(507, 'No hay espacio para guardar la imagen.')));
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
