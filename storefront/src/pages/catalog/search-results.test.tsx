import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listProducts, type SearchInterpretation } from '@shop/contract';
import { answering, aProduct, fakeServer } from '@shop/web-kit/testing';
import { renderAt } from '#testing/render-at.tsx';
import HomePage from './home-page.tsx';

const server = fakeServer();

function answerSearch(found: number, given: Partial<SearchInterpretation> = {}) {
  const search = { sizes: [], colors: [], corrections: [], nearest: [], ...given };
  const answerOf = (count: number) => ({
    status: 'success' as const,
    payload: count > 0 ? [aProduct()] : [],
    page: 1,
    totalPages: 1,
    totalDocs: count,
    totalProducts: count,
  });
  server.use(
    answering(listProducts, (request) =>
      new URL(request.url).searchParams.has('searchTerm') ? { ...answerOf(found), search } : answerOf(1),
    ),
  );
}

// @spec A.21
test('results of a search replace the hero and say how it was understood', async () => {
  answerSearch(1, {
    sizes: ['90'],
    colors: ['Negro'],
    corrections: [{ typed: 'sutien', used: 'soutien' }],
  });
  renderAt(<HomePage />, '/?buscar=sutien%20negro%2090');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Resultados para “sutien negro 90”' }),
  ).toBeVisible();
  expect(await screen.findByText('Buscamos “soutien” en lugar de “sutien”.')).toBeVisible();
  const understood = within(screen.getByRole('list', { name: 'También entendimos' }));
  expect(understood.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Talle 90',
    'Negro',
  ]);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

// @spec A.21
test('a search without results offers near words, categories and best sellers', async () => {
  answerSearch(0, { nearest: ['medias'] });
  renderAt(<HomePage />, '/?buscar=mediax');
  expect(await screen.findByText('No encontramos “mediax”.')).toBeVisible();
  expect(screen.queryByText(/con esos filtros/)).toBeNull();
  expect(screen.getByRole('link', { name: 'medias' })).toHaveAttribute('href', '/?buscar=medias#products');
  const categories = within(screen.getByRole('list', { name: 'Categorías' }));
  expect(categories.getByRole('link', { name: 'Corpiños' })).toHaveAttribute('href', '/category/corpinos');
  expect(await screen.findByRole('heading', { name: 'Lo más elegido' })).toBeVisible();
  expect(screen.getByText('Conjunto Alma')).toBeVisible();
});

test('a filtered search without results offers to remove the filters and keeps its text', async () => {
  answerSearch(0);
  renderAt(<HomePage />, '/?buscar=tul&color=Negro');
  expect(await screen.findByText('No encontramos productos con esos filtros.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Quitar los filtros' })).toHaveAttribute(
    'href',
    '/?buscar=tul#products',
  );
});
