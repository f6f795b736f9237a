import { type Product, type ProductListAnswer } from '@shop/contract';
import { aProduct, fakeServer } from '@shop/web-kit/testing';
import { screen } from '@testing-library/react';
import { ProductsScreen } from '../features/products/products-screen.tsx';
import { renderRoute } from './render-route.tsx';

export const success = 'success' as const;
export const server = fakeServer();

export const alma = aProduct({
  _id: 'alma',
  title: 'Conjunto Alma',
  price: 20_000,
  discount: 10,
  earlierPrice: 20_000,
});
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

export const renderScreen = (address = '/products') =>
  renderRoute([{ path: '/products', Component: ProductsScreen }], address, { retry: false });

export const rowOf = async (title: string) =>
  (await screen.findByRole('link', { name: title })).closest('tr') as HTMLTableRowElement;
