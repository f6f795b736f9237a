import { businessDay, exportRestock, getShop, listRestock, type RestockVariant } from '@shop/contract';
import { answering, aShop, fakeServer } from '@shop/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import * as files from '#shared/download-file.ts';
import { accessibilityFaults } from '../testing/accessibility-faults.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { Component as RestockPage } from './restock-page.tsx';

const status = 'success' as const;
const body: RestockVariant = {
  _id: 'p1',
  title: 'Body Alma',
  size: 'M',
  color: 'Negro',
  stock: 0,
  waiting: 3,
  sold: 5,
};
const server = fakeServer(
  answering(getShop, { status, shop: aShop() }),
  answering(listRestock, {
    status,
    variants: [body, { ...body, size: 'L', stock: 2, waiting: 0 }],
    total: 2,
  }),
);
const open = () => renderRoute([{ path: '/products/restock', Component: RestockPage }], '/products/restock');

it('restock page says of each variant what is left, who waits and what was sold, and prints the list', async () => {
  window.print = vi.fn();
  const { user } = open();
  const rows = await screen.findAllByRole('listitem');
  expect(rows[0]).toHaveTextContent('Body AlmaM · NegroSin stock · 3 la esperan · 5 vendidas en 30 días');
  expect(rows[1]).toHaveTextContent('Body AlmaL · NegroQuedan 2 · 5 vendidas en 30 días');
  expect(await accessibilityFaults()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Imprimir' }));
  await waitFor(() => expect(window.print).toHaveBeenCalledOnce());
  const sheet = within(screen.getByRole('heading', { name: 'Lista para reponer' }).closest('article')!);
  expect(sheet.getAllByRole('row')).toHaveLength(3);
});

it('restock page shows a long list in pages, says that it is cut, and prints the whole of it', async () => {
  window.print = vi.fn();
  const variants = Array.from({ length: 45 }, (_, at) => ({ ...body, size: `T${at + 1}` }));
  server.use(answering(listRestock, { status, variants, total: 812 }));
  const { user } = open();
  expect(await screen.findAllByRole('listitem')).toHaveLength(20);
  expect(screen.getByText('Se muestran las primeras 500 de 812.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Página 3' }));
  expect(screen.getByRole('status')).toHaveTextContent('Mostrando 41 - 45 de 45 variantes');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    [41, 42, 43, 44, 45].map((at) => expect.stringContaining(`T${at} · Negro`) as string),
  );
  await user.click(screen.getByRole('button', { name: 'Imprimir' }));
  const sheet = within(
    (await screen.findByRole('heading', { name: 'Lista para reponer' })).closest('article')!,
  );
  expect(sheet.getAllByRole('row')).toHaveLength(46);
});

it('restock page downloads the list of what to buy again, named by its day', async () => {
  const asked: string[] = [];
  server.use(
    answering(exportRestock, ({ url }) => {
      asked.push(new URL(url).pathname);
      return new Response('Producto', { headers: { 'content-type': 'text/csv' } });
    }),
  );
  const download = vi.spyOn(files, 'downloadFile').mockImplementation(() => undefined);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Descargar' }));
  await waitFor(() =>
    expect(download).toHaveBeenCalledWith(expect.anything(), `reponer-${businessDay(new Date())}.csv`),
  );
  expect(asked).toEqual([`/api${exportRestock.path}`]);
});

it('restock page says when nothing is short', async () => {
  server.use(answering(listRestock, { status, variants: [], total: 0 }));
  open();
  expect(await screen.findByText('No falta nada')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Imprimir' })).toBeNull();
});
