import {
  addDays,
  businessDay,
  type CaseRecord,
  countDueCases,
  listCases,
  listOrders,
  openCaseByStaff,
  withdrawalMessages,
} from '@shop/contract';
import { anAdminOrder, answering, fakeServer, refusal } from '@shop/web-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { accessibilityFaults } from '../../testing/accessibility-faults.ts';
import { aCase } from '../../testing/case-setup.tsx';
import { renderRoute } from '../../testing/render-route.tsx';
import { Component as CasesPage } from './cases-page.tsx';
import { Component as NewCasePage } from './new-case-page.tsx';

const status = 'success' as const;
let stored: CaseRecord[] = [];
let requests: Record<string, string>[] = [];
let sent: unknown[] = [];
const server = fakeServer(
  answering(countDueCases, { status, due: 1 }),
  answering(listCases, (request) => {
    requests.push(Object.fromEntries(new URL(request.url).searchParams));
    const entries = stored.map((one) => ({ dueAt: one.dueAt, case: one, message: null }));
    return { status, entries, totalEntries: entries.length, totalPages: 1 };
  }),
  answering(openCaseByStaff, async (request) => {
    sent.push(await request.json());
    return { status, case: aCase({ channel: 'staff' }) };
  }),
);
beforeEach(() => {
  stored = [];
  requests = [];
  sent = [];
});

const open = (address = '/cases') =>
  renderRoute(
    [
      { path: '/cases', Component: CasesPage },
      { path: '/cases/new', Component: NewCasePage },
    ],
    address,
  );
const dueIn = (hours: number) => new Date(Date.now() + hours * 3_600_000 + 60_000).toISOString();

// @spec A.8
test.each([
  [23, 'Antes del'],
  [11, 'Vence pronto'],
  [-1, 'Venció'],
])('a withdrawal that is due in %i hours says %s', async (hours, badge) => {
  stored = [aCase({ dueAt: dueIn(hours) })];
  open();
  const row = await screen.findByRole('link', { name: /ARR-20261120-K7M2QX/ });
  expect(within(row).getByText(new RegExp(`^${badge}`))).toBeVisible();
  expect(row).toHaveAttribute('href', '/cases/caso');
  expect(row).toHaveTextContent('Ana Paz · Orden JL-20261118-0003');
  expect(await accessibilityFaults()).toEqual([]);
});

test('a case that is closed or late, or whose order nobody knows, says so', async () => {
  stored = [
    aCase({ _id: 'uno', state: 'money_returned', isOpen: false, dueAt: null }),
    aCase({ _id: 'dos', term: 'late', order: null, orderNumber: 'JL-1' }),
  ];
  open();
  expect(await screen.findByText('Dinero devuelto')).toBeVisible();
  expect(screen.getByText('Fuera de término')).toBeVisible();
  expect(screen.getByText(/Orden JL-1: no existe/)).toBeVisible();
});

// @spec F.2
test('cases are searched by code, order or contact', async () => {
  const { user } = open();
  await user.type(await screen.findByRole('searchbox', { name: 'Buscar caso' }), 'ARR-2026{Enter}');
  await waitFor(() => expect(requests.at(-1)).toMatchObject({ search: 'ARR-2026' }));
});

test('staff open the withdrawal of a client who calls, with the number of the order', async () => {
  const { user, router } = open('/cases/new?pedido=JL-20261118-0003');
  expect(await screen.findByRole('textbox', { name: 'Número de orden' })).toHaveValue('JL-20261118-0003');
  await user.type(screen.getByRole('textbox', { name: 'Nombre' }), 'Ana');
  const yesterday = addDays(businessDay(new Date()), -1);
  fireEvent.change(screen.getByLabelText('Día en que lo pidió'), { target: { value: yesterday } });
  await user.click(screen.getByRole('button', { name: 'Cargar el caso' }));
  expect(await screen.findByText(/Caso ARR-20261120-K7M2QX cargado/)).toBeVisible();
  expect(router.state.location.pathname).toBe('/cases/caso');
  const wish = {
    kind: 'withdrawal',
    orderNumber: 'JL-20261118-0003',
    name: 'Ana',
    day: yesterday,
    way: 'phone',
  };
  expect(sent).toMatchObject([wish]);
});

test('a withdrawal without number and contact is refused beside its field, and keeps what was typed', async () => {
  const { user } = open('/cases/new');
  await user.type(await screen.findByRole('textbox', { name: 'Nombre' }), 'Ana');
  await user.click(screen.getByRole('button', { name: 'Cargar el caso' }));
  expect(await screen.findByText(withdrawalMessages.contact)).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Teléfono' }), '299 412-3456');
  server.use(answering(openCaseByStaff, () => refusal(429, 'Error 429: demasiadas')));
  await user.click(screen.getByRole('button', { name: 'Cargar el caso' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/429/);
  expect(screen.getByRole('textbox', { name: 'Nombre' })).toHaveValue('Ana');
});

test('staff pick the order of a client by her phone, and may say that nobody has answered her', async () => {
  const order = anAdminOrder({ orderNumber: 'JL-20261120-0009' });
  const searched: (string | null)[] = [];
  server.use(
    answering(listOrders, (request) => {
      searched.push(new URL(request.url).searchParams.get('search'));
      return { status, orders: [order], totalOrders: 1, totalPages: 1, page: 1, limit: 5 };
    }),
  );
  const { user } = open('/cases/new');
  await user.type(await screen.findByRole('textbox', { name: 'Teléfono' }), '299 412');
  await user.click(await screen.findByRole('button', { name: 'Elegir la orden JL-20261120-0009' }));
  expect(searched).toEqual(['299 412']);
  expect(screen.getByRole('textbox', { name: 'Número de orden' })).toHaveValue('JL-20261120-0009');
  expect(screen.getByRole('textbox', { name: 'Nombre' })).toHaveValue(order.shippingInfo.fullName);
  expect(screen.queryByText('¿Es alguna de estas órdenes?')).toBeNull();
  await user.selectOptions(screen.getByLabelText('Ya le respondiste'), '');
  await user.click(screen.getByRole('button', { name: 'Cargar el caso' }));
  await screen.findByText(/Caso ARR-20261120-K7M2QX cargado/);
  expect(sent).toMatchObject([{ orderNumber: 'JL-20261120-0009', phone: order.shippingInfo.phone }]);
  expect(sent[0]).not.toHaveProperty('way');
});
