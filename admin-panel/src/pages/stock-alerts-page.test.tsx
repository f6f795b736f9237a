import {
  type AwaitedVariant,
  deletePhoneAlert,
  listAwaitedVariants,
  listPhoneAlerts,
  markPhoneAlert,
  type PhoneAlert,
} from '@shop/contract';
import { answering, fakeServer, refusal } from '@shop/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { accessibilityFaults } from '../testing/accessibility-faults.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { Component as StockAlertsPage } from './stock-alerts-page.tsx';

const success = 'success' as const;
const product = { _id: 'p1', title: 'Conjunto Alma', slug: 'conjunto-alma' };
const anAlert = (given: Partial<PhoneAlert> = {}): PhoneAlert => ({
  _id: 'uno',
  product,
  size: 'M',
  color: 'Rosa viejo',
  stock: 2,
  phone: '299 555-1234',
  state: 'due',
  createdAt: '2026-11-20T12:00:00.000Z',
  ...given,
});
const aVariant: AwaitedVariant = {
  product: { _id: 'p2', title: 'Body Luna', slug: 'body-luna' },
  size: '90',
  color: null,
  stock: 0,
  waiting: 3,
  since: '2026-11-18T12:00:00.000Z',
};

let stored: PhoneAlert[] = [];
let variants: AwaitedVariant[] = [];
let requests: Record<string, string>[] = [];
let sent: unknown[] = [];
const server = fakeServer(
  answering(listPhoneAlerts, (request) => {
    requests.push(Object.fromEntries(new URL(request.url).searchParams));
    return { status: success, alerts: stored, totalAlerts: stored.length, totalPages: 1, due: 1 };
  }),
  answering(listAwaitedVariants, () => ({
    status: success,
    variants,
    totalVariants: variants.length,
    totalPages: 1,
  })),
  answering(markPhoneAlert, async (request, { id }) => {
    const change = (await request.json()) as { told: boolean };
    sent.push(change);
    const state = change.told ? ('told' as const) : ('due' as const);
    stored = stored.map((one) => (one._id === id ? { ...one, state } : one));
    return { status: success, alert: stored.find(({ _id }) => _id === id)! };
  }),
  answering(deletePhoneAlert, (_request, { id }) => {
    stored = stored.filter(({ _id }) => _id !== id);
    return { status: success, message: 'Aviso eliminado.' };
  }),
);
beforeEach(() => {
  stored = [anAlert()];
  variants = [aVariant];
  requests = [];
  sent = [];
});

const open = (address = '/stock-alerts') =>
  renderRoute([{ path: '/stock-alerts', Component: StockAlertsPage }], address);
const phones = async () => within(await screen.findByRole('region', { name: 'Para avisar por WhatsApp' }));
const awaited = async () => within(await screen.findByRole('region', { name: 'Lo más esperado' }));
const named = (action: string) => `${action}: 299 555-1234, Conjunto Alma`;
const chatText = (link: HTMLElement) => new URL((link as HTMLAnchorElement).href).searchParams.get('text');

test('alerts page shows who waits by phone, and a chat with the product and its public address', async () => {
  open();
  const list = await phones();
  expect(await list.findByText('299 555-1234')).toBeVisible();
  const item = within(list.getByRole('listitem'));
  expect(item.getByText('Talle M · Rosa viejo · 2 en stock')).toBeVisible();
  expect(item.getByText('· Espera desde el 20/11/2026')).toBeVisible();
  expect(item.getByText('Para avisar')).toBeVisible();
  const chat = item.getByRole('link', { name: named('Escribir por WhatsApp') });
  await waitFor(() => expect(chatText(chat)).toContain('Te escribimos de Jazmín Lencería'));
  expect(chat).toHaveAttribute('href', expect.stringMatching(/^https:\/\/wa\.me\/5492995551234\?/));
  expect(chatText(chat)).toContain('Volvió lo que esperabas: Conjunto Alma, talle M, Rosa viejo.');
  expect(chatText(chat)).toContain(`${window.location.origin}/product/conjunto-alma?color=rosa-viejo`);
  expect(await accessibilityFaults()).toEqual([]);
});

