import {
  type ClientChange,
  type ClientDetail,
  getClient,
  joinClients,
  separateClients,
  updateClient,
} from '@shop/contract';
import { answering, fakeServer, refusal } from '@shop/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { accessibilityFaults } from '../../testing/accessibility-faults.ts';
import { renderRoute } from '../../testing/render-route.tsx';
import { Component as ClientDetailPage } from './client-detail-page.tsx';

const success = 'success' as const;
const at = '2026-11-03T15:00:00.000Z';
const bea = { _id: 'bea', name: 'Bea Gómez', phone: '2995000002', email: 'bea@ejemplo.com' };
const ana: ClientDetail = {
  _id: 'ana',
  name: 'Ana Ruiz',
  phone: '299 500-0001',
  email: 'ana@ejemplo.com',
  orders: 2,
  purchases: 1,
  spent: 45_000,
  lastPurchaseAt: '2026-11-03',
  consents: false,
  sizes: [{ size: 'M', units: 3 }],
  notes: 'Usa talle M',
  consent: null,
  similar: [bea],
  joined: [],
  keys: [{ kind: 'phone', key: '2995000001', orderNumber: 'JL-20261103-0001', at }],
  history: [{ _id: 'uno', orderNumber: 'JL-20261103-0001', createdAt: at, status: 'paid', total: 45_000 }],
  totalOrders: 1,
  totalPages: 1,
};
let stored: ClientDetail = ana;
let sent: unknown[] = [];

const server = fakeServer(
  answering(getClient, () => ({ status: success, client: stored })),
  answering(updateClient, async (request) => {
    const change = (await request.json()) as ClientChange;
    sent.push(change);
    if (change.seenNotes !== undefined && change.seenNotes !== stored.notes)
      return refusal(409, 'Otra persona escribió otra nota', { code: 'STALE_FIELDS' });
    if (change.notes !== undefined) stored = { ...stored, notes: change.notes };
    if (change.consent !== undefined)
      stored = {
        ...stored,
        consents: change.consent !== null,
        consent: { how: change.consent, by: 'Jazmín', at },
      };
    return { status: success, client: stored };
  }),
  answering(joinClients, async (request) => {
    sent.push(await request.json());
    stored = { ...stored, similar: [], joined: [{ ...bea, at, by: 'Jazmín' }] };
    return { status: success, client: stored };
  }),
  answering(separateClients, () => {
    stored = { ...stored, joined: [], similar: [bea] };
    return { status: success, client: stored };
  }),
);
beforeEach(() => {
  [stored, sent] = [ana, []];
});

const open = () => renderRoute([{ path: '/clients/:id', Component: ClientDetailPage }], '/clients/ana');

it('a client is shown with her totals explained, her sizes, her orders and where each key is from', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Ana Ruiz' })).toBeVisible();
  expect(screen.getByText('Las órdenes que están en Pagado.')).toBeVisible();
  expect(screen.getByText('M: 3 unidades')).toBeVisible();
  const orders = within(screen.getByRole('region', { name: 'Órdenes' }));
  expect(orders.getByRole('link', { name: '#JL-20261103-0001' })).toHaveAttribute('href', '/orders/uno');
  const keys = within(screen.getByRole('region', { name: 'Teléfonos y mails' }));
  expect(keys.getByText('2995000001').closest('li')).toHaveTextContent(
    /Teléfono 2995000001 desde JL-20261103-0001, .*2026/,
  );
  expect(screen.getByRole('link', { name: 'WhatsApp a la clienta' })).toHaveAttribute(
    'href',
    'https://wa.me/5492995000001?text=',
  );
  expect(await accessibilityFaults()).toEqual([]);
});

// @spec E.21
it('consent is noted with one tap and withdrawn with one', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Aceptó por WhatsApp' }));
  expect(await screen.findByText('Acepta recibir novedades: lo dijo por WhatsApp.')).toBeVisible();
  expect(screen.getByText(/Lo anotó Jazmín/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ya no acepta' }));
  expect(await screen.findByText('Ya no quiere recibir novedades.')).toBeVisible();
  expect(sent).toEqual([{ consent: 'whatsapp' }, { consent: null }]);
});

it('notes are saved, and those of another person are shown instead of overwritten', async () => {
  const { user } = open();
  const notes = await screen.findByLabelText('Notas sobre la clienta');
  await user.type(notes, ', prefiere retirar');
  stored = { ...stored, notes: 'Paga en efectivo' };
  await user.click(screen.getByRole('button', { name: 'Guardar notas' }));
  expect(await screen.findByText('Paga en efectivo')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Dejar la mía' }));
  await user.click(screen.getByRole('button', { name: 'Guardar notas' }));
  expect(await screen.findByText('Notas guardadas')).toBeVisible();
  expect(sent.at(-1)).toEqual({ notes: 'Usa talle M, prefiere retirar', seenNotes: 'Paga en efectivo' });
  expect(notes).toHaveValue('Usa talle M, prefiere retirar');
});

it('a client who may be the same person is joined and separated again', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Unir con Bea Gómez' }));
  const question = within(await screen.findByRole('alertdialog', { name: '¿Unir con Bea Gómez?' }));
  await user.click(question.getByRole('button', { name: 'Unir' }));
  expect(await screen.findByRole('heading', { name: 'Clientas unidas' })).toBeVisible();
  expect(sent).toEqual([{ other: 'bea' }]);
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  expect(await accessibilityFaults()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Separar a Bea Gómez' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Separar' }));
  expect(await screen.findByRole('button', { name: 'Unir con Bea Gómez' })).toBeVisible();
});

it('a client who is gone is reported with a way back', async () => {
  server.use(answering(getClient, () => refusal(404, 'Esa clienta ya no está.')));
  open();
  expect(await screen.findByText('Esa clienta ya no está.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Volver a Clientas' })).toBeVisible();
});
