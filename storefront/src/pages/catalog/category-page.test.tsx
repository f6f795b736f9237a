import { listProducts } from '@shop/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answering, aProduct, fakeServer } from '@shop/web-kit/testing';
import { renderAt } from '#testing/render-at.tsx';
import CategoryPage from './category-page.tsx';

// @spec 2.1.4

const server = fakeServer();

const open = (search = '') =>
  renderAt(<CategoryPage />, `/category/conjuntos${search}`, { pattern: '/category/:category' });

function listing(count: number, totalPages: number) {
  const asked: URLSearchParams[] = [];
  server.use(
    answering(listProducts, (request) => {
      const query = new URL(request.url).searchParams;
      asked.push(query);
      const from = (Number(query.get('page')) - 1) * count;
      const payload = Array.from({ length: count }, (_, n) =>
        aProduct({ _id: `p${from + n}`, title: `Prenda ${from + n}` }),
      );
      const total = count * totalPages;
      return {
        status: 'success' as const,
        payload,
        page: 1,
        totalPages,
        totalDocs: total,
        totalProducts: total,
        ...(query.get('withFacets') && {
          facets: {
            sizes: [],
            colors: [{ name: 'Bordó', value: '#7b1e3a', products: total }],
            categories: [],
            inStock: total,
            price: { min: 1_000, max: 9_000 },
          },
        }),
      };
    }),
  );
  return asked;
}

// @spec 2.5.1
test('category page shows the display name and the featured products first', async () => {
  const asked = listing(3, 1);
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Conjuntos' })).toBeVisible();
  expect(await screen.findByText('Prenda 2')).toBeVisible();
  expect(Object.fromEntries(asked[0] ?? [])).toMatchObject({
    category: 'conjuntos',
    sortBy: 'featured',
    limit: '12',
  });
});

// @spec A.19
test('category page links to the other categories below its title', async () => {
  listing(3, 1);
  open();
  const chips = within(await screen.findByRole('navigation', { name: 'Categorías' }));
  expect(chips.getByRole('link', { name: 'Conjuntos' })).toHaveAttribute('aria-current', 'true');
  expect(chips.getByRole('link', { name: 'Corpiños' })).toHaveAttribute('href', '/category/corpinos');
  expect(chips.getByRole('link', { name: 'Todos' })).toHaveAttribute('href', '/#products');
});

// @spec 2.5.2
test('category page sorts by featured, newest, price in both directions, and name', async () => {
  const asked = listing(3, 1);
  open();
  const select = await screen.findByRole('combobox', { name: 'Ordenar por' });
  expect(
    within(select)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Destacados', 'Novedades', 'Precio: menor a mayor', 'Precio: mayor a menor', 'Nombre']);
  fireEvent.change(select, { target: { value: 'precio-desc' } });
  await waitFor(() => expect(asked.at(-1)?.get('sortOrder')).toBe('desc'));
  expect(asked.at(-1)?.get('sortBy')).toBe('price');
  fireEvent.change(select, { target: { value: 'novedades' } });
  await waitFor(() => expect(asked.at(-1)?.get('sortBy')).toBe('newest'));
});

// @spec 2.5.3
test('category page appends the next page of products', async () => {
  listing(12, 2);
  open();
  fireEvent.click(await screen.findByRole('link', { name: 'Ver más productos' }));
  expect(await screen.findByText('Prenda 23')).toBeVisible();
  expect(screen.getByText('Prenda 0')).toBeVisible();
});

// @spec 2.5.4
test('category page without products shows a message', async () => {
  listing(0, 0);
  open();
  expect(await screen.findByText('No se encontraron productos en esta categoría.')).toBeVisible();
});

// @spec A.17
test('category page filters by color and price in the address, each removable', async () => {
  const asked = listing(3, 1);
  open('?pagina=2');
  const address = screen.getByLabelText('address');
  fireEvent.click(await screen.findByRole('link', { name: 'Color Bordó, 3 productos' }));
  await waitFor(() => expect(address).toHaveTextContent('/category/conjuntos?color=Bord%C3%B3'));
  fireEvent.change(screen.getByLabelText('Desde $'), { target: { value: '10.000' } });
  fireEvent.change(screen.getByLabelText('Hasta $'), { target: { value: '25000' } });
  fireEvent.click(screen.getByRole('button', { name: 'Aplicar precio' }));
  await waitFor(() => expect(address).toHaveTextContent('&desde=10000&hasta=25000'));
  await waitFor(() =>
    expect(Object.fromEntries(asked.at(-1) ?? [])).toMatchObject({
      color: 'Bordó',
      minPrice: '10000',
      maxPrice: '25000',
    }),
  );
  fireEvent.click(screen.getByRole('link', { name: 'Hasta $25.000: quitar el precio' }));
  await waitFor(() => expect(address).not.toHaveTextContent('hasta'));
  const [, chip] = screen.getAllByRole('link', { name: 'Quitar el color Bordó' });
  fireEvent.click(chip!);
  await waitFor(() => expect(address).toHaveTextContent(/^\/category\/conjuntos\?desde=10000$/));
});
