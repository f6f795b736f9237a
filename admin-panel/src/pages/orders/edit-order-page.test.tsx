import {
  listCases,
  getOrder,
  getProduct,
  getContent,
  listOrders,
  listOrderMails,
  previewOrderEdit,
  editOrder,
  recordRefund,
} from '@shop/contract';
import { anAdminOrder, answering, aProduct, aSiteContent, fakeServer, refusal } from '@shop/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../../testing/accessibility-faults.ts';
import { renderRoute } from '../../testing/render-route.tsx';
import { Component as EditOrderPage } from './edit-order-page.tsx';
import { Component as OrderDetailPage } from './order-detail-page.tsx';

const success = 'success' as const;
const order = anAdminOrder({ status: 'paid', paidAmount: 20_000, total: 20_000 });
const elsa = {
  ...order.shippingInfo,
  fullName: 'Elsa Uno',
  email: 'elsa@ejemplo.com',
  phone: '299 400 0001',
  address: 'Mitre 10',
};
const atHome = { deliveryMethod: 'home', wantsShipping: true, shippingInfo: elsa } as const;
const preview = {
  totalBefore: 20_000,
  subtotal: 40_000,
  paymentDiscount: 0,
  agreedDiscount: 0,
  couponCode: '',
  couponDiscount: 0,
  couponMissing: 0,
  shippingCost: 0,
  cashFee: 0,
  total: 40_000,
  paidAmount: 20_000,
  due: 20_000,
};
const variants = (...stocks: [string, number][]) =>
  stocks.map(([size, stock]) => ({ _id: `variant ${size}`, size, color: null, stock, sku: null }));
const product = aProduct({ size: ['S', 'M'], colors: null, variants: variants(['S', 3], ['M', 3]) });
let saved: Record<string, unknown>[] = [];

const server = fakeServer(
  answering(listCases, { status: 'success', entries: [], totalEntries: 0, totalPages: 1 }),
  answering(getOrder, { status: success, order }),
  answering(getProduct, { status: success, product }),
  answering(getContent, { status: success, content: aSiteContent() }),
  answering(listOrders, { status: success, orders: [], totalOrders: 0, totalPages: 0, page: 1, limit: 1 }),
  answering(listOrderMails, { status: success, mails: [] }),
  answering(previewOrderEdit, { status: success, preview }),
  answering(editOrder, async (request) => {
    saved.push((await request.json()) as Record<string, unknown>);
    return { status: success, order: { ...order, total: 40_000 } };
  }),
);
beforeEach(() => (saved = []));

const open = (page = '/edit') =>
  renderRoute(
    [
      { path: '/orders/:id', Component: OrderDetailPage },
      { path: '/orders/:id/edit', Component: EditOrderPage },
    ],
    `/orders/${order._id}${page}`,
  );
const save = () => screen.findByRole('button', { name: 'Guardar cambios' });

// @spec E.11
it('an edit shows the old and the new total and what is left to collect, and saves lines with their ids', async () => {
  const { user } = open();
  await user.selectOptions(await screen.findByRole('combobox', { name: /^Talle y color de/ }), 'S (3)');
  await user.click(screen.getByRole('button', { name: /^Una unidad más/ }));
  expect(await screen.findByText('Total anterior')).toBeVisible();
  const amountOf = (label: string) => screen.getByText(label).nextElementSibling?.textContent;
  expect(['Total anterior', 'Total nuevo', 'Falta cobrar'].map(amountOf)).toEqual([
    '$20.000',
    '$40.000',
    '$20.000',
  ]);
  expect(await accessibilityFaults()).toEqual([]);
  await user.click(await save());
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]).toMatchObject({
    items: [{ lineId: 1, size: 'S', quantity: 2, price: 20_000 }],
    deliveryMethod: 'pickup',
    expectedUpdatedAt: order.updatedAt,
    notify: true,
  });
});

it('an edit asks whether a coupon stays whose minimum it misses, and saves the answer', async () => {
  server.use(
    answering(getOrder, { status: success, order: { ...order, couponCode: 'MINIMO' } }),
    answering(previewOrderEdit, { status: success, preview: { ...preview, couponMissing: 5_000 } }),
  );
  const { user } = open();
  const question = /le faltan \$5\.000 para el mínimo del cupón MINIMO/;
  expect(await screen.findByText(question)).toBeVisible();
  const choice = within(screen.getByRole('group', { name: 'Cupón' }));
  for (const button of choice.getAllByRole('button')) expect(button).toHaveAttribute('aria-pressed', 'false');
  await user.click(choice.getByRole('button', { name: 'Se quita' }));
  await user.click(await save());
  await waitFor(() => expect(saved).toMatchObject([{ coupon: 'drop' }]));
});

