import { listProducts, getContent } from '@shop/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { answering, aProduct, aSiteContent, fakeServer, refusal } from '@shop/web-kit/testing';
import { cart } from '#features/cart/lines/cart-store.ts';
import { aCart } from '#testing/checkout-builders.ts';
import { renderAt } from '#testing/render-at.tsx';
import CartPage from './cart-page.tsx';

// @spec 2.1.5

const server = fakeServer();
beforeEach(() => cart().clear());

const open = () => renderAt(<CartPage />, '/cart');
const listing = (...payload: ReturnType<typeof aProduct>[]) =>
  answering(listProducts, {
    status: 'success',
    payload,
    page: 1,
    totalPages: 1,
    totalDocs: payload.length,
    totalProducts: payload.length,
  });

// @spec 2.6.4 2.6.7
it('cart page without lines links to the products', () => {
  open();
  expect(screen.getByRole('heading', { name: 'Tu carrito está vacío' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Explorar productos' })).toHaveAttribute('href', '/#products');
  expect(screen.getByRole('button', { name: 'Hacer orden virtual' })).toBeDisabled();
});

// @spec 2.6.3 2.6.4
it('cart page shows lines, subtotal and shipping note and links to the checkout', () => {
  aCart();
  open();
  expect(screen.getByRole('link', { name: 'Conjunto Alma' })).toHaveAttribute(
    'href',
    '/product/conjunto-alma?color=bordo',
  );
  expect(screen.getByText('Talle M · Color Bordó')).toBeVisible();
  const summary = within(screen.getByRole('region', { name: 'Resumen' }));
  expect(summary.getByText('$40.000')).toBeVisible();
  expect(summary.getByText(/El costo de envío se puede sumar/)).toBeVisible();
  expect(summary.getByRole('link', { name: 'Hacer orden virtual' })).toHaveAttribute('href', '/checkout');
});

it.each([
  [true, true, 2, /finalizar la compra, según la entrega que elijas\./],
  [false, false, 0, /finalizar la compra\./],
])('cart page promises only what is offered: cash %s, pickup %s', async (cash, pickup, promises, note) => {
  const content = aSiteContent();
  content.checkout.paymentInfo.cashOnDelivery.enabled = cash;
  content.checkout.deliveryInfo.meetingPoint.enabled = pickup;
  server.use(answering(getContent, { status: 'success', content }));
  aCart();
  open();
  await waitFor(() => expect(screen.queryAllByText(/ni pagar por adelantado\./)).toHaveLength(promises));
  expect(screen.getAllByText(/sin registrarte/i)).toHaveLength(2);
  expect(screen.getByText(note)).toBeVisible();
});

it('cart page dates the offered deliveries once the shop promises dates', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-24T10:00:00-03:00'), toFake: ['Date'] });
  const content = aSiteContent();
  content.checkout.deliveryDates.enabled = true;
  server.use(answering(getContent, { status: 'success', content }));
  aCart();
  open();
  const summary = within(screen.getByRole('region', { name: 'Resumen' }));
  expect(await summary.findByText('Llega entre jue 26 y vie 27')).toBeVisible();
  expect(summary.getByText('Retirás desde el mié 25')).toBeVisible();
  vi.useRealTimers();
});

it('cart page hides the costs of a delivery that is not offered', async () => {
  const content = aSiteContent();
  content.checkout.shipping.enabled = false;
  content.checkout.shipping.homeDelivery.freeShippingThreshold = 50_000;
  server.use(answering(getContent, { status: 'success', content }));
  aCart();
  open();
  const summary = within(screen.getByRole('region', { name: 'Resumen' }));
  await waitFor(() => expect(summary.queryByText(/[Ee]nvío/)).toBeNull());
});

it('cart page blocks an order of more than 20 units of a product', async () => {
  const user = userEvent.setup();
  const product = aProduct({ stock: 90, variants: [] });
  server.use(listing(product));
  aCart(product, 21);
  open();
  expect(screen.getByText('En un pedido entran hasta 20 unidades de cada producto.')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('hasta 20 unidades de cada producto y 50 en total');
  expect(screen.getByRole('button', { name: 'Hacer orden virtual' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Una unidad menos de Conjunto Alma' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('link', { name: 'Hacer orden virtual' })).toBeVisible();
  // The stepper stops here and says why.
  expect(screen.getByRole('button', { name: 'Una unidad más de Conjunto Alma' })).toBeDisabled();
  expect(screen.getByText('En un pedido entran hasta 20 unidades de cada producto.')).toBeVisible();
});

// @spec 2.6.1
it('cart page changes quantities up to the stock', async () => {
  const user = userEvent.setup();
  aCart(aProduct(), 4);
  open();
  const more = screen.getByRole('button', { name: 'Una unidad más de Conjunto Alma' });
  await user.click(more);
  expect(more).toBeDisabled();
  expect(screen.getByText('Hay 5 unidades.')).toBeVisible();
  const field = screen.getByRole('textbox', { name: 'Cantidad de Conjunto Alma' });
  await user.clear(field);
  await user.type(field, '3{Enter}');
  expect(cart().getSnapshot().lines[0]?.quantity).toBe(3);
});

// @spec 2.6.1
it('cart page removes a line at quantity zero and restores it', async () => {
  const user = userEvent.setup();
  aCart(aProduct(), 1);
  open();
  await user.click(screen.getByRole('button', { name: 'Una unidad menos de Conjunto Alma' }));
  expect(screen.getByRole('heading', { name: 'Tu carrito está vacío' })).toBeVisible();
  const undo = screen.getByRole('button', { name: 'Deshacer' });
  await waitFor(() => expect(undo).toHaveFocus());
  await user.click(undo);
  await waitFor(() => expect(screen.getByRole('link', { name: 'Conjunto Alma' })).toHaveFocus());
});

// @spec 2.6.2
it('cart page clears the cart and restores it', async () => {
  const user = userEvent.setup();
  aCart();
  open();
  await user.click(screen.getByRole('button', { name: 'Vaciar carrito' }));
  expect(cart().getSnapshot().lines).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Deshacer' }));
  expect(cart().getSnapshot().lines).toHaveLength(1);
});

it('cart page reports a price that changed since the cart was filled', async () => {
  server.use(listing(aProduct({ discount: 10 })));
  aCart();
  open();
  expect(await screen.findByText('Conjunto Alma: el precio pasó de $20.000 a $18.000.')).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'Resumen' })).getByText('$36.000')).toBeVisible();
});

// @spec B.5
it('cart page keeps an unavailable line in place, without counting it, until it is removed', async () => {
  const user = userEvent.setup();
  const other = aProduct({
    _id: 'otro',
    slug: 'body-lia',
    title: 'Body Lía',
    price: 9_000,
    finalPrice: 9_000,
  });
  server.use(listing(other));
  aCart();
  const [unavailable] = cart().getSnapshot().lines;
  aCart(other, 1);
  cart().restore(unavailable!, 0);
  open();
  const notice = 'Conjunto Alma: ya no está disponible y no lo sumamos al total.';
  expect(await screen.findByText(notice)).toBeVisible();
  const row = screen.getByText('Ya no está disponible').closest('li');
  expect(row?.nextSibling).toHaveTextContent('Body Lía');
  expect(within(row!).getByText('Conjunto Alma').tagName).toBe('S');
  expect(within(row!).queryByRole('textbox')).toBeNull();
  expect(within(screen.getByRole('region', { name: 'Resumen' })).getByText('$9.000')).toBeVisible();
  expect(screen.getByText('1 producto')).toBeVisible();
  const chat = await screen.findByRole('link', { name: 'Consultar por WhatsApp' });
  expect(decodeURIComponent(chat.getAttribute('href')!)).not.toContain('Conjunto Alma');
  await user.click(screen.getByRole('button', { name: 'Quitar Conjunto Alma del carrito' }));
  expect(cart().getSnapshot().lines).toHaveLength(1);
});

it('cart page disables the order while no line is available', async () => {
  server.use(listing());
  aCart();
  open();
  expect(await screen.findByText('Ya no está disponible')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Hacer orden virtual' })).toBeDisabled();
  expect(within(screen.getByRole('region', { name: 'Resumen' })).getByText('$0')).toBeVisible();
});

it('cart page keeps the cart when revalidation fails and offers a retry', async () => {
  const user = userEvent.setup();
  server.use(answering(listProducts, () => refusal(503, 'ocupada')));
  aCart();
  open();
  expect(await screen.findByText(/No pudimos verificar los precios/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Conjunto Alma' })).toBeVisible();
  server.use(listing(aProduct({ discount: 10 })));
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText(/de \$20\.000 a \$18\.000/)).toBeVisible();
});

it('cart page shows the amount missing for free shipping', async () => {
  const content = aSiteContent();
  content.checkout.shipping.homeDelivery.freeShippingThreshold = 50_000;
  server.use(answering(getContent, { status: 'success', content }));
  aCart();
  open();
  expect(await screen.findByText('Te faltan $10.000 para el envío gratis')).toBeVisible();
  cart().replace(
    cart()
      .getSnapshot()
      .lines.map((line) => ({ ...line, quantity: 3 })),
  );
  expect(await screen.findByText('¡Tenés envío gratis!')).toBeVisible();
});

// @spec 2.6.5
it('cart page links to a chat about the lines', async () => {
  aCart();
  open();
  const link = await screen.findByRole('link', { name: 'Consultar por WhatsApp' });
  const url = new URL(link.getAttribute('href') ?? '');
  expect(url.href).toMatch(/^https:\/\/wa\.me\/5492994000000\?/);
  expect(url.searchParams.get('text')).toContain(
    'Conjunto Alma, talle M, color Bordó, cantidad 2, precio $20.000',
  );
});

it('cart page follows changes made by another tab', async () => {
  aCart();
  open();
  localStorage.setItem('cart', '[]');
  window.dispatchEvent(new StorageEvent('storage', { key: 'cart' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Tu carrito está vacío' })).toBeVisible());
});

// @spec 2.6.6
it("'Continuar comprando' goes back, or home when the cart was opened directly", async () => {
  const user = userEvent.setup();
  aCart();
  const { unmount } = open();
  await user.click(screen.getByRole('button', { name: 'Continuar comprando' }));
  expect(screen.getByRole('status', { name: 'address' })).toHaveTextContent(/^\/$/);
  unmount();
  window.history.replaceState({ idx: 0 }, '', '/category/conjuntos');
  const back = vi.spyOn(window.history, 'go').mockReturnValue();
  renderAt(<CartPage />, '/cart');
  window.history.replaceState({ ...window.history.state, idx: 1 }, '', '/cart');
  await user.click(screen.getByRole('button', { name: 'Continuar comprando' }));
  expect(back).toHaveBeenCalledExactlyOnceWith(-1);
  back.mockRestore();
});
