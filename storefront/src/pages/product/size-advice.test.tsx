import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { getContent, getProduct, listProducts, type Product } from '@shop/contract';
import { answering, aProduct, aSiteContent, fakeServer } from '@shop/web-kit/testing';
import { parseCatalogFilters } from '#features/catalog/filters/catalog-filters.ts';
// Loaded beforehand: the advisor imports it late.
import '#features/product-detail/size-advisor/size-advisor-dialog.tsx';
import { renderAt } from '#testing/render-at.tsx';
import ProductPage from './product-page.tsx';

const server = fakeServer();

const guide = {
  category: 'corpinos',
  title: 'Corpiños',
  subtitle: '',
  enabled: true,
  tableHeaders: ['Talle', 'Busto'],
  tableRows: [
    { size: '90', measurements: ['88 - 92'] },
    { size: '95', measurements: ['93 - 97'] },
  ],
  notes: '',
};

beforeEach(() => localStorage.clear());

const listed = (...payload: Product[]) => ({
  status: 'success' as const,
  payload,
  page: 1,
  totalPages: 1,
  totalDocs: payload.length,
  totalProducts: payload.length,
});

const variantsOf = (sizes: readonly string[]): Product['variants'] =>
  sizes.map((size) => ({ _id: size, size, color: null, stock: 5, sku: null }));

async function measure(bust: string, sizes: readonly string[]) {
  const content = aSiteContent({ sizeGuides: [guide] });
  const product = aProduct({
    category: 'corpinos',
    size: [...sizes],
    colors: [],
    stock: 10,
    variants: variantsOf(sizes),
  });
  server.use(
    answering(getContent, { status: 'success', content }),
    answering(getProduct, { status: 'success', product }),
  );
  renderAt(<ProductPage />, '/product/conjunto-alma', { pattern: '/product/:id' });
  const open = await screen.findByRole('button', { name: '¿Cuál es mi talle?' });
  await act(async () => void fireEvent.click(open));
  const dialog = within(await screen.findByRole('dialog', { name: 'Encontrá tu talle' }));
  fireEvent.change(dialog.getByLabelText('Contorno de busto (cm)'), { target: { value: bust } });
  fireEvent.click(dialog.getByRole('button', { name: 'Ver mi talle' }));
  return dialog;
}

test('size advisor of the product page chooses the size of the page with one tap', async () => {
  const dialog = await measure('90', ['90', '95']);
  await act(async () => void fireEvent.click(dialog.getByRole('button', { name: 'Elegir talle 90' })));
  expect(screen.getByRole('radio', { name: '90' })).toBeChecked();
});

test('size advisor shows garments in the advised size, with the way to the list that is filtered by it', async () => {
  let asked: URLSearchParams | undefined;
  server.use(
    answering(listProducts, (request) => {
      const { searchParams } = new URL(request.url);
      if (searchParams.has('sizes')) asked = searchParams;
      return listed(aProduct({ _id: 'o', slug: 'corpino-otro', title: 'Corpiño Otro' }));
    }),
  );
  const dialog = await measure('90', ['95']);
  const list = await dialog.findByRole('list', { name: 'Prendas en talle 90' });
  expect(await within(list).findByRole('link')).toHaveAttribute('href', '/product/corpino-otro');
  expect(asked?.get('category')).toBe('corpinos');
  expect(asked?.getAll('sizes')).toEqual(['90']);
  const all = dialog.getByRole('link', { name: 'Ver todo en talle 90' });
  const address = new URL(all.getAttribute('href') ?? '', 'https://shop.example');
  expect(address.pathname).toBe('/category/corpinos');
  expect(parseCatalogFilters(address.searchParams, 'corpinos').sizes).toEqual(['90']);
});

test('size advisor says that no garment comes in the advised size', async () => {
  server.use(answering(listProducts, listed()));
  const dialog = await measure('90', ['95']);
  expect(await dialog.findByText('Hoy no tenemos prendas así en talle 90.')).toBeVisible();
});
