import {
  exchangeMessages,
  getShop,
  readCase,
  readExchange,
  recordExchangeStep,
  type StaffExchange,
} from '@shop/contract';
import { aShop, answering, fakeServer, refusal } from '@shop/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { accessibilityFaults } from '../../testing/accessibility-faults.ts';
import { aCase } from '../../testing/case-setup.tsx';
import { anExchange } from '../../testing/exchange-setup.ts';
import { renderRoute } from '../../testing/render-route.tsx';
import { Component as CaseDetailPage } from './case-detail-page.tsx';

const status = 'success' as const;
const code = anExchange().code;
let stored: StaffExchange;
let sent: unknown[] = [];
const record = { ...aCase(), code, kind: 'exchange' as const, state: 'new', nextSteps: [] };
const server = fakeServer(
  answering(getShop, { status, shop: aShop() }),
  answering(readCase, { status, case: record }),
  answering(readExchange, () => ({ status, exchange: stored })),
  answering(recordExchangeStep, async (request) => {
    sent.push(await request.json());
    stored = { ...stored, state: 'goods_received', nextSteps: ['handed_over'] };
    return { status, exchange: stored };
  }),
);
beforeEach(() => {
  stored = anExchange();
  sent = [];
});

const open = () => renderRoute([{ path: '/cases/:id', Component: CaseDetailPage }], '/cases/caso');
const steps = async () => within(await screen.findByRole('region', { name: 'Próximo paso' }));

test('the case of an exchange shows garment, money and reservation, and the usual step first', async () => {
  open();
  expect(await screen.findByText('1 × Conjunto Alma: M → L')).toBeVisible();
  const panel = await steps();
  expect(panel.getByText('Sin diferencia')).toBeVisible();
  expect(panel.getByText('05/12/2026 23:59')).toBeVisible();
  expect(panel.getAllByRole('button')[0]).toHaveTextContent('Aceptar el cambio');
  expect(panel.getByRole('link', { name: 'Escribir por WhatsApp' })).toHaveAttribute(
    'href',
    expect.stringContaining('wa.me/5492994123456?text='),
  );
  expect(screen.queryByText(/arrepentimiento/i)).toBeNull();
  expect(await accessibilityFaults()).toEqual([]);
});

test('goods that came back are recorded with what becomes of them, and the waived difference', async () => {
  stored = anExchange({ difference: 1_500, fullDifference: 1_500 });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Recibí la prenda' }));
  await user.click(screen.getByRole('button', { name: 'No se puede vender' }));
  await user.click(screen.getByRole('checkbox', { name: 'No cobrar la diferencia ($1.500)' }));
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('Anotado en el cambio.')).toBeVisible();
  expect(sent).toEqual([
    {
      step: 'goods_received',
      expectedState: 'new',
      note: '',
      notify: true,
      restock: false,
      waive: true,
    },
  ]);
  expect(await screen.findByRole('button', { name: 'Entregué la nueva' })).toBeVisible();
});

test('a rejection without its reason is refused, and keeps what was typed', async () => {
  server.use(answering(recordExchangeStep, () => refusal(400, exchangeMessages.reason)));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Rechazar' }));
  await user.type(screen.getByRole('textbox', { name: /Por qué no se puede/ }), ' ');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('Contale a la clienta por qué no se puede')).toBeVisible();
  expect(screen.getByRole('dialog', { name: 'Rechazar el cambio' })).toBeVisible();
});

test('an unsettled difference leads to the payments of the order', async () => {
  const difference = { difference: 1_500, fullDifference: 1_500, orderDue: 1_500 };
  stored = anExchange({ ...difference, state: 'goods_received', nextSteps: ['handed_over'] });
  open();
  expect(await screen.findByText(/Faltan \$1\.500 en la orden/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ir a los pagos de la orden' })).toHaveAttribute(
    'href',
    '/orders/o1',
  );
});

test('the sheet for the parcel has code, garment and both sizes', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Imprimir para el paquete' }));
  expect(await screen.findByRole('heading', { name: 'Cambio de talle' })).toBeVisible();
  expect(screen.getByText(`Código: ${code}`)).toBeVisible();
  await vi.waitFor(() => expect(print).toHaveBeenCalled());
  print.mockRestore();
});

test('a failed load of the exchange can be repeated', async () => {
  server.use(answering(readExchange, () => refusal(404, 'Ese cambio no existe.')));
  const { user } = open();
  expect(await screen.findByText('Ese cambio no existe.', {}, { timeout: 10_000 })).toBeVisible();
  server.use(answering(readExchange, { status, exchange: stored }));
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('1 × Conjunto Alma: M → L')).toBeVisible();
});

test('an exchange that was asked for with a link of the team says so', async () => {
  stored = { ...stored, linkNote: 'Con un enlace que pidió el equipo (Vera)' };
  open();
  expect(await screen.findByText('Con un enlace que pidió el equipo (Vera)')).toBeVisible();
});
