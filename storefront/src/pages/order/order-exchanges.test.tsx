import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import {
  createExchange,
  type Exchange,
  type ExchangeOffer,
  getOrderByNumber,
  listOrderCases,
  listReviewableLines,
  readExchangeOffer,
} from '@shop/contract';
import { anOrder, answering, fakeServer, refusal } from '@shop/web-kit/testing';
import { renderAt } from '#testing/render-at.tsx';
import TrackOrderPage from './track-order-page.tsx';

const success = 'success' as const;
const exchange: Exchange = {
  code: 'CAM-20261125-K7M2QX',
  state: 'new',
  title: 'Conjunto Alma',
  quantity: 1,
  difference: 0,
  from: { size: 'M', color: null },
  to: { size: 'L', color: null },
  heldUntil: '2026-12-06T02:59:59.999Z',
  reason: '',
  steps: [{ at: '2026-11-25T15:00:00Z', state: 'new' }],
};
const offered: ExchangeOffer = {
  closed: null,
  lastDay: '2026-12-20',
  holdDays: 10,
  policy: 'Sin uso, con etiqueta.',
  exchanges: [],
  lines: [
    {
      line: 1,
      productId: 'p1',
      title: 'Conjunto Alma',
      size: 'M',
      color: null,
      units: 2,
      differences: [0, 0],
      variants: [
        { size: 'S', color: null, stock: 0 },
        { size: 'L', color: null, stock: 2 },
      ],
    },
  ],
};
const delivered = anOrder({ status: 'paid', fulfillment: 'delivered' });
let offer: ExchangeOffer;
let sent: unknown[];
const server = fakeServer(
  answering(getOrderByNumber, { status: success, order: delivered }),
  answering(listReviewableLines, { status: success, lines: [] }),
  answering(listOrderCases, { status: success, cases: [] }),
  answering(readExchangeOffer, () => ({ status: success, ...offer })),
  answering(createExchange, async (request) => {
    sent.push(await request.json());
    offer = { ...offered, lines: [], exchanges: [exchange] };
    return { status: success, message: 'Recibido', exchange };
  }),
);
beforeEach(() => {
  offer = offered;
  sent = [];
});

const open = () => renderAt(<TrackOrderPage />, '/track-order?pedido=JL-20261120-0001&t=llave');
const openForm = async () => {
  const user = userEvent.setup();
  open();
  await user.click(await screen.findByRole('button', { name: 'Cambiar Conjunto Alma, M' }));
  return user;
};
const send = () => screen.getByRole('button', { name: 'Pedir el cambio' });

test('tracking page asks for another size and shows code and reservation at once', async () => {
  const user = await openForm();
  expect(screen.getByRole('combobox', { name: '¿Cuántas unidades?' })).toHaveFocus();
  expect(screen.getByText('Sin uso, con etiqueta.')).toBeVisible();
  expect(screen.getByText(/siempre podés arrepentirte de la compra dentro de los 10 días/)).toBeVisible();
  expect(screen.getByText(/Podés pedir el cambio hasta el dom 20 de dic/)).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: '¿Cuántas unidades?' }), '2');
  await user.click(screen.getByRole('radio', { name: 'L quedan 2' }));
  expect(screen.getByText('No pagás ninguna diferencia.')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: /contarnos algo/ }), 'Me quedó chico');
  await user.click(send());
  expect(await screen.findByText(/Tu código de cambio es/)).toHaveTextContent(
    'Tu código de cambio es CAM-20261125-K7M2QX. Te guardamos la prenda nueva hasta el sáb 5 de dic.',
  );
  await waitFor(() => expect(screen.getByText(/Tu código de cambio es/)).toHaveFocus());
  expect(sent).toEqual([
    {
      orderNumber: 'JL-20261120-0001',
      token: 'llave',
      line: 1,
      size: 'L',
      color: null,
      quantity: 2,
      message: 'Me quedó chico',
      expectedDifference: 0,
    },
  ]);
  const shown = await screen.findByRole('heading', { name: 'Cambio CAM-20261125-K7M2QX' });
  expect(within(shown.closest('li')!).getByText('1 × Conjunto Alma: M → L')).toBeVisible();
});

