import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listProducts, type ProductFacets } from '@shop/contract';
import { answering, aProduct, fakeServer } from '@shop/web-kit/testing';
import { CatalogOfAddress } from '#testing/catalog-section.tsx';
import { renderAt } from '#testing/render-at.tsx';

const server = fakeServer();

const FACETS: ProductFacets = {
  sizes: [
    { name: 'M', products: 12 },
    { name: 'S', products: 1 },
    { name: 'XL', products: 0 },
    { name: '90', products: 0 },
  ],
  colors: [
    { name: 'Negro', value: '#000000', products: 7 },
    { name: 'Rojo', value: '#aa0000', products: 0 },
  ],
  categories: [
    { name: 'conjuntos', products: 8 },
    { name: 'corpinos', products: 4 },
  ],
  inStock: 1_240,
  price: { min: 4_500, max: 32_000 },
};

async function show(at: string) {
  server.use(
    answering(listProducts, {
      status: 'success',
      payload: [aProduct()],
      page: 1,
      totalPages: 1,
      totalDocs: 1,
      totalProducts: 1,
      facets: FACETS,
    }),
  );
  renderAt(<CatalogOfAddress />, at);
  await screen.findByText('Conjunto Alma');
}

// @spec A.18
test('size filter counts products, leaves out empty sizes and keeps a chosen empty one', async () => {
  await show('/?categoria=conjuntos&talle=XL');
  const sizes = within(screen.getByRole('list', { name: 'Talles', hidden: true }));
  const links = sizes.getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('aria-label'));
  expect(links.slice(0, 3)).toEqual(['Talle S, 1 producto', 'Talle M, 12 productos', 'Quitar el talle XL']);
  expect(sizes.getByText('(12)')).toBeInTheDocument();
});

// @spec A.49
test('category chips count their products', async () => {
  await show('/');
  expect(screen.getByRole('link', { name: 'Todos (12)' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('link', { name: 'Conjuntos (8)' })).toHaveAttribute(
    'href',
    '/?categoria=conjuntos#products',
  );
});

test('filter panel counts colors and stock and hints at the range of prices', async () => {
  await show('/?color=Verde&stock=si');
  expect(screen.getByRole('link', { name: 'Color Negro, 7 productos', hidden: true })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /^Color Rojo/, hidden: true })).toBeNull();
  expect(screen.getByPlaceholderText('4.500')).toBe(screen.getByLabelText('Desde $'));
  expect(screen.getByPlaceholderText('32.000')).toBe(screen.getByLabelText('Hasta $'));
  expect(screen.getByText('Filtrar').closest('summary')).toHaveTextContent('Filtrar(2)');
});

test("'Solo con stock' is part of the address and a removable chip", async () => {
  await show('/');
  fireEvent.click(screen.getByRole('link', { name: 'Solo con stock, 1.240 productos', hidden: true }));
  await waitFor(() => expect(screen.getByLabelText('address')).toHaveTextContent('/?stock=si'));
  const [, chip] = screen.getAllByRole('link', { name: 'Quitar “Solo con stock”', hidden: true });
  fireEvent.click(chip!);
  await waitFor(() => expect(screen.getByLabelText('address')).toHaveTextContent(/^\/$/));
});

function openPanel() {
  const panel = screen.getByText('Filtrar').closest('details')!;
  panel.open = true;
  fireEvent(panel, new Event('toggle'));
  return panel;
}

// @spec A.18
test('filter panel closes on Back and keeps the page', async () => {
  await show('/');
  const panel = openPanel();
  expect(window.history.state).toHaveProperty('dialog');
  act(() => window.history.back());
  await waitFor(() => expect(panel.open).toBe(false));
  expect(screen.getByLabelText('address')).toHaveTextContent(/^\/$/);
});

test('filter panel closes on Escape, returns the focus and leaves its history entry', async () => {
  await show('/');
  const panel = openPanel();
  fireEvent.keyUp(panel, { key: 'Escape' });
  expect(panel.open).toBe(false);
  await waitFor(() => expect(panel.querySelector('summary')).toHaveFocus());
  fireEvent(panel, new Event('toggle'));
  await waitFor(() => expect(window.history.state).not.toHaveProperty('dialog'));
});
