import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { addProof, getOrderByNumber, listOrderCases, type MaskedOrder, uploadProof } from '@shop/contract';
import { anOrder, answering, fakeServer, refusal } from '@shop/web-kit/testing';
import { loadDeferredParts } from '#shared/hydration/deferred-part.tsx';
import { withdrawalOf } from '#shared/navigation/paths.ts';
import { renderAt } from '#testing/render-at.tsx';
import TrackOrderPage from './track-order-page.tsx';

// @spec 2.1.8

const server = fakeServer(answering(listOrderCases, { status: 'success', cases: [] }));
// A part that loads in the middle of a test would suspend outside of it.
beforeAll(loadDeferredParts);

function aMaskedOrder(given: Partial<MaskedOrder> = {}): MaskedOrder {
  const { _id, shippingInfo, notes, transferProofUrl, paidAt, updatedAt, ...rest } = anOrder();
  void [_id, shippingInfo, notes, transferProofUrl, paidAt, updatedAt];
  const items = rest.items.map(({ productId: _product, ...item }) => item);
  return { ...rest, items, customerName: 'M… G…', city: 'Neuquén', ...given };
}
const found = (given: Partial<MaskedOrder> = {}) =>
  server.use(answering(getOrderByNumber, { status: 'success' as const, order: aMaskedOrder(given) }));

const open = (search = '') => renderAt(<TrackOrderPage />, `/track-order${search}`);
const address = () => screen.getByRole('status', { name: 'address' }).textContent;
const input = () => screen.getByRole('textbox', { name: 'Número de pedido' });
const searchButton = () => screen.getByRole('button', { name: 'Buscar pedido' });

describe('tracking form', () => {
  // @spec 2.9.1 5.18
  it('tracking form requires an order number', async () => {
    const user = userEvent.setup();
    open();
    expect(input()).toHaveAttribute('placeholder', 'JL-20240101-0001');
    await user.type(input(), '   ');
    await user.click(searchButton());
    expect(screen.getByText('Por favor, ingresa un número de pedido.')).toBeVisible();
    await waitFor(() => expect(input()).toHaveFocus());
    expect(input()).toBeInvalid();
  });

  it('tracking form requires an order number when the address has an empty one', async () => {
    open('?pedido=');
    expect(await screen.findByText('Por favor, ingresa un número de pedido.')).toBeVisible();
  });

  it('tracking shows the promised days as they were placed, also to who knows only the number', async () => {
    found({ deliveryMethod: 'home', deliveryFrom: '2026-11-24', deliveryTo: '2026-11-25' });
    open('?pedido=JL-20261120-0001');
    expect(await screen.findByText('Llega entre mar 24 y mié 25')).toBeVisible();
    expect(screen.queryByText(/días hábiles/)).toBeNull();
  });

  // @spec 2.9.1
  it('tracking form normalizes the typed number and writes it to the address', async () => {
    const user = userEvent.setup();
    found();
    open();
    await user.type(input(), ' jl-20261120 0001 ');
    await user.click(searchButton());
    expect(await screen.findByRole('heading', { name: 'Pedido JL-20261120-0001' })).toBeVisible();
    expect(address()).toBe('/track-order?pedido=JL-20261120-0001');
  });
});

