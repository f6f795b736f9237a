import {
  type CaseDetail,
  type DataRequestDetail,
  eraseForDataRequest,
  getShop,
  readCase,
  readDataRequest,
  recordDataRequestStep,
} from '@shop/contract';
import { aShop, answering, fakeServer, refusal } from '@shop/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { accessibilityFaults } from '../../testing/accessibility-faults.ts';
import { aCase } from '../../testing/case-setup.tsx';
import { renderRoute } from '../../testing/render-route.tsx';
import { Component as CaseDetailPage } from './case-detail-page.tsx';

const status = 'success' as const;
let record: CaseDetail;
const waiting: CaseDetail = {
  ...aCase(),
  kind: 'data_request',
  code: 'DAT-20261120-K7M2QX',
  state: 'unverified',
  term: 'unknown',
  deadline: null,
  deliveredAt: null,
  nextSteps: ['note'],
  phone: '299 412-3456',
};
const links = { page: 'http://tienda/api/pagina', json: 'http://tienda/api/json' };
let detail: DataRequestDetail;
let sent: unknown[] = [];
const server = fakeServer(
  answering(getShop, { status, shop: aShop() }),
  answering(readCase, () => ({ status, case: record })),
  answering(readDataRequest, () => ({ status, ...detail })),
  answering(recordDataRequestStep, async (request) => {
    sent.push(await request.json());
    detail = { ...detail, state: 'verified', isProven: true, orders: ['JL-20261120-0001'], links };
    return { status, ...detail };
  }),
  answering(eraseForDataRequest, () => {
    sent.push('erased');
    detail = { ...detail, state: 'answered' };
    return { status, ...detail };
  }),
);
beforeEach(() => {
  sent = [];
  record = waiting;
  detail = {
    state: 'unverified',
    request: 'deletion',
    isProven: false,
    orders: [],
    blockers: [],
    links: null,
    whatsappText: 'Hola, ¿fuiste vos?',
  };
});

const open = () => renderRoute([{ path: '/cases/:id', Component: CaseDetailPage }], '/cases/caso');
const dialog = () => within(screen.getByRole('dialog'));

// @spec F.12
test('a data request that nobody proved offers to prove the person, and no data', async () => {
  const { user } = open();
  expect(await screen.findByText(/Todavía no sabemos si es ella/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Borrar sus datos' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Ver sus datos' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Escribirle' })).toBeNull();
  expect(await accessibilityFaults()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Confirmó por WhatsApp' }));
  await user.click(dialog().getByRole('button', { name: 'Confirmar' }));
  expect(await screen.findByRole('link', { name: 'Ver sus datos' })).toHaveAttribute('href', links.page);
  expect(sent).toEqual([{ step: 'verified_by_staff', note: '' }]);
});

test('a deletion is asked about before it is done', async () => {
  detail = { ...detail, state: 'verified', isProven: true, orders: ['JL-20261120-0001'], links };
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Borrar sus datos' }));
  expect(sent).toEqual([]);
  expect(dialog().getByText(/No se puede deshacer/)).toBeVisible();
  await user.click(dialog().getByRole('button', { name: 'Borrar sus datos' }));
  await screen.findByText('Listo, quedó anotado.');
  expect(sent).toEqual(['erased']);
});

test('a deletion that must wait says for what', async () => {
  detail = {
    ...detail,
    state: 'verified',
    isProven: true,
    orders: ['JL-20261120-0001'],
    links,
    blockers: [{ name: 'JL-20261120-0001', reason: 'in_progress' }],
  };
  open();
  expect(await screen.findByText('JL-20261120-0001: la compra sigue en curso')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Borrar cuando termine' })).toBeVisible();
});

test('a rejection without its reason is refused, and what was typed stays', async () => {
  server.use(answering(recordDataRequestStep, () => refusal(400, 'Escribí el motivo')));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Rechazar' }));
  await user.type(dialog().getByRole('textbox', { name: 'Motivo' }), 'No');
  await user.click(dialog().getByRole('button', { name: 'Confirmar' }));
  expect(await screen.findByText('Escribí el motivo')).toBeVisible();
  expect(dialog().getByRole('textbox', { name: 'Motivo' })).toHaveValue('No');
});

test('a request whose person was erased is closed and asks nobody to prove her', async () => {
  record = { ...waiting, state: 'answered', isOpen: false, email: '', phone: '' };
  detail = { ...detail, state: 'answered' };
  open();
  expect(await screen.findByText('Este pedido ya está respondido.')).toBeVisible();
  expect(screen.queryByText(/Todavía no sabemos si es ella/)).toBeNull();
});
