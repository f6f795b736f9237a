import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import {
  createReview,
  getOrderByNumber,
  listOrderCases,
  listReviewableLines,
  type ReviewableLine,
} from '@shop/contract';
import { anOrder, answering, fakeServer, refusal } from '@shop/web-kit/testing';
import { loadDeferredParts } from '#shared/hydration/deferred-part.tsx';
import { renderAt } from '#testing/render-at.tsx';
import TrackOrderPage from './track-order-page.tsx';

// @spec A.43

const success = 'success' as const;
const line: ReviewableLine = {
  line: 1,
  title: 'Conjunto Alma',
  size: 'M',
  color: 'Bordó',
  reviewed: false,
  hasPhoto: false,
  takesPhoto: false,
};
let sent: unknown[] = [];
let lines: ReviewableLine[] = [];
const server = fakeServer(
  answering(listOrderCases, { status: 'success', cases: [] }),
  answering(getOrderByNumber, () => ({ status: success, order: anOrder({ status: 'paid' }) })),
  answering(listReviewableLines, () => ({ status: success, lines })),
  answering(createReview, async (request) => {
    sent.push(await request.json());
    lines = lines.map((one) => ({ ...one, reviewed: true }));
    return { status: success, message: '¡Gracias! Publicamos tu opinión después de revisarla.' };
  }),
);
// A part that loads in the middle of a test would suspend outside of it.
beforeAll(loadDeferredParts);
beforeEach(() => {
  sent = [];
  lines = [line];
});

const open = (search = '?pedido=JL-20261120-0001&t=llave') =>
  renderAt(<TrackOrderPage />, `/track-order${search}`);
const write = () => screen.findByRole('button', { name: 'Contanos cómo te quedó: Conjunto Alma' });
const send = () => screen.getByRole('button', { name: 'Enviar opinión' });

test('tracking page sends a review of a bought product and says that it will be published', async () => {
  const user = userEvent.setup();
  open();
  await user.click(await write());
  expect(screen.getByRole('radio', { name: '1 estrella' })).toHaveFocus();
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('radio', { name: '4 estrellas' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'Chico' }));
  await user.type(screen.getByRole('textbox', { name: /Algo más/ }), 'Muy suave');
  await user.click(send());
  expect(await screen.findByText('¡Gracias! Publicamos tu opinión después de revisarla.')).toHaveFocus();
  expect(sent).toEqual([
    {
      orderNumber: 'JL-20261120-0001',
      token: 'llave',
      line: 1,
      stars: 4,
      fit: 'small',
      text: 'Muy suave',
    },
  ]);
  expect(screen.queryByRole('textbox', { name: /Algo más/ })).toBeNull();
});

test('review form names what is missing and sends nothing', async () => {
  const user = userEvent.setup();
  open();
  await user.click(await write());
  await user.click(send());
  expect(screen.getByText('Elegí de 1 a 5 estrellas')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: '5 estrellas' }));
  await user.click(send());
  expect(screen.getByText('Contanos cómo te quedó: chico, justo o grande')).toBeVisible();
  expect(sent).toEqual([]);
});

test('review form keeps the text after a refusal and says why', async () => {
  server.use(answering(createReview, () => refusal(409, 'Ya opinaste sobre este producto')));
  const user = userEvent.setup();
  open();
  await user.click(await write());
  await user.click(screen.getByRole('radio', { name: '5 estrellas' }));
  await user.click(screen.getByRole('radio', { name: 'Justo' }));
  await user.type(screen.getByRole('textbox', { name: /Algo más/ }), 'Muy suave');
  await user.click(send());
  expect(await screen.findByText('Ya opinaste sobre este producto')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /Algo más/ })).toHaveValue('Muy suave');
});

test('tracking page shows which products were reviewed', async () => {
  lines = [{ ...line, reviewed: true }];
  open();
  expect(await screen.findByText('Ya opinaste sobre este producto.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Contanos/ })).toBeNull();
});

test('tracking page offers no review before the order is paid', async () => {
  server.use(answering(getOrderByNumber, { status: success, order: anOrder() }));
  open();
  await screen.findByRole('heading', { name: 'Pedido JL-20261120-0001' });
  expect(screen.queryByRole('heading', { name: 'Tu opinión' })).toBeNull();
});
