import { businessDay, closeTill, readTill, type Till } from '@shop/contract';
import { answering, fakeServer, refusal } from '@shop/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { accessibilityFaults } from '../testing/accessibility-faults.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { Component as ReportsPage } from './reports-page.tsx';

const success = 'success' as const;
const today = businessDay(new Date());
type Closing = Till['closings'][number];
let till: Till;
let sent: Record<string, unknown>[] = [];

const aClosing = (changes: Partial<Closing> = {}): Closing => ({
  _id: 'c1',
  day: today,
  openingCash: 5_000,
  expectedCash: 12_000,
  countedCash: 11_500,
  difference: -500,
  leftCash: 5_000,
  note: '',
  actor: 'ana',
  at: '2026-11-24T23:30:00.000Z',
  ...changes,
});

const server = fakeServer(
  answering(readTill, () => ({ status: success, till })),
  answering(closeTill, async (request) => {
    sent.push((await request.json()) as Record<string, unknown>);
    const closing = aClosing();
    till = { ...till, closings: [closing, ...till.closings] };
    return { status: success, closing };
  }),
);

beforeEach(() => {
  sent = [];
  till = {
    day: today,
    suggestedOpening: 5_000,
    closings: [],
    handovers: [],
    methods: [
      { method: 'cash', name: 'Efectivo', isCash: true, collected: 8_000, returned: 1_000, net: 7_000 },
      {
        method: 'transfer',
        name: 'Transferencia',
        isCash: false,
        collected: 20_000,
        returned: 0,
        net: 20_000,
      },
    ],
    entries: [
      { at: `${today}T15:00:00Z`, kind: 'refund', amount: -1_000, orderId: null, orderNumber: 'JL-1' },
      { at: `${today}T14:00:00Z`, kind: 'payment', amount: 8_000, orderId: 'o2', orderNumber: 'JL-2' },
    ],
  };
});

const open = () => renderRoute([{ path: '/reports', Component: ReportsPage }], '/reports');
const counted = () => screen.findByLabelText('Contado');
const region = (name: string) => within(screen.getByRole('region', { name }));

// @spec E.23
it('a till opens on today with the expected cash and the entries behind it', async () => {
  open();
  expect(await counted()).toHaveValue('');
  expect(screen.getByLabelText('Caja inicial')).toHaveValue('5.000');
  const cash = region('Efectivo');
  for (const text of ['+ $8.000', '− $1.000', '$12.000']) expect(cash.getByText(text)).toBeVisible();
  const entries = region('Movimientos en efectivo (2)');
  expect(entries.getByRole('link', { name: 'JL-2' })).toHaveAttribute('href', '/orders/o2');
  expect(entries.getByText('Orden eliminada JL-1')).toBeVisible();
  expect(region('Otros medios del día').getByText('$20.000')).toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
});

it('the difference is said while the cash is counted, and the opening counts', async () => {
  const { user } = open();
  await user.type(await counted(), '11500');
  expect(region('Efectivo').getByRole('status')).toHaveTextContent('Faltan $500');
  await user.clear(screen.getByLabelText('Caja inicial'));
  await user.type(screen.getByLabelText('Caja inicial'), '4500');
  expect(region('Efectivo').getByRole('status')).toHaveTextContent('Coincide');
  await user.type(await counted(), '0');
  expect(region('Efectivo').getByRole('status')).toHaveTextContent('Sobran $103.500');
});

it('a closed till shows a line to share with the totals of the other methods', async () => {
  const { user } = open();
  await user.type(await counted(), '11500');
  await user.click(screen.getByRole('button', { name: 'Cerrar caja' }));
  expect(await screen.findByText('Caja cerrada: faltan $500')).toBeInTheDocument();
  expect(sent).toEqual([
    {
      day: today,
      openingCash: 5_000,
      expectedCash: 12_000,
      countedCash: 11_500,
      leftCash: 5_000,
      note: '',
    },
  ]);
  expect(
    await screen.findByText(
      /^Cierre de caja .* Contado \$11\.500 · Faltan \$500 .* Transferencia \$20\.000$/,
    ),
  ).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Cerrar de nuevo' })).toBeVisible();
  expect(await counted()).toHaveValue('');
  expect(await accessibilityFaults()).toEqual([]);
});

it('a till without a count is not closed', async () => {
  const { user } = open();
  await counted();
  await user.click(screen.getByRole('button', { name: 'Cerrar caja' }));
  expect(await counted()).toHaveAccessibleDescription('Escribí cuánto contaste');
  expect(sent).toEqual([]);
});

it('a payment that came while the cash was counted keeps what was typed and shows the new figure', async () => {
  const message = 'Entró o salió efectivo mientras contabas: ahora se esperan $13.000.';
  const { user } = open();
  await user.type(await counted(), '12000');
  server.use(answering(closeTill, () => refusal(409, message, { code: 'STALE_TILL' })));
  till = {
    ...till,
    methods: [
      { method: 'cash', name: 'Efectivo', isCash: true, collected: 9_000, returned: 1_000, net: 8_000 },
    ],
  };
  await user.click(screen.getByRole('button', { name: 'Cerrar caja' }));
  expect(await screen.findByText(message)).toBeVisible();
  await waitFor(() => expect(region('Efectivo').getByRole('status')).toHaveTextContent('Faltan $1.000'));
  expect(await counted()).toHaveValue('12.000');
});

it('both closings of a day stay in sight, and later cash is named', async () => {
  till = {
    ...till,
    methods: [{ method: 'cash', name: 'Efectivo', isCash: true, collected: 8_000, returned: 0, net: 8_000 }],
    closings: [aClosing({ _id: 'c2', countedCash: 12_000, difference: 0 }), aClosing({ note: 'Apurada' })],
    handovers: [],
  };
  open();
  const closings = within(await screen.findByRole('region', { name: 'Cierres del día' }));
  const [newest, former] = closings.getAllByRole('listitem');
  expect(newest).toHaveTextContent('Vale este');
  expect(former).toHaveTextContent('CorregidoContado $11.500 de $12.000 esperados · Faltan $500');
  expect(former).toHaveTextContent('Apurada');
  expect(screen.getByText(/Después del último cierre el efectivo cambió en \$1\.000/)).toBeVisible();
});

it('a till that cannot be loaded can be retried', async () => {
  server.use(answering(readTill, () => refusal(404, 'Acá no')));
  const { user } = open();
  expect(await screen.findByText('No pudimos cargar la caja: Acá no')).toBeVisible();
  server.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await counted()).toBeVisible();
});
