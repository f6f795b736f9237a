import { type PageVitals, VITALS_PAGES, vitalsStats } from '@shop/contract';
import { answering, refusal } from '@shop/web-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { accessibilityFaults } from '../testing/accessibility-faults.ts';
import { server, status } from '../testing/dashboard-setup.tsx';
import { renderRoute } from '../testing/render-route.tsx';
import { Component as DashboardPage } from './dashboard-page.tsx';

const measured = (page: PageVitals['page'], figures: Partial<PageVitals> = {}): PageVitals => ({
  page,
  visits: 312,
  lcp: 1810,
  inp: 120,
  cls: 0,
  ...figures,
});

async function open(pages: PageVitals[]) {
  server.use(answering(vitalsStats, { status, vitals: { days: 28, pages } }));
  renderRoute([{ path: '/', Component: DashboardPage }], '/', { retry: false });
  return within(await screen.findByRole('region', { name: 'Rapidez en los teléfonos de tus clientas' }));
}
const rowOf = (panel: Awaited<ReturnType<typeof open>>, name: string) => panel.getByText(name).closest('li');

// @spec F.26
test('the dashboard says how fast each page is, with a rating in words', async () => {
  const panel = await open([
    measured('home'),
    measured('category', { lcp: 3100, inp: 450, cls: 0.2 }),
    measured('product', { visits: 1400, lcp: 4600, inp: 612, cls: 0.4 }),
  ]);
  expect(await panel.findByText(/Tres de cada cuatro visitas de los últimos 28 días/)).toBeVisible();
  expect(rowOf(panel, 'Página de inicio')).toHaveTextContent(
    '312 visitasaparece en 1,8 s: bienresponde en 120 ms: bienno salta: bien',
  );
  expect(rowOf(panel, 'Categorías')).toHaveTextContent(
    'aparece en 3,1 s: se puede mejorarresponde en 450 ms: se puede mejorarsalta un poco: se puede mejorar',
  );
  expect(rowOf(panel, 'Productos')).toHaveTextContent(
    '1.400 visitasaparece en 4,6 s: malresponde en 612 ms: malsalta mucho: mal',
  );
  expect(await accessibilityFaults()).toEqual([]);
});

test('the dashboard leaves out a figure that was not measured, and says where visits are few', async () => {
  const panel = await open([
    measured('home', { inp: null }),
    measured('cart', { visits: 1, lcp: null, inp: null, cls: null }),
    measured('order', { visits: 0, lcp: null, inp: null, cls: null }),
  ]);
  expect(await panel.findByText('aparece en 1,8 s')).toBeVisible();
  expect(rowOf(panel, 'Página de inicio')).not.toHaveTextContent('responde');
  expect(rowOf(panel, 'Carrito')).toHaveTextContent('1 visitatodavía pocas visitas');
  expect(panel.queryByText('Página del pedido')).toBeNull();
});

test('the dashboard folds the pages after the third', async () => {
  const panel = await open(VITALS_PAGES.map((page) => measured(page)));
  expect(await panel.findByText('Productos')).toBeVisible();
  expect(panel.getByText('Carrito')).not.toBeVisible();
  await userEvent.click(panel.getByText('Ver las demás páginas'));
  expect(panel.getByText('Carrito')).toBeVisible();
});

test('the dashboard says that no visit was measured yet', async () => {
  const panel = await open([]);
  expect(await panel.findByText('Todavía no hay visitas medidas.')).toBeVisible();
});

test('the dashboard offers to load the speed again after a failure', async () => {
  server.use(answering(vitalsStats, () => refusal(503, 'No')));
  renderRoute([{ path: '/', Component: DashboardPage }], '/', { retry: false });
  const failed = await screen.findByText('No pudimos cargar la rapidez de la tienda.');
  server.use(answering(vitalsStats, { status, vitals: { days: 28, pages: [measured('home')] } }));
  await userEvent.click(within(failed.parentElement as HTMLElement).getByRole('button'));
  expect(await screen.findByText('aparece en 1,8 s')).toBeVisible();
});
