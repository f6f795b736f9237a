import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { addProof, getOrderByNumber, getShop, type Order, uploadProof } from '@shop/contract';
import { anOrder, answering, aShop, fakeServer, refusal } from '@shop/web-kit/testing';
import { renderAt } from '#testing/render-at.tsx';
import OrderConfirmationPage from './order-confirmation-page.tsx';

// @spec 1.13 2.1.7 2.8.4

const server = fakeServer();
afterEach(() => {
  vi.restoreAllMocks();
});

const order = anOrder();
const open = (search: string, state?: unknown) =>
  renderAt(<OrderConfirmationPage />, `/order-confirmation/${order.orderNumber}${search}`, {
    state,
    pattern: '/order-confirmation/:orderNumber',
  });
const orderPage = `/track-order?pedido=${order.orderNumber}&t=token`;
const address = () => screen.getByRole('status', { name: 'address' }).textContent;
const recordedAs = (given: Partial<Order>) =>
  server.use(answering(getOrderByNumber, { status: 'success', order: anOrder(given) }));

// @spec 2.8.2
it('confirmation page redirects home without an order in the state and without a token', async () => {
  open('');
  await waitFor(() => expect(address()).toBe('/'));
});

it('confirmation page redirects home when the order does not exist', async () => {
  server.use(answering(getOrderByNumber, () => refusal(404, 'Orden no encontrada')));
  open('?t=forged');
  await waitFor(() => expect(address()).toBe('/'));
});