// @spec F.5
test('a sold-out size offers its alert and the withdrawal, and no exchange', async () => {
  const user = await openForm();
  await user.click(screen.getByRole('radio', { name: 'S sin stock' }));
  expect(screen.getByText(/S no tiene stock ahora/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Avisame cuando vuelva' })).toBeVisible();
  const section = screen.getByRole('region', { name: 'Cambiar talle' });
  expect(within(section).getByRole('link', { name: 'Botón de arrepentimiento' })).toHaveAttribute(
    'href',
    '/arrepentimiento?pedido=JL-20261120-0001&t=llave',
  );
  expect(screen.queryByRole('button', { name: 'Pedir el cambio' })).toBeNull();
});

test('a refused exchange keeps what was chosen and typed, says why and shows the stock of now', async () => {
  server.use(
    answering(createExchange, () => {
      const variants = offered.lines[0]!.variants.map((variant) => ({ ...variant, stock: 1 }));
      offer = { ...offered, lines: [{ ...offered.lines[0]!, variants }] };
      return refusal(409, 'La diferencia de precio cambió.');
    }),
  );
  const user = await openForm();
  await user.click(send());
  expect(screen.getByText('Elegí el talle que querés')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'L quedan 2' }));
  expect(screen.queryByText('Elegí el talle que querés')).toBeNull();
  await user.type(screen.getByRole('textbox', { name: /contarnos algo/ }), 'Chico');
  await user.click(send());
  expect(await screen.findByText('La diferencia de precio cambió.')).toBeVisible();
  expect(await screen.findByRole('radio', { name: 'L queda 1' })).toBeChecked();
  expect(screen.getByRole('textbox', { name: /contarnos algo/ })).toHaveValue('Chico');
});

test('the difference of a changed price is shown before the exchange is asked for', async () => {
  offer = { ...offered, lines: [{ ...offered.lines[0]!, differences: [1_500, 3_000] }] };
  const user = await openForm();
  expect(screen.getByText('Diferencia a pagar: $1.500')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: '¿Cuántas unidades?' }), '2');
  expect(screen.getByText('Diferencia a pagar: $3.000')).toBeVisible();
});

test('a rejected exchange shows the reason that the shop gave', async () => {
  const reason = 'La prenda tiene que estar sin uso.';
  offer = { ...offered, exchanges: [{ ...exchange, state: 'rejected', heldUntil: null, reason }] };
  open();
  expect(await screen.findByText(reason)).toBeVisible();
  expect(screen.getByText('No se pudo hacer')).toBeVisible();
});

test.each([
  ['late', /Ya pasó el plazo/],
  ['undelivered', /Cuando recibas el pedido/],
] as const)('an order that is %s says so and offers no exchange', async (closed, text) => {
  offer = { ...offered, closed, lines: [] };
  open();
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Cambiar/ })).toBeNull();
});

test('a shop that offers no exchanges says nothing of them', async () => {
  offer = { ...offered, closed: 'off', lines: [], lastDay: null };
  open();
  await screen.findByRole('heading', { name: 'Pedido JL-20261120-0001' });
  expect(screen.queryByRole('heading', { name: 'Cambiar talle' })).toBeNull();
});

test('a failed offer can be loaded again', async () => {
  server.use(answering(readExchangeOffer, () => refusal(503, 'La tienda está ocupada.')));
  const user = userEvent.setup();
  open();
  const retry = await screen.findByRole('button', { name: 'Reintentar' }, { timeout: 10_000 });
  server.use(answering(readExchangeOffer, { status: success, ...offered }));
  await user.click(retry);
  expect(await screen.findByRole('heading', { name: 'Cambiar talle' })).toBeVisible();
});

test('what can be exchanged stands before all other actions of a delivered order', async () => {
  open();
  const heading = await screen.findByRole('heading', { name: 'Cambiar talle' });
  const section = screen.getByRole('region', { name: 'Cambiar talle' });
  const order = screen.getByRole('article');
  expect(order).toContainElement(heading);
  const actions = within(order).getAllByRole<HTMLElement>('button', { hidden: true });
  expect(section).toContainElement(actions[0]!);
  const withdrawal = within(order).getAllByRole('link', { name: 'Botón de arrepentimiento' }).at(-1)!;
  expect(section.compareDocumentPosition(withdrawal)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('exchanges of the past stand after the order', async () => {
  offer = { ...offered, closed: 'late', lines: [], exchanges: [exchange] };
  open();
  const heading = await screen.findByRole('heading', { name: 'Cambiar talle' });
  expect(screen.getByRole('article')).not.toContainElement(heading);
});

test('a sold-out variant comes last in the choice', async () => {
  await openForm();
  expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
    'L quedan 2',
    'S sin stock',
  ]);
});
