import { changeReview, listReviews, type ReviewChange, type StaffReview } from '@shop/contract';
import { answering, fakeServer, refusal } from '@shop/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { accessibilityFaults } from '../testing/accessibility-faults.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { Component as ReviewsPage } from './reviews-page.tsx';

// @spec A.45

const success = 'success' as const;
const aReview: StaffReview = {
  _id: 'uno',
  stars: 4,
  fit: 'small',
  text: '<b>Hermoso</b>',
  size: 'M',
  color: 'Bordó',
  name: 'María',
  answer: '',
  photoHidden: false,
  createdAt: '2026-11-20T12:00:00.000Z',
  state: 'pending',
  product: { _id: 'p1', title: 'Conjunto Alma' },
  orderNumber: 'JL-20261120-0001',
};

let stored: StaffReview[] = [];
let requests: Record<string, string>[] = [];
let sent: ReviewChange[] = [];
const server = fakeServer(
  answering(listReviews, (request) => {
    requests.push(Object.fromEntries(new URL(request.url).searchParams));
    const totals = { totalReviews: stored.length, totalPages: 1, pending: stored.length };
    return { status: success, reviews: stored, ...totals };
  }),
  answering(changeReview, async (request, { id }) => {
    const change = (await request.json()) as ReviewChange;
    sent.push(change);
    stored = stored.map((one) => (one._id === id ? ({ ...one, ...change } as StaffReview) : one));
    return { status: success, review: stored.find(({ _id }) => _id === id)! };
  }),
);
beforeEach(() => {
  stored = [aReview];
  requests = [];
  sent = [];
});

const open = (address = '/reviews') => renderRoute([{ path: '/reviews', Component: ReviewsPage }], address);
const publish = () =>
  screen.findByRole('button', { name: 'Publicar la opinión de María sobre Conjunto Alma' });

test('reviews page shows product, stars, fit, size, order and the text as typed', async () => {
  open();
  expect(await screen.findByText('<b>Hermoso</b>')).toBeVisible();
  const item = within(screen.getByRole('listitem'));
  expect(item.getByRole('link', { name: 'Conjunto Alma' })).toHaveAttribute('href', '/product/p1');
  expect(item.getByText('4 estrellas')).toBeInTheDocument();
  expect(item.getByText('Chico · Talle M · Bordó · Pedido JL-20261120-0001')).toBeVisible();
  expect(item.getByText('Pendiente')).toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
});

test('reviews page says that a review was written with a link of the team', async () => {
  stored = [{ ...aReview, linkNote: 'Con un enlace que pidió el equipo (Vera)' }];
  open();
  expect(await screen.findByText('Con un enlace que pidió el equipo (Vera)')).toBeVisible();
});

test('reviews page publishes a review and undoes it', async () => {
  const { user } = open();
  await user.click(await publish());
  expect(await screen.findByText('Opinión publicada')).toBeVisible();
  expect(await screen.findByText('Publicada')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Deshacer:/ }));
  expect(await screen.findByText('Pendiente')).toBeVisible();
  expect(sent).toEqual([
    { state: 'published', seen: { state: 'pending' } },
    { state: 'pending', seen: { state: 'published' } },
  ]);
});

test('reviews page rejects a review', async () => {
  const { user } = open();
  await user.click(
    await screen.findByRole('button', { name: 'Rechazar la opinión de María sobre Conjunto Alma' }),
  );
  expect(await screen.findByText('Rechazada')).toBeVisible();
  expect(sent).toEqual([{ state: 'rejected', seen: { state: 'pending' } }]);
});

test('reviews page answers a review, and keeps the text when it cannot be saved', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Responder: María, Conjunto Alma' }));
  await user.type(screen.getByRole('textbox', { name: 'Respuesta' }), '¡Gracias!');
  server.use(answering(changeReview, () => refusal(404, 'Esa opinión ya no está.')));
  await user.click(screen.getByRole('button', { name: 'Guardar respuesta' }));
  expect(await screen.findByText('No pudimos guardar el cambio: Esa opinión ya no está.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Respuesta' })).toHaveValue('¡Gracias!');
  server.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Guardar respuesta' }));
  expect(await screen.findByText('Respuesta guardada')).toBeVisible();
  expect(sent).toEqual([{ answer: '¡Gracias!', seen: { answer: '' } }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText('¡Gracias!')).toBeVisible();
});

test('reviews page filters by state in the address', async () => {
  const { user, router } = open();
  await user.click(await screen.findByRole('button', { name: 'Pendientes' }));
  await waitFor(() => expect(requests.at(-1)).toEqual({ page: '1', limit: '20', state: 'pending' }));
  expect(router.state.location.search).toBe('?estado=pendientes');
});

test.each([
  ['/reviews', 'Cuando una compradora opine desde el enlace de su pedido, la vas a ver acá.'],
  ['/reviews?estado=rechazadas', 'Ninguna opinión coincide con este filtro.'],
])('reviews page without reviews shows at %s why it is empty', async (address, text) => {
  stored = [];
  open(address);
  expect(await screen.findByText(text)).toBeVisible();
});

test('reviews page shows the load error with a retry button', async () => {
  server.use(answering(listReviews, () => refusal(403, 'No tenés permiso')));
  const { user } = open();
  expect(await screen.findByText('No pudimos cargar las opiniones: No tenés permiso')).toBeVisible();
  server.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('<b>Hermoso</b>')).toBeVisible();
});

const withPhoto: StaffReview = { ...aReview, photo: { id: 'f1', url: '/api/reviews/photos/f1?e=1&s=x' } };

test('reviews page shows a buyer’s photo large and publishes only the photo that was seen', async () => {
  stored = [withPhoto];
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Ampliar la foto de María: Conjunto Alma' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Foto de María: Conjunto Alma' }));
  expect(dialog.getByRole('img')).toHaveAttribute('src', withPhoto.photo?.url);
  await user.keyboard('{Escape}');
  await user.click(await publish());
  expect(await screen.findByText('Publicada')).toBeVisible();
  expect(sent).toEqual([{ state: 'published', seenPhoto: 'f1', seen: { state: 'pending' } }]);
  expect(await accessibilityFaults()).toEqual([]);
});

// @spec A.47
test('reviews page hides a photo, which can be undone', async () => {
  stored = [withPhoto];
  const { user } = open();
  const name = 'Ocultar la foto de María de la opinión sobre Conjunto Alma';
  await user.click(await screen.findByRole('button', { name }));
  expect(await screen.findByText('La foto no se muestra')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Deshacer:/ }));
  expect(await screen.findByRole('button', { name })).toBeVisible();
  expect(sent).toEqual([
    { photoHidden: true, seenPhoto: 'f1', seen: { photoHidden: false } },
    { photoHidden: false, seenPhoto: 'f1', seen: { photoHidden: true } },
  ]);
});

test('reviews page says why a review with an unseen photo was not published', async () => {
  const why = 'La compradora cambió su foto. Mirala antes de publicar la opinión.';
  server.use(answering(changeReview, () => refusal(409, why)));
  const { user } = open();
  await user.click(await publish());
  expect(await screen.findByText(`No pudimos guardar el cambio: ${why}`)).toBeVisible();
});