// @spec 2.8.3 2.8.7
it('confirmation page loads and shows the order of a link', async () => {
  const user = userEvent.setup();
  open('?t=token');
  expect(screen.getByText('Cargando información de la orden...')).toBeVisible();
  expect(await screen.findByRole('heading', { name: '¡Pedido confirmado!' })).toBeVisible();
  expect(screen.getByText('Order confirmed')).toBeVisible();
  expect(screen.getByText('JL-20261120-0001')).toBeVisible();
  expect(screen.getByText('Pago en Efectivo')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Retiro en punto de encuentro' })).toBeVisible();
  expect(screen.getByRole('heading', { name: '¿Qué sigue?' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/');
  expect(await screen.findByRole('link', { name: 'Contactar por WhatsApp' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Copiar Número de orden' }));
  expect(await screen.findByText('¡Copiado!')).toBeVisible();
});

it('confirmation page repeats that the order is a gift, and its message', async () => {
  recordedAs({ isGift: true, giftMessage: 'Feliz cumple' });
  open('?t=token');
  expect(await screen.findByText(/“Feliz cumple”/)).toHaveTextContent('Es para regalo: “Feliz cumple”');
});

it('confirmation page shows the code of a pickup, which may be passed on', async () => {
  recordedAs({ pickupCode: 'K7MX' });
  open('?t=token');
  expect((await screen.findByText('K7MX')).parentElement).toHaveTextContent(
    'Código para retirarK7MXSi retira otra persona, pasale este código.',
  );
});

it('confirmation page informs the right of withdrawal and leads to its form', async () => {
  open('?t=token');
  const right = await screen.findByText(/^Tenés derecho a arrepentirte .* dentro de los 10 días corridos/);
  expect(within(right).getByRole('link', { name: 'Botón de arrepentimiento' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/arrepentimiento\?pedido=JL-20261120-0001/),
  );
});

it.each([true, false])(
  'confirmation page mentions an e-mail only when the shop sends one: %s',
  async (sendsMail) => {
    server.use(answering(getShop, { status: 'success', shop: aShop(), sendsMail }));
    open('?t=token');
    await screen.findByRole('link', { name: 'Contactar por WhatsApp' });
    const mailed = screen.queryByText(`Te enviamos la confirmación a ${order.shippingInfo.email}.`);
    expect(mailed !== null).toBe(sendsMail);
  },
);

it('confirmation page says what is missing of an order that was paid in part', async () => {
  recordedAs({ total: 15_000, paidAmount: 5_000 });
  open('?t=token');
  expect(await screen.findByText(/^Pagaste \$\s?5\.000\. Faltan \$\s?10\.000\.$/)).toBeVisible();
});

it('confirmation page shows a failed load and retries', async () => {
  const user = userEvent.setup();
  server.use(answering(getOrderByNumber, () => refusal(503, 'ocupada')));
  open('?t=token');
  await screen.findByText('No pudimos cargar tu pedido. Revisá tu conexión e intentá de nuevo.');
  server.resetHandlers();
  await user.click(await screen.findByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('heading', { name: '¡Pedido confirmado!' })).toBeVisible();
});

it.each([
  ['confirmed', { status: 'confirmado' }],
  ['ready', { fulfillment: 'ready' }],
  ['delivered', { status: 'paid', fulfillment: 'delivered' }],
  ['cancelled', { status: 'cancelled' }],
  ['refunded', { status: 'refunded' }],
  ['sent, and paid online', { status: 'paid', paymentMethod: 'mercado_pago', fulfillment: 'in_transit' }],
] as const)('confirmation page of an order that is %s leads to its page', async (_, given) => {
  recordedAs({ deliveryMethod: 'home', ...given });
  open('?t=token');
  await waitFor(() => expect(address()).toBe(orderPage));
});

it.each([
  { status: 'pending_manual' },
  { status: 'pending_transfer_proof', paymentMethod: 'transfer' },
  { status: 'pending_transfer_confirmation', paymentMethod: 'transfer' },
  { status: 'pending_mercado_pago', paymentMethod: 'mercado_pago' },
  { status: 'paid', paymentMethod: 'mercado_pago' },
] as const)('confirmation page stays while nobody has moved the order on: %j', async (given) => {
  recordedAs(given);
  open('?t=token');
  expect(await screen.findByRole('heading', { name: '¡Pedido confirmado!' })).toBeVisible();
});

describe('confirmation page with an order in the state', () => {
  // @spec 2.8.1
  it('confirmation page shows the order of the state even when the API fails', async () => {
    server.use(answering(getOrderByNumber, () => refusal(503, 'ocupada')));
    open('', { order });
    expect(await screen.findByRole('heading', { name: '¡Pedido confirmado!' })).toBeVisible();
  });

  it('confirmation page ignores a forged paid status', async () => {
    const forged = anOrder({ status: 'paid' });
    open('', { order: forged });
    await screen.findByRole('heading', { name: '¡Pedido confirmado!' });
    expect(screen.queryByText('Lo estamos preparando')).toBeNull();
    await waitFor(() => expect(screen.getByText('Recibimos tu pedido')).toBeVisible());
  });

  it('confirmation page of an order that was paid meanwhile leads to its page', async () => {
    recordedAs({ status: 'paid' });
    open('?t=token', { order });
    await waitFor(() => expect(address()).toBe(orderPage));
  });
});

it.each([
  ['cash', 'follows', {}, '?t=token', 'Seguir mi pedido'],
  [
    'a checked transfer',
    'follows',
    { paymentMethod: 'transfer', status: 'pending_transfer_confirmation', hasTransferProof: true },
    '?t=token',
    'Seguir mi pedido',
  ],
  [
    'an unpaid transfer',
    'sends the proof of',
    { paymentMethod: 'transfer', status: 'pending_transfer_proof' },
    '?t=token',
    'Enviar comprobante',
  ],
  [
    'an unpaid order of Mercado Pago',
    'pays',
    { paymentMethod: 'mercado_pago', status: 'pending_mercado_pago' },
    '?t=token',
    'Pagar con Mercado Pago',
  ],
  ['cash', 'writes, without the link of,', {}, '', 'Contactar por WhatsApp'],
] as const)(
  'confirmation page of %s stresses one action: its buyer %s it',
  async (...[, , given, search, name]) => {
    recordedAs(given);
    open(search, search ? undefined : { order: anOrder(given) });
    await screen.findByRole('heading', { name: '¡Pedido confirmado!' });
    await waitFor(() => {
      const stressed = [...document.querySelectorAll('.btn-primary')].map(({ textContent }) => textContent);
      expect(stressed).toEqual([name]);
    });
  },
);

it.each([
  ['a pickup in cash', {}, ['Retiro en punto de encuentro', 'Pago']],
  [
    'an unpaid transfer',
    { paymentMethod: 'transfer', status: 'pending_transfer_proof' },
    ['Pago', 'Retiro en punto de encuentro'],
  ],
] as const)('confirmation page of %s begins with what its buyer does next', async (_, given, first) => {
  recordedAs(given);
  open('?t=token');
  await screen.findByRole('heading', { name: '¡Pedido confirmado!' });
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings.slice(0, 2)).toEqual(first);
});

// @spec 2.8.8
describe('confirmation page of a transfer', () => {
  it('confirmation page of a transfer shows the bank data and adds a proof later', async () => {
    const user = userEvent.setup();
    URL.createObjectURL = () => 'blob:preview';
    URL.revokeObjectURL = () => undefined;
    recordedAs({ paymentMethod: 'transfer', status: 'pending_transfer_proof' });
    const done = anOrder({
      paymentMethod: 'transfer',
      status: 'pending_transfer_confirmation',
      hasTransferProof: true,
    });
    server.use(
      answering(uploadProof, { status: 'success', url: '/api/upload/proof/1', filename: 'a.png' }),
      answering(addProof, { status: 'success', order: done }),
    );
    open('?t=token');
    expect(await screen.findByRole('heading', { name: 'Datos para la transferencia' })).toBeVisible();
    const send = screen.getByRole('button', { name: 'Enviar comprobante' });
    await user.click(send);
    expect(await screen.findByText('Elegí el archivo del comprobante.')).toBeVisible();
    const file = new File(['x'], 'recibo.png', { type: 'image/png' });
    await user.upload(screen.getByLabelText(/Comprobante de transferencia/), file);
    await user.click(send);
    expect(await screen.findByText('Comprobante de transferencia recibido')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Enviar comprobante' })).toBeNull();
  });
});

// @spec 2.8.6
it('confirmation page prints the receipt in a window of its own', async () => {
  const user = userEvent.setup();
  const page = document.implementation.createHTMLDocument();
  const print = vi.fn();
  const opened = { document: page, focus: vi.fn(), print, opener: window };
  vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
  open('?t=token');
  await user.click(await screen.findByRole('button', { name: 'Imprimir comprobante' }));
  expect(print).toHaveBeenCalledTimes(1);
  expect(opened.opener).toBeNull();
  expect(page.body.textContent).toContain('JL-20261120-0001');
  expect(page.body.textContent).toContain('PENDIENTE');
});

it('confirmation page prints itself when the browser blocks the window', async () => {
  const user = userEvent.setup();
  vi.spyOn(window, 'open').mockReturnValue(null);
  window.print = vi.fn();
  open('?t=token');
  await user.click(await screen.findByRole('button', { name: 'Imprimir comprobante' }));
  expect(window.print).toHaveBeenCalledTimes(1);
  expect(screen.getByText(/Tu navegador bloqueó la ventana/)).toBeVisible();
});
