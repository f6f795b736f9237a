import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getProduct, listProductReviews, type Review } from '@shop/contract';
import { answering, aProduct, fakeServer, refusal } from '@shop/web-kit/testing';
import { renderAt } from '#testing/render-at.tsx';
import ProductPage from './product-page.tsx';

// @spec A.44

const server = fakeServer();
const success = 'success' as const;
const summary = { count: 6, average: 4.7, fit: { small: 1, true: 5, large: 0 } };

const aReview = (given: Partial<Review> = {}): Review => ({
  _id: 'r1',
  stars: 4,
  fit: 'true',
  text: 'Hermoso',
  size: 'M',
  color: 'Bordó',
  name: 'María',
  answer: '',
  createdAt: '2026-11-20T15:00:00.000Z',
  ...given,
});

const open = () => renderAt(<ProductPage />, '/product/conjunto-alma', { pattern: '/product/:id' });
const section = async () =>
  within(await screen.findByRole('region', { name: 'Opiniones de quienes lo compraron' }));
const press = (button: HTMLElement) => act(async () => button.click());

const reviewed = (pages: readonly Review[][]) =>
  server.use(
    answering(getProduct, { status: success, product: aProduct({ reviews: summary }) }),
    answering(listProductReviews, (request) => {
      const page = Number(new URL(request.url).searchParams.get('page'));
      return { status: success, reviews: pages[page - 1] ?? [], summary, page, totalPages: pages.length };
    }),
  );

test('product page shows average, fit and each review with the shop’s answer', async () => {
  reviewed([[aReview({ text: '<b>Hermoso</b>', answer: '¡Gracias!' })]]);
  open();
  const reviews = await section();
  expect(reviews.getByText('4,7 de 5 estrellas, 6 opiniones')).toBeVisible();
  expect(reviews.getByText('5 de 6 dicen que calza justo')).toBeVisible();
  expect(await reviews.findByText('<b>Hermoso</b>')).toBeVisible();
  expect(reviews.getByText('4 estrellas')).toBeInTheDocument();
  expect(reviews.getByText('Justo · Compró talle M, color Bordó')).toBeVisible();
  expect(reviews.getByText('¡Gracias!')).toBeVisible();
  expect(reviews.queryByRole('button', { name: 'Ver más opiniones' })).toBeNull();
});

test('product page appends the next page of reviews', async () => {
  reviewed([[aReview()], [aReview({ _id: 'r2', text: 'Cómodo' })]]);
  open();
  const reviews = await section();
  await press(await reviews.findByRole('button', { name: 'Ver más opiniones' }));
  expect(await reviews.findByText('Cómodo')).toBeVisible();
  expect(reviews.getByText('Hermoso')).toBeVisible();
  expect(reviews.queryByRole('button', { name: 'Ver más opiniones' })).toBeNull();
});

test('product page loads reviews again after a failure', async () => {
  reviewed([[aReview()]]);
  server.use(answering(listProductReviews, () => refusal(500, 'x')));
  open();
  const reviews = await section();
  expect(await reviews.findByText('No pudimos cargar las opiniones.')).toBeVisible();
  reviewed([[aReview()]]);
  await press(reviews.getByRole('button', { name: 'Reintentar' }));
  expect(await reviews.findByText('Hermoso')).toBeVisible();
});

test('product page shows nothing about reviews while too few are published', async () => {
  open();
  await screen.findByRole('heading', { level: 1, name: 'Conjunto Alma' });
  expect(screen.queryByText(/estrellas/)).toBeNull();
  expect(screen.queryByRole('region', { name: 'Opiniones de quienes lo compraron' })).toBeNull();
});

test('product page shows a buyer’s photo small, and large when it is pressed', async () => {
  reviewed([[aReview({ photo: '/uploads/review-photos/ab12.jpg' })]]);
  open();
  const reviews = await section();
  const small = await reviews.findByRole('link', {
    name: 'Ampliar la foto de la compradora: Conjunto Alma',
  });
  expect(small.querySelector('img')).toHaveAttribute('alt', 'Foto de la compradora: Conjunto Alma');
  expect(small.querySelector('source')?.srcset).toContain('/uploads/review-photos/ab12-320.avif');
  await press(small);
  const large = within(await screen.findByRole('dialog', { name: 'Imágenes de Conjunto Alma' }));
  expect(large.getByRole('img', { name: 'Foto de la compradora: Conjunto Alma' })).toBeVisible();
});
