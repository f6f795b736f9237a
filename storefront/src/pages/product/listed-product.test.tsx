import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { getProduct, type Product } from '@shop/contract';
import { createQueryClient } from '@shop/web-kit/query';
import { answering, aProduct, fakeServer, refusal } from '@shop/web-kit/testing';
import { toListItem } from '#features/catalog/cards/list-item.ts';
import { NO_FILTERS } from '#features/catalog/filters/catalog-filters.ts';
import { catalogQuery } from '#features/catalog/queries.ts';
import { renderAt } from '#testing/render-at.tsx';
import ProductPage from './product-page.tsx';
import { productMeta } from './product-page-data.ts';

const server = fakeServer();

const alma = aProduct({ thumbnails: ['/uploads/pictures/alma.jpg'], description: 'Encaje de algodón.' });

function clientWithList(products: Product[]) {
  const client = createQueryClient();
  client.setQueryData(
    catalogQuery({ ...NO_FILTERS, search: '', category: null, sort: null, page: 1 }).queryKey,
    {
      products: products.map(toListItem),
      totalPages: 1,
      totalDocs: products.length,
      facets: null,
      search: null,
    },
  );
  return client;
}

const found = { status: 'success' as const, product: alma };

async function open(result: typeof found | Response = found) {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((done) => (resolve = done));
  const asked = vi.fn();
  server.use(
    answering(getProduct, async () => {
      asked();
      await promise;
      return result;
    }),
  );
  const client = clientWithList([alma]);
  await act(
    async () => void renderAt(<ProductPage />, '/product/conjunto-alma', { pattern: '/product/:id', client }),
  );
  return { answer: () => act(async () => resolve()), asked };
}

test('the page of a listed product can be chosen from before its own answer, which changes no choice', async () => {
  const { answer, asked } = await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Conjunto Alma' })).toBeInTheDocument();
  const [size] = await screen.findAllByRole('radio', { name: /^[A-Z]+$/ });
  await act(async () => void fireEvent.click(size!));
  expect(size).toBeChecked();
  expect(screen.queryByText('Encaje de algodón.')).not.toBeInTheDocument();
  await waitFor(() => expect(asked).toHaveBeenCalled());
  await answer();
  expect(await screen.findByText('Encaje de algodón.')).toBeInTheDocument();
  expect(size).toBeChecked();
});

test('the title of a listed product is known before its own answer', () => {
  const request = { client: clientWithList([alma]), search: new URLSearchParams() };
  expect(productMeta({ ...request, params: { id: 'conjunto-alma' } }).title).toMatch(/^Conjunto Alma · /);
  expect(productMeta({ ...request, params: { id: 'otro' } }).title).not.toMatch(/Alma/);
});

test('a gallery shows the file that the card has loaded until its own arrives', async () => {
  const shown = document.body.appendChild(new Image());
  const file = 'http://localhost/uploads/pictures/alma-480.avif';
  Object.defineProperties(shown, { currentSrc: { value: file }, naturalWidth: { value: 480 } });
  const { answer } = await open();
  const lens = screen.getByRole('button', { name: /^Ampliar la imagen/ });
  expect(lens.querySelector('img[alt=""]')).toHaveAttribute('src', file);
  await answer();
});

test('a listed product stays when the call for it fails, and the call can be repeated', async () => {
  const { answer } = await open(refusal(400, 'Ocupada'));
  await answer();
  const again = await screen.findByRole('button', { name: 'Reintentar' });
  expect(screen.getByRole('heading', { level: 1, name: 'Conjunto Alma' })).toBeInTheDocument();
  server.use(answering(getProduct, found));
  await act(async () => void fireEvent.click(again));
  expect(await screen.findByText('Encaje de algodón.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Reintentar' })).not.toBeInTheDocument();
});