// @spec A.54
test('alerts page shows the most awaited variants, linked to the form of their product', async () => {
  open();
  const list = await awaited();
  expect(await list.findByText('3 esperan')).toBeVisible();
  expect(list.getByRole('link', { name: 'Body Luna' })).toHaveAttribute('href', '/products/edit/p2');
  expect(list.getByText('Talle 90 · Sin stock · Desde el 18/11/2026')).toBeVisible();
});

// @spec A.54
test('alerts page marks a shopper as told at once and undoes it', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: named('Marcar avisada') }));
  expect(await screen.findByText('Avisada')).toBeVisible();
  expect(await screen.findByText('Clienta avisada')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Deshacer:/ }));
  expect(await (await phones()).findByRole('button', { name: named('Marcar avisada') })).toBeVisible();
  await waitFor(() => expect(sent).toEqual([{ told: true }, { told: false }]));
});

test('alerts page takes the mark back when it cannot be saved', async () => {
  server.use(answering(markPhoneAlert, () => refusal(404, 'Ese aviso ya no está.')));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: named('Marcar avisada') }));
  expect(await screen.findByText('No pudimos guardar el cambio: Ese aviso ya no está.')).toBeVisible();
  expect(await screen.findByRole('button', { name: named('Marcar avisada') })).toBeVisible();
});

test('alerts page offers a mark for a shopper who waits only once the chat was opened', async () => {
  stored = [anAlert({ state: 'waiting', stock: 0 })];
  const { user } = open();
  const chat = await screen.findByRole('link', { name: named('Escribir por WhatsApp') });
  expect(chatText(chat)).toContain('por lo que esperás: Conjunto Alma');
  expect(screen.queryByRole('button', { name: named('Marcar avisada') })).toBeNull();
  chat.addEventListener('click', (event) => event.preventDefault());
  await user.click(chat);
  expect(screen.getByRole('button', { name: named('Marcar avisada') })).toBeVisible();
});

test('alerts page deletes an alert after a question', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: named('Eliminar') }));
  const dialog = within(screen.getByRole('alertdialog', { name: '¿Eliminar el aviso de Conjunto Alma?' }));
  await user.click(dialog.getByRole('button', { name: 'Eliminar aviso' }));
  expect(await screen.findByText('Aviso eliminado')).toBeVisible();
  expect(await screen.findByText('No hay avisos')).toBeVisible();
});

test('alerts page names a product that was deleted, and a phone that WhatsApp does not know', async () => {
  const gone = { _id: 'p1', title: '', slug: '' };
  stored = [anAlert({ product: gone, phone: '123456' })];
  variants = [];
  open();
  expect(await screen.findByText('Producto eliminado')).toBeVisible();
  expect(screen.getByText('WhatsApp no reconoce este número.')).toBeVisible();
  expect(await screen.findByText('Nadie espera un producto')).toBeVisible();
});

test('alerts page filters by state in the address', async () => {
  const { user, router } = open();
  await user.click(await screen.findByRole('button', { name: 'Para avisar' }));
  await waitFor(() => expect(requests.at(-1)).toEqual({ page: '1', limit: '20', state: 'due' }));
  expect(router.state.location.search).toBe('?estado=para-avisar');
});

test.each([
  ['/stock-alerts', 'Cuando una clienta pida un aviso por WhatsApp, lo vas a ver acá.'],
  ['/stock-alerts?estado=avisadas', 'Ningún aviso coincide con este filtro.'],
])('alerts page without alerts shows at %s why it is empty', async (address, text) => {
  stored = [];
  open(address);
  expect(await screen.findByText(text)).toBeVisible();
});

test('alerts page shows the load error with a retry button', async () => {
  server.use(answering(listPhoneAlerts, () => refusal(403, 'No tenés permiso')));
  const { user } = open();
  const list = await phones();
  expect(await list.findByText('No pudimos cargar los avisos: No tenés permiso')).toBeVisible();
  server.resetHandlers();
  await user.click(list.getByRole('button', { name: 'Reintentar' }));
  expect(await list.findByText('299 555-1234')).toBeVisible();
});
