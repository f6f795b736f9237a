import { type ExchangeOffer, getOrder, listProducts, openExchange, readOrderExchanges } from '@shop/contract';
import { anAdminOrder, answering, aProduct, fakeServer, refusal } from '@shop/web-kit/testing';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { accessibilityFaults } from '../../testing/accessibility-faults.ts';
import { anExchange } from '../../testing/exchange-setup.ts';
import { renderRoute } from '../../testing/render-route.tsx';
import { Component as NewExchangePage } from './new-exchange-page.tsx';

const status = 'success' as const;
const offered: ExchangeOffer = {
  closed: null,
  lastDay: '2026-12-20',
  holdDays: 10,
  policy: '',
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
        { size: 'L', color: null, stock: 4 },
      ],
    },
  ],
};
let offer: ExchangeOffer;
let sent: unknown[] = [];
const server = fakeServer(
  answering(getOrder, { status, order: anAdminOrder() }),
  answering(readOrderExchanges, () => ({ status, ...offer })),
  answering(openExchange, async (request) => {
    sent.push(await request.json());
    return { status, exchange: anExchange() };
  }),
);
beforeEach(() => {
  offer = offered;
  sent = [];
});
const open = () =>
  renderRoute([{ path: '/orders/:id/exchange', Component: NewExchangePage }], '/orders/o1/exchange');
const submit = () => screen.findByRole('button', { name: 'Reservar y abrir el cambio' });

// @spec F.6
test('staff open an exchange for a client with the stock of each size', async () => {
  const { user } = open();
  const button = await submit();
  expect(button).toBeDisabled();
  expect(screen.getByRole('option', { name: 'S (sin stock)' })).toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Talle nuevo' }), 'L (quedan 4)');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Unidades' }), '2');
  await user.type(screen.getByRole('textbox', { name: /Qué contó/ }), 'Le quedó chico');
  expect(await accessibilityFaults()).toEqual([]);
  await user.click(button);
  await screen.findByText('Otra página');
  expect(sent).toEqual([
    { line: 1, size: 'L', color: null, quantity: 2, message: 'Le quedó chico', outOfPeriod: false },
  ]);
});

test('staff exchange a line for another product, with its sizes and the difference', async () => {
  const asked: (string | null)[] = [];
  const body = aProduct({ _id: 'p2', title: 'Body Luna', size: ['S', 'M'], colors: [], variants: [] });
  server.use(
    answering(listProducts, {
      status,
      payload: [body],
      page: 1,
      totalPages: 1,
      totalDocs: 1,
      totalProducts: 1,
    }),
    answering(readOrderExchanges, (request) => {
      const product = new URL(request.url).searchParams.get('product');
      asked.push(product);
      if (!product) return { status, ...offered };
      const variants = ['S', 'M'].map((size) => ({ size, color: null, stock: 3 }));
      return { status, ...offered, lines: [{ ...offered.lines[0]!, differences: [3_000, 6_000], variants }] };
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Otra prenda' }));
  await user.type(screen.getByRole('searchbox'), 'body');
  await user.click(await screen.findByRole('button', { name: /^Agregar Body Luna.*M/ }));
  expect(await screen.findByText('Paga $3.000')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Talle y color' })).toHaveDisplayValue('M (quedan 3)');
  expect(await accessibilityFaults()).toEqual([]);
  await user.click(await submit());
  await screen.findByText('Otra página');
  expect(asked).toContain('p2');
  expect(sent).toMatchObject([{ line: 1, productId: 'p2', size: 'M', color: null, quantity: 1 }]);
});

test('staff go over the period only when they say so', async () => {
  offer = { ...offered, closed: 'late' };
  const { user } = open();
  expect(await screen.findByText(/Ya pasó el plazo de la tienda/)).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Talle nuevo' }), 'L (quedan 4)');
  expect(await submit()).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: 'Hacer el cambio igual' }));
  await user.click(await submit());
  await screen.findByText('Otra página');
  expect(sent).toMatchObject([{ outOfPeriod: true }]);
});

test('a refused exchange keeps what was chosen and says why', async () => {
  server.use(answering(openExchange, () => refusal(409, 'Ese talle se quedó sin stock.')));
  const { user } = open();
  await submit();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Talle nuevo' }), 'L (quedan 4)');
  await user.click(await submit());
  expect(await screen.findByText('Ese talle se quedó sin stock.')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Talle nuevo' })).toHaveDisplayValue('L (quedan 4)');
});

test('an order that was not delivered says what to do instead', async () => {
  offer = { ...offered, closed: 'undelivered', lines: [] };
  open();
  expect(await screen.findByText(/cambiá el talle editando la orden/)).toBeVisible();
});