// @spec E.11
it('a refused edit says why and stays as it was typed', async () => {
  server.use(answering(editOrder, () => refusal(409, 'No se puede editar')));
  const { user } = open();
  await user.type(await screen.findByLabelText(/^Motivo/), 'Pidió otro talle');
  await user.click(await save());
  expect(await screen.findByText('No se puede editar')).toBeVisible();
  expect(screen.getByLabelText(/^Motivo/)).toHaveValue('Pidió otro talle');
  expect(screen.queryByRole('button', { name: 'Guardar lo mío igual' })).toBeNull();
});

it('an edit of an order that changed says who did what, and is saved over it only on request', async () => {
  const now = { ...order, updatedAt: '2027-01-01T00:00:00.000Z', items: [{ ...order.items[0]!, lineId: 9 }] };
  const told = 'La orden cambió mientras la editabas. Berta, 29/11/2026 12:02: Orden editada.';
  server.use(
    answering(editOrder, async (request) => {
      const body = (await request.json()) as { expectedUpdatedAt: string };
      saved.push(body);
      if (body.expectedUpdatedAt === now.updatedAt) return { status: success, order: now };
      server.use(answering(getOrder, { status: success, order: now }));
      return refusal(409, told, { code: 'STALE_ORDER' });
    }),
  );
  const { user } = open();
  await user.type(await screen.findByLabelText(/^Motivo/), 'Pidió otro talle');
  await user.click(await save());
  expect(await screen.findByText(`${told} Lo que escribiste sigue acá.`)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver cómo quedó' })).toHaveAttribute('target', '_blank');
  await user.click(await save());
  await waitFor(() => expect(saved).toHaveLength(2));
  expect(await screen.findByText(`${told} Lo que escribiste sigue acá.`)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Guardar lo mío igual' }));
  expect(await screen.findByRole('heading', { name: `Orden #${order.orderNumber}` })).toBeVisible();
  expect(saved.map(({ expectedUpdatedAt }) => expectedUpdatedAt)).toEqual([
    order.updatedAt,
    order.updatedAt,
    now.updatedAt,
  ]);
  expect(saved.at(-1)).toMatchObject({ reason: 'Pidió otro talle', items: [{ quantity: 1 }] });
  expect(saved.at(-1)).not.toHaveProperty('items.0.lineId');
});

it('an edit that is not saved is left only after a question, and a saved one without', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /^Una unidad más/ }));
  const back = screen.getByRole('link', { name: /^Volver a la orden/ });
  await user.click(back);
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Seguir editando' }));
  await user.click(await save());
  expect(await screen.findByRole('heading', { name: `Orden #${order.orderNumber}` })).toBeVisible();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('the preview needs neither contact nor reason, which may be half typed', async () => {
  const previewed: unknown[] = [];
  server.use(
    answering(previewOrderEdit, async (request) => {
      previewed.push(await request.json());
      return refusal(400, 'no importa');
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Envío' }));
  await waitFor(() => expect(previewed.at(-1)).toMatchObject({ deliveryMethod: 'home' }));
  expect(previewed.at(-1)).not.toHaveProperty('client');
});

it('an edited order does not say that its own contact was brought from another order', async () => {
  let hasAsked = false;
  server.use(
    answering(listOrders, () => {
      hasAsked = true;
      return {
        status: success,
        orders: [anAdminOrder({ _id: 'otra' })],
        totalOrders: 1,
        totalPages: 1,
        page: 1,
        limit: 1,
      };
    }),
  );
  const { user } = open();
  await user.click(await screen.findByText('Clienta y dirección'));
  await waitFor(() => expect(hasAsked).toBe(true));
  expect((await screen.findAllByText('$40.000')).length).toBeGreaterThan(0);
  expect(screen.getByLabelText(/^Nombre/)).toHaveValue(order.shippingInfo.fullName);
  expect(screen.queryByText(/^Trajimos/)).toBeNull();
});

describe('a size on the page of an order', () => {
  const size = () => screen.findByRole('combobox', { name: /^Talle y color de/ });
  const amountOf = (label: string) => screen.getByText(label).nextElementSibling?.textContent;

  it('is changed right there, with the new total before it is saved', async () => {
    const { user } = open('');
    expect(screen.queryByRole('button', { name: 'Guardar cambios' })).toBeNull();
    await user.selectOptions(await size(), 'S (3)');
    expect(await screen.findByText('Total nuevo')).toBeVisible();
    expect(['Total anterior', 'Total nuevo'].map(amountOf)).toEqual(['$20.000', '$40.000']);
    expect(saved).toEqual([]);
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(await save());
    expect(await screen.findByText(`Orden #${order.orderNumber} cambiada: $40.000`)).toBeVisible();
    expect(saved).toMatchObject([
      { items: [{ lineId: 1, size: 'S', quantity: 1 }], expectedUpdatedAt: order.updatedAt, notify: true },
    ]);
  });

  it('is as it was once the choice is dropped', async () => {
    const { user } = open('');
    await user.selectOptions(await size(), 'S (3)');
    await user.click(await screen.findByRole('button', { name: 'Descartar' }));
    expect(screen.queryByRole('button', { name: 'Guardar cambios' })).toBeNull();
    expect(await size()).toHaveValue('M · Bordó');
    expect(await size()).toHaveFocus();
  });

  it('a choice that is not saved is left only after a question', async () => {
    const { user } = open('');
    await user.selectOptions(await size(), 'S (3)');
    await user.click(screen.getByRole('link', { name: 'Volver a Órdenes' }));
    expect(await screen.findByRole('alertdialog')).toBeVisible();
  });

  it('a choice that the server refuses says why, and has the focus again', async () => {
    server.use(answering(editOrder, () => refusal(409, 'Ana cambió la orden', { code: 'STALE_ORDER' })));
    const { user } = open('');
    await user.selectOptions(await size(), 'S (3)');
    await user.click(await save());
    expect(await screen.findByText('Ana cambió la orden')).toBeVisible();
    expect(await size()).toHaveFocus();
  });

  it('a size that is sold out cannot be chosen, unless it was bought', async () => {
    const bought = { ...order, items: [{ ...order.items[0]!, size: 'M', color: null }] };
    server.use(
      answering(getOrder, { status: success, order: bought }),
      answering(getProduct, {
        status: success,
        product: { ...product, variants: variants(['S', 3], ['M', 0], ['L', 0]) },
      }),
    );
    const { user } = open('');
    expect(await screen.findByRole('option', { name: 'L (0)' })).toBeDisabled();
    await user.selectOptions(await size(), 'S (3)');
    expect(screen.getByRole('option', { name: 'M (0)' })).toBeEnabled();
  });

  it('is plain text once the order is delivered', async () => {
    server.use(answering(getOrder, { status: success, order: { ...order, fulfillment: 'delivered' } }));
    open('');
    const bought = await screen.findByText(/^Cantidad: 1 · Talle: M/);
    expect(bought.closest('form')).toBeNull();
  });
});

it('an order without lines cannot be saved', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /^Quitar/ }));
  expect(screen.getByText('Una orden necesita al menos un producto.')).toBeVisible();
  expect(await save()).toBeDisabled();
});

