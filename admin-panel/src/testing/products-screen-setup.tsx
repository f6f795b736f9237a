import { type Product, type ProductListAnswer } from '@shop/contract';
import { createQueryClient } from '@shop/web-kit/query';
import { aProduct, fakeServer } from '@shop/web-kit/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Toaster } from 'sonner';
import { ProductsScreen } from '../features/products/products-screen.tsx';

export const success = 'success' as const;
export const server = fakeServer();

export const alma = aProduct({ _id: 'alma', title: 'Conjunto Alma', price: 20_000, discount: 10 });
export const brisa = aProduct({
  _id: 'brisa',
  title: 'Body Brisa',
  status: false,
  stock: 4,
  variants: [{ _id: 'v', size: null, color: null, stock: 4, sku: null }],
});

export const listOf = (products: Product[], totalDocs = products.length): ProductListAnswer => ({
  status: success,
  payload: products,
  page: 1,
  totalPages: Math.max(1, Math.ceil(totalDocs / 10)),
  totalDocs,
  totalProducts: totalDocs,
});

export function renderScreen(address = '/products') {
  const router = createMemoryRouter(
    [
      { path: '/products', element: <ProductsScreen /> },
      { path: '*', element: <p>Otra página</p> },
    ],
    { initialEntries: [address] },
  );
  const client = createQueryClient();
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } });
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
      <Toaster />
    </QueryClientProvider>,
  );
  return { user: userEvent.setup(), router };
}

export const rowOf = async (title: string) =>
  (await screen.findByRole('link', { name: title })).closest('tr') as HTMLTableRowElement;
