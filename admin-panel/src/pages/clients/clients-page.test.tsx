import { type ClientSummary, exportClients, listClients } from '@shop/contract';
import { type CallRequest, setTransport } from '@shop/web-kit/api';
import { answering, fakeServer, refusal } from '@shop/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { accessibilityFaults } from '../../testing/accessibility-faults.ts';
import { renderRoute } from '../../testing/render-route.tsx';
import { Component as ClientsPage } from './clients-page.tsx';

const download = vi.hoisted(() => vi.fn());
vi.mock('#shared/download-file.ts', () => ({ downloadFile: download }));

const success = 'success' as const;
const ana: ClientSummary = {
  _id: 'ana',
  name: 'Ana Ruiz',
  phone: '299 500-0001',
  email: 'ana@ejemplo.com',
  orders: 4,
  purchases: 3,
  spent: 45_000,
  lastPurchaseAt: '2026-11-03',
  consents: true,
};
let asked: string[] = [];
let pendingOrders = 0;
let clients: ClientSummary[] = [];

const server = fakeServer(
  answering(listClients, (request) => {
    asked.push(new URL(request.url).search);
    return { status: success, clients, totalClients: clients.length, totalPages: 1, pendingOrders };
  }),
);
beforeEach(() => {
  [asked, pendingOrders, clients] = [[], 0, [ana]];
});

const open = () => renderRoute([{ path: '/clients', Component: ClientsPage }], '/clients');

it('clients are listed with what they bought, and link to their pages', async () => {
  open();
  expect(await screen.findByRole('link', { name: 'Ana Ruiz' })).toHaveAttribute('href', '/clients/ana');
  expect(screen.getByText('$45.000')).toBeVisible();
  expect(screen.getByText(/03\/11\/2026/)).toBeVisible();
  expect(screen.getByText('1 clienta')).toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
});

it('clients are searched, sorted and filtered by their consent, and the address keeps it', async () => {
  const { user, router } = open();
  await user.type(await screen.findByLabelText('Buscar clientas'), '299 500{Enter}');
  await user.selectOptions(screen.getByLabelText('Ordenar por'), 'Total gastado');
  await user.click(screen.getByLabelText('Aceptan novedades'));
  await waitFor(() => expect(asked.at(-1)).toBe('?page=1&limit=20&search=299+500&sort=spent&consent=yes'));
  expect(router.state.location.search).toBe('?buscar=299+500&orden=gasto&novedades=si');
});

it('an export has the filters of the list, and one for news asks for those who agreed', async () => {
  const { user } = open();
  await screen.findByRole('link', { name: 'Ana Ruiz' });
  const sent: CallRequest[] = [];
  // jsdom's requests cannot return a Blob.
  setTransport((one) => {
    sent.push(one);
    return Promise.resolve(new Blob(['Nombre']));
  });
  await user.click(screen.getByRole('button', { name: 'Exportar para novedades' }));
  await waitFor(() => expect(download).toHaveBeenCalledTimes(1));
  await user.click(screen.getByRole('button', { name: 'Exportar' }));
  await waitFor(() => expect(download).toHaveBeenCalledTimes(2));
  setTransport(null);
  expect(sent.map(({ endpoint, input }) => [endpoint, input])).toEqual([
    [exportClients, { query: { sort: 'last', for: 'news' } }],
    [exportClients, { query: { sort: 'last' } }],
  ]);
});

it('a list without clients and one that is still read say so', async () => {
  [pendingOrders, clients] = [1_200, []];
  open();
  expect(await screen.findByRole('heading', { name: 'No hay clientas' })).toBeVisible();
  expect(screen.getByText(/faltan 1200/)).toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
});

it('a list that fails can be loaded again', async () => {
  server.use(answering(listClients, () => refusal(403, 'Acá no')));
  const { user } = open();
  expect(await screen.findByText('No pudimos cargar las clientas: Acá no')).toBeVisible();
  server.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('link', { name: 'Ana Ruiz' })).toBeVisible();
});
