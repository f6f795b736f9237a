import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { answering, aProduct, fakeServer, refusal } from '@shop/web-kit/testing';
import { favourites } from '#shared/favorites/favorites-store.ts';
import { renderPage } from '#testing/render-page.tsx';
import FavouritesPage from './favorites-page.tsx';

const server = fakeServer();
const asked: string[][] = [];

const named = (id: string) => aProduct({ _id: id, title: `Prenda ${id}` });
const selling = (...ids: string[]) =>
  server.use(
    answering('listProducts', (request) => {
      const wanted = new URL(request.url).searchParams.get('ids')?.split(',') ?? [];
      asked.push(wanted);
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
  asked.length = 0;
  favourites().change(() => []);
});

const keep = (...ids: string[]) => favourites().change(() => ids);
const open = () => renderPage(<FavouritesPage />, '/favoritos');
const titles = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const heartOf = (id: string) => screen.getByRole('button', { name: `Guardar Prenda ${id} en favoritos` });

it('says that nothing is kept yet, and leads to the products', () => {
  open();
  expect(screen.getByRole('heading', { level: 1, name: 'Tus favoritos' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Todavía no guardaste favoritos' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Explorar productos' })).toHaveAttribute('href', '/#products');
  expect(asked).toEqual([]);
});

it('shows what is kept as cards, the last one chosen first', async () => {
  selling('a', 'b', 'c');
  keep('b', 'a');
  open();
  expect(await screen.findByText('2 productos')).toBeVisible();
  expect(titles()).toEqual(['Prenda b', 'Prenda a']);
  expect(heartOf('a')).toHaveAttribute('aria-pressed', 'true');
});

it('tells what is no longer sold, and drops it', async () => {
  selling('a');
  keep('gone', 'a');
  open();
  expect(await screen.findByText(/Un producto que habías guardado ya no se vende/)).toBeVisible();
  expect(titles()).toEqual(['Prenda a']);
  await waitFor(() => expect(favourites().now()).toEqual(['a']));
  expect(JSON.parse(localStorage.getItem('favoritos') ?? '')).toEqual(['a']);
});

it('is empty, and says why, when nothing kept is sold any more', async () => {
  selling();
  keep('x', 'y');
  open();
  expect(await screen.findByText(/2 productos que habías guardado ya no se venden/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Explorar productos' })).toBeVisible();
});

it('what is taken out goes at once, and comes back to its place', async () => {
  const user = userEvent.setup();
  selling('a', 'b');
  keep('b', 'a');
  open();
  await screen.findByText('2 productos');
  await user.click(heartOf('b'));
  expect(titles()).toEqual(['Prenda a']);
  expect(screen.getByText('Quitaste Prenda b de tus favoritos.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Deshacer' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(titles()).toEqual(['Prenda b', 'Prenda a']);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(favourites().now()).toEqual(['b', 'a']);
  expect(asked).toHaveLength(1);
});

it('what another tab keeps appears', async () => {
  selling('a', 'b');
  keep('a');
  open();
  await screen.findByText('1 producto');
  localStorage.setItem('favoritos', '["b","a"]');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'favoritos' })));
  expect(await screen.findByText('2 productos')).toBeVisible();
  expect(titles()).toEqual(['Prenda b', 'Prenda a']);
});

it('very many are asked for in parts that the shop takes', async () => {
  const ids = Array.from({ length: 51 }, (_, index) => `p${index}`);
  selling(...ids);
  keep(...ids);
  open();
  expect(await screen.findByText('51 productos')).toBeVisible();
  expect(asked.map(({ length }) => length)).toEqual([50, 1]);
});

it('a failure loses nothing and offers another try', async () => {
  const user = userEvent.setup();
  server.use(answering('listProducts', () => refusal(500, 'x')));
  keep('a');
  open();
  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent('No pudimos cargar tus favoritos. Siguen guardados en este navegador.');
  expect(favourites().now()).toEqual(['a']);
  server.resetHandlers();
  selling('a');
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('1 producto')).toBeVisible();
});
