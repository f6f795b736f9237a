import { listProducts } from '@shop/contract';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { answering, aProduct, fakeServer, refusal } from '@shop/web-kit/testing';
import { favorites } from '#shared/favorites/favorites-store.ts';
import { renderAt } from '#testing/render-at.tsx';
import FavoritesPage from './favorites-page.tsx';

// @spec A.16

const server = fakeServer();
const requestedIds: string[][] = [];

const named = (id: string) => aProduct({ _id: id, title: `Prenda ${id}` });
const selling = (...ids: string[]) =>
  server.use(
    answering(listProducts, (request) => {
      const wanted = new URL(request.url).searchParams.get('ids')?.split(',') ?? [];
      requestedIds.push(wanted);
      const payload = ids.filter((id) => wanted.includes(id)).map(named);
      const total = payload.length;
      return {
        status: 'success' as const,
        payload,
        page: 1,
        totalPages: 1,
        totalDocs: total,
        totalProducts: total,
      };
    }),
  );

beforeEach(() => {
  requestedIds.length = 0;
  favorites().update(() => []);
});

const store = (...ids: string[]) => favorites().update(() => ids);
const open = () => renderAt(<FavoritesPage />, '/favoritos');
const titles = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const heartOf = (id: string) => screen.getByRole('button', { name: `Guardar Prenda ${id} en favoritos` });

it('favorites page without favorites links to the products', () => {
  open();
  expect(screen.getByRole('heading', { level: 1, name: 'Tus favoritos' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Todavía no guardaste favoritos' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Explorar productos' })).toHaveAttribute('href', '/#products');
  expect(requestedIds).toEqual([]);
});

it('favorites page shows the favorites as cards, the newest first', async () => {
  selling('a', 'b', 'c');
  store('b', 'a');
  open();
  expect(await screen.findByText('2 productos')).toBeVisible();
  expect(titles()).toEqual(['Prenda b', 'Prenda a']);
  expect(heartOf('a')).toHaveAttribute('aria-pressed', 'true');
});

it('favorites page reports and drops products that are no longer sold', async () => {
  selling('a');
  store('gone', 'a');
  open();
  expect(await screen.findByText(/Un producto que habías guardado ya no se vende/)).toBeVisible();
  expect(titles()).toEqual(['Prenda a']);
  await waitFor(() => expect(favorites().current()).toEqual(['a']));
  expect(JSON.parse(localStorage.getItem('favoritos') ?? '')).toEqual(['a']);
});

it('favorites page is empty with a notice when no favorite is sold any more', async () => {
  selling();
  store('x', 'y');
  open();
  expect(await screen.findByText(/2 productos que habías guardado ya no se venden/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Explorar productos' })).toBeVisible();
});

it('favorites page removes a favorite at once and restores it at its position', async () => {
  const user = userEvent.setup();
  selling('a', 'b');
  store('b', 'a');
  open();
  await screen.findByText('2 productos');
  await user.click(heartOf('b'));
  expect(titles()).toEqual(['Prenda a']);
  expect(screen.getByText('Quitaste Prenda b de tus favoritos.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Deshacer' })).toHaveFocus());
  await user.keyboard('{Enter}');
  expect(titles()).toEqual(['Prenda b', 'Prenda a']);
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  expect(favorites().current()).toEqual(['b', 'a']);
  expect(requestedIds).toHaveLength(1);
});

it('favorites page shows a favorite added by another tab', async () => {
  selling('a', 'b');
  store('a');
  open();
  await screen.findByText('1 producto');
  localStorage.setItem('favoritos', '["b","a"]');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'favoritos' })));
  expect(await screen.findByText('2 productos')).toBeVisible();
  expect(titles()).toEqual(['Prenda b', 'Prenda a']);
});

it('favorites page requests many favorites in chunks of fifty', async () => {
  const ids = Array.from({ length: 51 }, (_, index) => `p${index}`);
  selling(...ids);
  store(...ids);
  open();
  expect(await screen.findByText('51 productos')).toBeVisible();
  expect(requestedIds.map(({ length }) => length)).toEqual([50, 1]);
});

it('favorites page keeps the favorites when loading fails and offers a retry', async () => {
  const user = userEvent.setup();
  server.use(answering(listProducts, () => refusal(500, 'x')));
  store('a');
  open();
  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent('No pudimos cargar tus favoritos. Siguen guardados en este navegador.');
  expect(favorites().current()).toEqual(['a']);
  server.resetHandlers();
  selling('a');
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('1 producto')).toBeVisible();
});
