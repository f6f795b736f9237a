import { getOpening } from '@shop/contract';
import { anOpening, answering } from '@shop/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { accessibilityFaults } from '../testing/accessibility-faults.ts';
import { server, status } from '../testing/dashboard-setup.tsx';
import { renderRoute } from '../testing/render-route.tsx';
import { Component as DashboardPage } from './dashboard-page.tsx';

const red = {
  key: 'seller-cuit',
  title: 'Tu CUIT',
  why: 'Lo pide la ley.',
  law: '',
  state: 'red',
  toConfirm: '',
  path: '/settings?seccion=tienda&campo=cuit',
  detail: 'Falta.',
  waiver: null,
};
const green = { ...red, key: 'https', title: 'Una dirección segura', state: 'green', detail: '' };

const open = (isOpen: boolean, checks: (typeof red)[]) => {
  const isReady = checks.every(({ state }) => state === 'green');
  server.use(answering(getOpening, { status, opening: anOpening({ isOpen, isReady, checks }) }));
  renderRoute([{ path: '/', Component: DashboardPage }], '/', { retry: false });
};

test('the dashboard of a closed shop lists what is missing and leads to each field', async () => {
  open(false, [red, green]);
  const panel = within(await screen.findByRole('region', { name: 'Prepará tu tienda' }));
  expect(panel.getByText('1 de 2 listos')).toBeVisible();
  expect(panel.getAllByRole('listitem')).toHaveLength(1);
  expect(panel.getByRole('link', { name: /Tu CUIT/ })).toHaveAttribute('href', red.path);
  expect(panel.getByRole('link', { name: 'Ver la lista completa' })).toHaveAttribute('href', '/opening');
  expect(await accessibilityFaults()).toEqual([]);
});

test('the dashboard of a closed shop shows the first tasks and leaves the others to the list', async () => {
  open(
    false,
    Array.from({ length: 9 }, (_, at) => ({ ...red, key: `check-${at}`, title: `Tarea ${at}` })),
  );
  const panel = within(await screen.findByRole('region', { name: 'Prepará tu tienda' }));
  expect(panel.getAllByRole('listitem')).toHaveLength(6);
  expect(panel.getByText('0 de 9 listos')).toBeVisible();
});

test('the dashboard of a shop that is ready leads to its opening', async () => {
  open(false, [green]);
  expect(await screen.findByRole('link', { name: 'Ir a abrir la tienda' })).toHaveAttribute(
    'href',
    '/opening',
  );
});

test('the dashboard of an open shop names what is missing again', async () => {
  open(true, [red, green]);
  expect(await screen.findByText('Un punto de la tienda pide tu atención.')).toBeVisible();
});

test('the dashboard of an open shop without anything missing says nothing of its opening', async () => {
  open(true, [green]);
  expect(await screen.findByText('Esperan una acción')).toBeVisible();
  expect(screen.queryByText('Prepará tu tienda')).toBeNull();
});