// @spec 8.13
describe('tracking page', () => {
  it('tracking page brings the order number along to the withdrawal form', async () => {
    found();
    open('?pedido=JL-20261120-0001');
    expect(await screen.findByRole('link', { name: 'Botón de arrepentimiento' })).toHaveAttribute(
      'href',
      withdrawalOf('JL-20261120-0001', null),
    );
  });

  it('tracking page names the way of payment that was agreed upon at the counter', async () => {
    found({ paymentName: 'Tarjeta de débito' });
    open('?pedido=JL-20261120-0001');
    expect(await screen.findByText('Tarjeta de débito · Falta tu pago')).toBeVisible();
  });

  it('tracking page shows that the order does not exist', async () => {
    server.use(answering(getOrderByNumber, () => refusal(404, 'Orden no encontrada')));
    open('?pedido=JL-20261120-0001');
    expect(
      await screen.findByText('Pedido no encontrado. Verifica el número e intenta de nuevo'),
    ).toBeVisible();
  });

  it('tracking page moves the focus to the result or the error after a search', async () => {
    const user = userEvent.setup();
    server.use(answering(getOrderByNumber, () => refusal(404, 'Orden no encontrada')));
    open();
    await user.type(input(), 'JL-20261120-0009{Enter}');
    await waitFor(async () =>
      expect((await screen.findByText(/Pedido no encontrado/)).closest('[role=alert]')).toHaveFocus(),
    );
    found();
    await user.clear(input());
    await user.type(input(), 'JL-20261120-0001{Enter}');
    await waitFor(async () =>
      expect(await screen.findByRole('heading', { name: 'Pedido JL-20261120-0001' })).toHaveFocus(),
    );
    await user.click(searchButton());
    await waitFor(() => expect(screen.getByRole('heading', { name: /^Pedido JL/ })).toHaveFocus());
  });

  it('tracking page keeps the focus when the shopper moves it during the search', async () => {
    const user = userEvent.setup();
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    server.use(
      answering(getOrderByNumber, async () => {
        await held;
        return { status: 'success' as const, order: aMaskedOrder() };
      }),
    );
    open();
    await user.type(input(), 'JL-20261120-0001{Enter}');
    await user.click(input());
    answer();
    expect(await screen.findByRole('heading', { name: 'Pedido JL-20261120-0001' })).toBeVisible();
    await waitFor(() => expect(input()).toHaveFocus());
  });

  it('tracking page shows a failed search and retries', async () => {
    const user = userEvent.setup();
    server.use(answering(getOrderByNumber, () => refusal(500, 'boom')));
    open('?pedido=JL-20261120-0001');
    expect(await screen.findByText('Error al buscar el pedido. Intenta nuevamente más tarde.')).toBeVisible();
    found();
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    await waitFor(async () =>
      expect(await screen.findByRole('heading', { name: 'Pedido JL-20261120-0001' })).toHaveFocus(),
    );
  });
});

describe('tracking page of an order found by number', () => {
  // @spec 2.9.2
  it('tracking page of an order found by number shows status and steps and masks personal data', async () => {
    found();
    open('?pedido=JL-20261120-0001');
    expect(await screen.findByText('Pendiente (Efectivo)')).toBeVisible();
    expect(screen.getByRole('list', { name: 'Avance del pedido' })).toBeVisible();
    expect(screen.getByText('M… G…')).toBeVisible();
    expect(screen.getByText('Conjunto Alma')).toBeVisible();
    expect(screen.queryByText('maria@example.com')).toBeNull();
  });

  // @spec 2.9.3
  it.each([
    ['pending_manual', true],
    ['paid', true],
    ['pending_transfer_proof', false],
    ['pending_transfer_confirmation', false],
    ['confirmado', false],
    ['cancelled', false],
    ['refunded', false],
  ])('tracking page offers help in the status %s: %s', async (status, offered) => {
    found({ status });
    open('?pedido=JL-20261120-0001');
    await screen.findByRole('heading', { name: 'Pedido JL-20261120-0001' });
    const help = () => screen.queryByRole('link', { name: 'Pedir ayuda por WhatsApp' });
    if (offered) await waitFor(() => expect(help()).toBeVisible());
    else expect(help()).toBeNull();
  });

  it.each([
    ['paid', 'Efectivo · Pagado'],
    ['confirmado', 'Efectivo · Pagás en efectivo al retirar'],
    ['refunded', 'Efectivo · Reembolsado'],
    ['cancelled', 'Efectivo'],
  ])('tracking page says in the status %s how far the payment is: %s', async (status, text) => {
    found({ status, isPaid: status === 'paid' });
    open('?pedido=JL-20261120-0001');
    expect((await screen.findByText('Pago')).nextSibling).toHaveTextContent(new RegExp(`${text}$`));
  });
});

