import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { listProducts } from '@shop/contract';
import { createQueryClient } from '@shop/web-kit/query';
import { answering, aProduct, fakeServer } from '@shop/web-kit/testing';
import { paths } from '#shared/navigation/paths.ts';
import { parseAddress } from '#shared/router/location.ts';
import { findRoute } from './routes.ts';
import { ShownPages } from './shown-pages.tsx';

const server = fakeServer();

const LIST = '/category/conjuntos';
const OTHER = paths.favorites;

beforeAll(
  async () => void (await Promise.all([LIST, OTHER].map((path) => findRoute(path).route.page.load()))),
);

/** Opens a list; `go` leads to an address by a link, or back to the list's own entry. */
async function openList() {
  let asked = 0;
  server.use(
    // The other page lists products too, of no category.
    answering(listProducts, ({ url }) => {
      const isList = new URL(url).searchParams.has('category');
      if (isList) asked += 1;
      return {
        status: 'success' as const,
        payload: isList ? [aProduct({ title: `Prenda ${asked}` })] : [],
        page: 1,
        totalPages: 1,
        totalDocs: 1,
        totalProducts: 1,
      };
    }),
  );
  const client = createQueryClient();
  const pageAt = (href: string, key: string) => (
    <QueryClientProvider client={client}>
      <ShownPages visit={{ location: parseAddress(href, null, key), type: 'PUSH' }} />
    </QueryClientProvider>
  );
  const { rerender } = render(pageAt(LIST, 'list'));
  const go = (href: string, key: string) => act(async () => rerender(pageAt(href, key)));
  const list = await screen.findByText('Prenda 1');
  return { client, go, list, asked: () => asked };
}

test('Back shows the list as it was left, and asks for nothing that is fresh', async () => {
  const { go, list, asked } = await openList();
  await go(OTHER, 'other');
  expect(await screen.findByRole('heading', { level: 1, name: 'Tus favoritos' })).toBeInTheDocument();
  expect(list.closest('[data-kept]')).not.toBeNull();
  await go(LIST, 'list');
  expect(list).toBeInTheDocument();
  expect(list.closest('[data-kept]')).toBeNull();
  expect(asked()).toBe(1);
});

test('Back reads anew what became stale meanwhile', async () => {
  const { client, go, asked } = await openList();
  await go(OTHER, 'other');
  await client.invalidateQueries({ refetchType: 'none' });
  expect(asked()).toBe(1);
  await go(LIST, 'list');
  expect(await screen.findByText('Prenda 2')).toBeInTheDocument();
});

test('a list left from an open dialog is made anew, without it', async () => {
  const { go, list } = await openList();
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.open = true;
  await go(OTHER, 'other');
  await waitFor(() => expect(list).not.toBeInTheDocument());
  dialog.remove();
  await go(LIST, 'list');
  expect(await screen.findByText('Prenda 1')).toBeInTheDocument();
});

test('a list that a link leads to is made anew', async () => {
  const { go, list } = await openList();
  await go(OTHER, 'other');
  await go(LIST, 'another');
  expect(await screen.findByText('Prenda 1')).not.toBe(list);
});
