import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getContent, getProduct, listProductReviews, listProducts } from '@shop/contract';
import { answering, aProduct, aSiteContent, fakeServer } from '@shop/web-kit/testing';
import { renderAt } from '#testing/render-at.tsx';
import ProductPage from './product-page.tsx';

const server = fakeServer();

const summary = { count: 3, average: 5, fit: { small: 0, true: 3, large: 0 } };
const product = aProduct({ category: 'corpinos', reviews: summary });
const guide = {
  category: 'corpinos',
  title: 'Corpiños',
  subtitle: '',
  enabled: true,
  tableHeaders: ['Talle', 'Busto'],
  tableRows: ['S', 'M', 'L'].map((size, at) => ({ size, measurements: [`${80 + 5 * at} - ${84 + 5 * at}`] })),
  notes: '',
};

async function open() {
  const listed = { page: 1, totalPages: 1, totalDocs: 1, totalProducts: 1 };
  const reviews = { summary, reviews: [], page: 1, totalPages: 1 };
  server.use(
    answering(getContent, { status: 'success', content: aSiteContent({ sizeGuides: [guide] }) }),
    answering(getProduct, { status: 'success', product }),
    answering(listProductReviews, { status: 'success', ...reviews }),
    answering(listProducts, { status: 'success', payload: [aProduct({ _id: 'other' })], ...listed }),
  );
  renderAt(<ProductPage />, '/product/conjunto-alma', { pattern: '/product/:id' });
  // Deferred parts arrive one by one.
  await screen.findByRole('region', { name: 'También te puede interesar' });
  await screen.findByRole('region', { name: 'Opiniones de quienes lo compraron' });
  await screen.findByRole('list', { name: 'Entrega y cambios' });
  await screen.findByRole('button', { name: '¿Cuál es mi talle?' });
  await screen.findByText('Descripción');
}

test('product page leads from its name to the button, then to promises, texts, reviews and other products', async () => {
  await open();
  const parts = [
    screen.getByRole('heading', { level: 1 }),
    screen.getAllByText('$20.000')[0],
    screen.getAllByRole('group', { name: /^Color/ })[0],
    screen.getByRole('group', { name: 'Talle' }),
    screen.getByRole('button', { name: 'Agregar al Carrito' }),
    screen.getByRole('list', { name: 'Entrega y cambios' }),
    screen.getByText('Descripción'),
    screen.getByRole('region', { name: 'Opiniones de quienes lo compraron' }),
    screen.getByRole('region', { name: 'También te puede interesar' }),
  ];
  const inDocument = [...parts].sort((a, b) =>
    a!.compareDocumentPosition(b!) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  expect(inDocument).toEqual(parts);
});

test('product page has guide and advisor beside its sizes, and one size table', async () => {
  await open();
  const sizes = within(screen.getByRole('group', { name: 'Talle' }));
  expect(sizes.getByRole('button', { name: /^Guía de tall/ })).toBeVisible();
  expect(sizes.getByRole('button', { name: '¿Cuál es mi talle?' })).toBeVisible();
  expect(screen.getAllByRole('table', { hidden: true })).toHaveLength(1);
});