it('tracking page with the link token shows the full order, bank data and the proof form', async () => {
  const asked: string[] = [];
  server.use(
    answering(getOrderByNumber, (request) => {
      asked.push(new URL(request.url).search);
      return {
        status: 'success' as const,
        order: anOrder({ paymentMethod: 'transfer', status: 'pending_transfer_proof' }),
      };
    }),
  );
  open('?pedido=JL-20261120-0001&t=token');
  expect(await screen.findByText('maria@example.com')).toBeVisible();
  expect(asked).toEqual(['?token=token']);
  expect(screen.getByRole('heading', { name: 'Datos para la transferencia' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Subir comprobante' })).toBeVisible();
  expect(screen.queryByText('Comprobante de transferencia recibido')).toBeNull();
});

it('tracking page with the link token shows the code of a pickup', async () => {
  const order = anOrder({ pickupCode: 'K7MX' });
  server.use(answering(getOrderByNumber, { status: 'success' as const, order }));
  open('?pedido=JL-20261120-0001&t=token');
  expect((await screen.findByText('K7MX')).parentElement).toHaveTextContent(/^Código para retirar/);
  expect(screen.getByText('Si retira otra persona, pasale este código.')).toBeVisible();
});

it('tracking page asks for another proof when staff did, and says when an order takes no more', async () => {
  const user = userEvent.setup();
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
  const order = anOrder({
    paymentMethod: 'transfer',
    status: 'pending_transfer_proof',
    hasTransferProof: true,
  });
  const message = 'Ya recibimos 3 comprobantes de este pedido. Si hace falta otro, mandalo por WhatsApp.';
  server.use(
    answering(getOrderByNumber, { status: 'success' as const, order }),
    answering(uploadProof, { status: 'success', url: '/api/upload/proof/1', filename: 'a.png' }),
    answering(addProof, () => refusal(409, message)),
  );
  open('?pedido=JL-20261120-0001&t=token');
  const file = new File(['x'], 'recibo.png', { type: 'image/png' });
  await user.upload(await screen.findByLabelText(/Comprobante de transferencia/), file);
  await user.click(screen.getByRole('button', { name: 'Enviar comprobante' }));
  expect(await screen.findByText(message)).toBeVisible();
});

it('tracking page says why the shop needs another proof, beside the proof form', async () => {
  server.use(
    answering(getOrderByNumber, {
      status: 'success' as const,
      order: anOrder({
        paymentMethod: 'transfer',
        status: 'pending_transfer_proof',
        hasTransferProof: true,
        proofReason: 'No se lee el monto',
      }),
    }),
  );
  open('?pedido=JL-20261120-0001&t=token');
  expect(await screen.findByText('Necesitamos otro comprobante:')).toBeVisible();
  expect(screen.getByText('No se lee el monto')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Subir comprobante' })).toBeVisible();
});

it('tracking page shows the holder of the link how far the withdrawal of the order has come', async () => {
  server.use(
    answering(getOrderByNumber, { status: 'success' as const, order: anOrder() }),
    answering(listOrderCases, {
      status: 'success' as const,
      cases: [
        {
          code: 'ARR-20261120-K7M2QX',
          kind: 'withdrawal',
          state: 'money_returned',
          receivedAt: '2026-11-20T15:00:00.000Z',
          steps: [
            { step: 'received', at: '2026-11-20T15:00:00.000Z', amount: null, day: null },
            { step: 'money_returned', at: '2026-11-22T15:00:00.000Z', amount: 8_000, day: '2026-11-22' },
          ],
        },
      ],
    }),
  );
  open('?pedido=JL-20261120-0001&t=token');
  const cases = within(await screen.findByRole('region', { name: 'Tus trámites de este pedido' }));
  expect(cases.getByRole('heading', { name: 'Arrepentimiento ARR-20261120-K7M2QX' })).toBeVisible();
  expect(cases.getByText('Te devolvimos el dinero')).toBeVisible();
  expect(cases.getByText(/8\.000, el 22 de noviembre de 2026/)).toBeVisible();
});
