import { listProducts, findProductsBySku, listOrders, getContent, registerSale } from '@shop/contract';
import { anAdminOrder, answering, aProduct, aSiteContent, fakeServer, refusal } from '@shop/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { accessibilityFaults } from '../../testing/accessibility-faults.ts';
import { renderRoute } from '../../testing/render-route.tsx';
import { Component as NewSalePage } from './new-sale-page.tsx';

const success = 'success' as const;
const product = aProduct();
let sent: Record<string, unknown>[] = [];
let keys: (string | null)[] = [];

const listOf = (payload: (typeof product)[]) => ({
  status: success,
  payload,
  page: 1,
  totalPages: 1,
  totalDocs: payload.length,
  totalProducts: payload.length,
});
const server = fakeServer(
  answering(listProducts, () => listOf([product])),
  answering(findProductsBySku, () => ({ status: success, products: [] })),
  answering(listOrders, () => ({
    status: success,
    orders: [anAdminOrder()],
    totalOrders: 1,
    totalPages: 1,
    page: 1,
    limit: 1,
  })),
  answering(getContent, { status: success, content: aSiteContent() }),
  answering(registerSale, async (request) => {
    sent.push((await request.json()) as Record<string, unknown>);
    keys.push(request.headers.get('idempotency-key'));
    return { status: success, order: anAdminOrder({ total: 20_000 }) };
  }),
);
beforeEach(() => {
  sent = [];
  keys = [];
});

const open = () => renderRoute([{ path: '/orders/new', Component: NewSalePage }], '/orders/new');
type User = ReturnType<typeof open>['user'];
const search = () => screen.findByLabelText('Buscar un producto o escanear su SKU');
const addMedium = async (user: User) => {
  await user.type(await search(), 'alma');
  await user.click(await screen.findByRole('button', { name: 'Agregar Conjunto Alma, M · Bordó' }));
};
const submit = (user: User) => user.click(screen.getByRole('button', { name: 'Registrar venta' }));

it('a sale is registered with one product, and the form is ready for the next one', async () => {
  const { user } = open();
  await addMedium(user);
  expect(await accessibilityFaults()).toEqual([]);
  await submit(user);
  expect(await screen.findByText('Venta JL-20261120-0001 registrada: $20.000')).toBeInTheDocument();
  expect(sent).toEqual([
    {
      items: [{ productId: product._id, size: 'M', color: 'Bordó', quantity: 1, price: 20_000 }],
      client: { phone: '', fullName: '', email: '', address: '', city: '' },
      channel: 'counter',
      paymentMethod: 'cash',
      paid: true,
      deliveryMethod: 'pickup',
      reserve: false,
      delivered: true,
      notes: '',
      isGift: false,
      giftMessage: '',
      notify: false,
      paymentDiscountPercent: 0,
    },
  ]);
  expect(screen.getByText('Buscá un producto para empezar.')).toBeVisible();
});

it('quantity and price as sold change the total, and the quantity stays within the stock', async () => {
  const { user } = open();
  await addMedium(user);
  const more = screen.getByRole('button', { name: 'Una unidad más de Conjunto Alma, M · Bordó' });
  for (let times = 0; times < 6; times += 1) await user.click(more);
  expect(more).toBeDisabled();
  const price = screen.getByLabelText('Precio de Conjunto Alma, M · Bordó');
  await user.clear(price);
  await user.type(price, '18000');
  expect(screen.getByText('En la tienda: $20.000')).toBeVisible();
  expect(screen.getByText('Total').nextSibling).toHaveTextContent('$90.000');
});

// @spec E.5
it('a scanned SKU adds its variant at once', async () => {
  const variants = product.variants.map((variant, at) => ({ ...variant, sku: `ALMA-${at}` }));
  const products = [{ ...product, variants }];
  server.use(answering(findProductsBySku, () => ({ status: success, products })));
  const { user } = open();
  await user.type(await search(), 'alma-1{Enter}');
  expect(await screen.findByLabelText('Precio de Conjunto Alma, M · Bordó')).toBeVisible();
  expect(await search()).toHaveValue('');
});

// @spec E.5
it('the phone number of a known client brings her data', async () => {
  const { user } = open();
  await user.click(await screen.findByText('Clienta'));
  await user.type(screen.getByLabelText(/Teléfono/), '299 412 3456');
  expect(await screen.findByText('Trajimos los datos de María Gómez.')).toBeVisible();
  const name = screen.getByLabelText(/Nombre/);
  expect(name).toHaveValue('María Gómez');
  await user.clear(name);
  await user.clear(screen.getByLabelText(/Email/));
  expect(name).toHaveValue('');
});