// @spec E.12
it('payments and refunds of an order are listed and recorded with amount, method and day', async () => {
  const sent: unknown[] = [];
  const at = order.createdAt;
  const entry = { _id: 'p1', isVoided: false, canVoid: true };
  const payments = [
    { ...entry, at, kind: 'payment', amount: 20_000, method: 'cash', actor: 'Jazmín', note: 'Seña' },
  ];
  server.use(
    answering(getOrder, { status: success, order: { ...order, total: 15_000, payments } }),
    answering(recordRefund, async (request) => {
      sent.push(await request.json());
      return { status: success, order: { ...order, paidAmount: 15_000 } };
    }),
  );
  const { user } = renderRoute([{ path: '/orders/:id', Component: OrderDetailPage }], `/orders/${order._id}`);
  const panel = within(await screen.findByRole('region', { name: 'Pago' }));
  expect(panel.getByText('Pago · Efectivo')).toBeInTheDocument();
  expect(screen.getByText('Falta devolverle $5.000 a la clienta.')).toBeVisible();
  await user.click(panel.getByRole('button', { name: 'Anotar devolución' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByLabelText('Importe ($)')).toHaveValue('5.000');
  await user.selectOptions(dialog.getByLabelText('Cómo'), 'Transferencia');
  await user.click(dialog.getByRole('button', { name: 'Anotar devolución' }));
  expect(await screen.findByText('Devolución de $5.000 anotada')).toBeInTheDocument();
  expect(sent).toMatchObject([{ amount: 5_000, method: 'transfer', expectedPaid: 20_000 }]);
});

it.each([
  ['number', /^Teléfono/, '299 400 0009', { name: '', phone: '299 400 0009' }],
  ['name', /^Nombre/, 'Berta Dos', { name: 'Berta Dos', phone: elsa.phone }],
])(
  'another %s lets go of the mail and the address that the order came with',
  async (_, label, typed, left) => {
    server.use(answering(getOrder, { status: success, order: anAdminOrder({ ...order, ...atHome }) }));
    const { user } = open();
    await waitFor(() => expect(screen.getByLabelText(/^Email/)).toHaveValue(elsa.email));
    expect(screen.getByLabelText(/^Dirección/)).toHaveValue(elsa.address);
    await user.clear(screen.getByLabelText(label));
    await user.type(screen.getByLabelText(label), typed);
    for (const field of [/^Email/, /^Dirección/]) expect(screen.getByLabelText(field)).toHaveValue('');
    expect(screen.getByLabelText(/^Nombre/)).toHaveValue(left.name);
    expect(screen.getByLabelText(/^Teléfono/)).toHaveValue(left.phone);
  },
);