it('a part of a phone number offers the data of its client, and does not take them', async () => {
  const { user } = open();
  await user.click(await screen.findByText('Clienta'));
  await user.type(screen.getByLabelText(/Teléfono/), '412 3456');
  const take = await screen.findByRole('button', { name: 'Usar los datos de María Gómez' });
  expect(screen.getByLabelText(/Nombre/)).toHaveValue('');
  await user.click(take);
  expect(screen.getByLabelText(/Nombre/)).toHaveValue('María Gómez');
});

it.each([
  ['number', /Teléfono/, '7', { fullName: '', email: '' }],
  ['name', /Nombre/, ' Sosa', { fullName: 'María Gómez Sosa', email: '' }],
])('another %s lets go of all the data of a known client', async (_, label, typed, left) => {
  const { user } = open();
  await user.click(await screen.findByText('Clienta'));
  await user.type(screen.getByLabelText(/Teléfono/), '299 412 3456');
  await waitFor(() => expect(screen.getByLabelText(/Email/)).not.toHaveValue(''));
  await user.type(screen.getByLabelText(label), typed);
  expect(screen.getByLabelText(/Nombre/)).toHaveValue(left.fullName);
  expect(screen.getByLabelText(/Email/)).toHaveValue(left.email);
});

// @spec E.5
it('a sale by transfer has the discount that the shop shows, unless staff leave it out', async () => {
  const content = aSiteContent();
  content.checkout.paymentInfo.bankTransfer.discountPercent = 10;
  server.use(answering(getContent, { status: success, content }));
  const { user } = open();
  await addMedium(user);
  expect(screen.queryByLabelText(/^Descuento por/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Transferencia' }));
  const discount = await screen.findByLabelText(/^Descuento por transferencia \(10 %\)/);
  expect(screen.getByText('Total').nextSibling).toHaveTextContent('$18.000');
  await user.click(discount);
  expect(screen.getByText('Total').nextSibling).toHaveTextContent('$20.000');
  await user.click(discount);
  await submit(user);
  await waitFor(() => expect(sent[0]).toMatchObject({ paymentDiscountPercent: 10 }));
});

// @spec E.5
it('a refused sale says why and stays as it was typed', async () => {
  server.use(
    answering(registerSale, () => refusal(409, 'No hay stock suficiente. Conjunto Alma: quedan 0.')),
  );
  const { user } = open();
  await addMedium(user);
  await user.click(within(screen.getByRole('group', { name: 'Cobro' })).getByText('Cobro después'));
  await submit(user);
  expect(await screen.findByText(/quedan 0/)).toBeVisible();
  expect(screen.getByLabelText('Precio de Conjunto Alma, M · Bordó')).toHaveValue('20.000');
  expect(screen.getByRole('button', { name: 'Cobro después' })).toHaveAttribute('aria-pressed', 'true');
});

it('a sale that is not registered is left only after a question', async () => {
  const { user } = renderRoute(
    [
      { path: '/orders', element: <h1>Órdenes</h1> },
      { path: '/orders/new', Component: NewSalePage },
    ],
    '/orders/new',
  );
  await addMedium(user);
  await user.click(screen.getByRole('link', { name: 'Volver a Órdenes' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Seguir editando' }));
  expect(screen.getByLabelText('Precio de Conjunto Alma, M · Bordó')).toBeVisible();
});

// @spec E.6
it('the sale can be sent as a link that fills the cart of the client', async () => {
  const { user } = open();
  await addMedium(user);
  await user.click(screen.getByRole('button', { name: 'Una unidad más de Conjunto Alma, M · Bordó' }));
  await user.click(screen.getByText('Enviar carrito'));
  expect(screen.getByLabelText('Enlace del carrito')).toHaveValue(
    `${window.location.origin}/carrito?i=var2:2`,
  );
  const chat = screen.getByRole('link', { name: 'Enviar por WhatsApp' });
  expect(chat).toHaveAttribute('href', expect.stringMatching(/^https:\/\/wa\.me\/\?text=.*carrito/));
  await user.click(screen.getByText('Clienta'));
  await user.type(screen.getByLabelText(/Teléfono/), '299 412 3456');
  expect(chat).toHaveAttribute('href', expect.stringMatching(/^https:\/\/wa\.me\/5492994123456/));
});

it('a sale to be sent asks for the address and adds what sending costs', async () => {
  const { user } = open();
  await addMedium(user);
  await user.click(screen.getByRole('button', { name: 'Envío' }));
  expect(await screen.findByLabelText('Dirección')).toBeVisible();
  expect(await screen.findByText('$2.500')).toBeVisible();
  expect(screen.getByText('Total').nextSibling).toHaveTextContent('$22.500');
});

// @spec E.8
it('units are reserved for a day: nothing is collected, and the goods stay until they are paid', async () => {
  const { user } = open();
  await addMedium(user);
  const handOver = within(screen.getByRole('group', { name: 'Entrega' }));
  await user.click(screen.getByRole('button', { name: 'Reservar 24 h' }));
  expect(handOver.queryByRole('button', { name: 'Se lo lleva' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Cobrado' }));
  expect(handOver.getByRole('button', { name: 'Se lo lleva' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: 'Reservar 24 h' }));
  expect(handOver.getByRole('button', { name: 'Retira después' })).toHaveAttribute('aria-pressed', 'true');
  await submit(user);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ paid: false, reserve: true, delivered: false, deliveryMethod: 'pickup' });
});

it('the search takes the focus after a product is added, after the last one is removed, and after the sale', async () => {
  const { user } = open();
  await addMedium(user);
  expect(await search()).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Quitar Conjunto Alma, M · Bordó' }));
  expect(await search()).toHaveFocus();
  await addMedium(user);
  await submit(user);
  await screen.findByText('Buscá un producto para empezar.');
  expect(await search()).toHaveFocus();
});

it('a removed line gives its focus to the one beside it', async () => {
  const variants = product.variants.map((variant) => ({ ...variant, stock: 5 }));
  server.use(answering(listProducts, () => listOf([{ ...product, variants }])));
  const { user } = open();
  await addMedium(user);
  await user.type(await search(), 'alma');
  const others = await screen.findAllByRole('button', { name: /^Agregar Conjunto Alma, (?!M)/ });
  await user.click(others[0]!);
  await user.click(screen.getByRole('button', { name: 'Quitar Conjunto Alma, M · Bordó' }));
  expect(screen.getByRole('button', { name: /^Quitar Conjunto Alma/ })).toHaveFocus();
});

it('a sale may be a gift with a message', async () => {
  const { user } = open();
  await addMedium(user);
  await user.click(screen.getByText('Clienta'));
  await user.click(screen.getByRole('checkbox', { name: 'Es para regalo' }));
  await user.type(screen.getByLabelText(/Mensaje del regalo/), 'Feliz día');
  await submit(user);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ isGift: true, giftMessage: 'Feliz día' });
});

const partsOf = async (user: User) => {
  await addMedium(user);
  await user.click(screen.getByRole('button', { name: 'Seña o varios pagos' }));
  return within(screen.getByRole('group', { name: 'Lo que pagó' }));
};

it('a deposit says what is missing, and is sent with its way of payment', async () => {
  const { user } = open();
  const parts = await partsOf(user);
  await user.selectOptions(parts.getByLabelText('Cómo'), 'Tarjeta de débito');
  await user.type(parts.getByLabelText('Importe ($)'), '5000');
  expect(parts.getByRole('status')).toHaveTextContent('Falta cobrar $15.000');
  expect(await accessibilityFaults()).toEqual([]);
  await submit(user);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    paid: false,
    paymentMethod: 'debit',
    payments: [{ method: 'debit', amount: 5_000 }],
  });
});

it('a second payment offers the rest in another way, and more than the sale costs is not registered', async () => {
  const { user } = open();
  const parts = await partsOf(user);
  await user.type(parts.getByLabelText('Importe ($)'), '12000');
  await user.click(parts.getByRole('button', { name: 'Agregar otro pago' }));
  await user.click(parts.getByRole('button', { name: 'Quitar el pago 2' }));
  expect(parts.getByLabelText('Cómo')).toHaveFocus();
  await user.click(parts.getByRole('button', { name: 'Agregar otro pago' }));
  const rest = parts.getByLabelText('Importe 2 ($)');
  expect(rest).toHaveValue('8.000');
  expect(rest).toHaveFocus();
  expect(parts.getByRole('status')).toHaveTextContent('Está todo cobrado');
  await user.type(rest, '0');
  expect(parts.getByRole('status')).toHaveTextContent('sobran $72.000');
  expect(screen.getByRole('button', { name: 'Registrar venta' })).toBeDisabled();
  await user.clear(rest);
  await user.type(rest, '8000');
  await submit(user);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    payments: [
      { method: 'cash', amount: 12_000 },
      { method: 'transfer', amount: 8_000 },
    ],
  });
});

it('a sale may be paid by card, and the change of cash is only shown', async () => {
  const { user } = open();
  await addMedium(user);
  await user.click(screen.getByText('Calcular el vuelto'));
  await user.type(screen.getByLabelText('Paga con ($)'), '25000');
  expect(screen.getByText('Vuelto: $5.000')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Tarjeta de crédito' }));
  expect(screen.queryByText('Calcular el vuelto')).toBeNull();
  await submit(user);
  await waitFor(() => expect(sent[0]).toMatchObject({ paymentMethod: 'credit', paid: true }));
});
