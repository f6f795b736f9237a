import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import {
  addReviewPhoto,
  getOrderByNumber,
  listOrderCases,
  listReviewableLines,
  messages,
  removeReviewPhoto,
  type ReviewableLine,
} from '@shop/contract';
import { anOrder, answering, fakeServer, refusal } from '@shop/web-kit/testing';
import { loadDeferredParts } from '#shared/hydration/deferred-part.tsx';
import { renderAt } from '#testing/render-at.tsx';
import TrackOrderPage from './track-order-page.tsx';

// @spec A.46

const success = 'success' as const;
const line: ReviewableLine = {
  line: 2,
  title: 'Conjunto Alma',
  size: 'M',
  color: 'Bordó',
  reviewed: true,
  hasPhoto: false,
  takesPhoto: true,
};
let lines: ReviewableLine[] = [];
let sent: string[] = [];
const server = fakeServer(
  answering(listOrderCases, { status: 'success', cases: [] }),
  answering(getOrderByNumber, () => ({ status: success, order: anOrder({ status: 'paid' }) })),
  answering(listReviewableLines, () => ({ status: success, lines })),
  answering(addReviewPhoto, async (request, { line: position }) => {
    // Node reads no form in jsdom, whose files are not its own.
    const [, type] = /^Content-Type: (\S+)/m.exec(await request.text()) ?? [];
    sent.push(`${position} ${type} ${new URL(request.url).searchParams.get('token')}`);
    lines = lines.map((one) => ({ ...one, hasPhoto: true }));
    return {
      status: success,
      message: '¡Gracias! Publicamos tu foto junto a tu opinión después de revisarla.',
    };
  }),
  answering(removeReviewPhoto, () => {
    lines = lines.map((one) => ({ ...one, hasPhoto: false }));
    return { status: success, message: 'Borramos tu foto.' };
  }),
);
// A part that loads in the middle of a test would suspend outside of it.
beforeAll(loadDeferredParts);
beforeEach(() => {
  lines = [line];
  sent = [];
  URL.createObjectURL = () => 'blob:foto';
  URL.revokeObjectURL = () => undefined;
});

const open = () => renderAt(<TrackOrderPage />, '/track-order?pedido=JL-20261120-0001&t=llave');
const picker = () => screen.findByLabelText('Foto de Conjunto Alma');
const photo = () => new File(['x'], 'mia.jpg', { type: 'image/jpeg' });

test('buyer adds a photo to her review, sees it and may replace it', async () => {
  const user = userEvent.setup();
  open();
  await user.upload(await picker(), photo());
  expect(await screen.findByText(/^¡Gracias! Publicamos tu foto/)).toBeVisible();
  expect(screen.getByRole('img', { name: 'Vista previa de tu foto' })).toHaveAttribute('src', 'blob:foto');
  expect(await screen.findByText('Cambiar foto')).toBeVisible();
  expect(sent).toEqual(['2 image/jpeg llave']);
});

test('buyer deletes her photo after she was asked, also a published one', async () => {
  lines = [{ ...line, hasPhoto: true, takesPhoto: false }];
  const user = userEvent.setup();
  open();
  expect(await screen.findByText('Tenemos tu foto.')).toBeVisible();
  expect(screen.queryByLabelText('Foto de Conjunto Alma')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Borrar mi foto de Conjunto Alma' }));
  expect(screen.getByRole('button', { name: 'No, dejarla' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Borrar mi foto de Conjunto Alma' })).toHaveFocus();
  await user.keyboard('{Enter}');
  await user.click(screen.getByRole('button', { name: 'Sí, borrarla' }));
  expect(await screen.findByText('Borramos tu foto.')).toBeVisible();
  expect(screen.queryByText('Tenemos tu foto.')).toBeNull();
});

test('photo of a review that is no picture or is refused leaves its reason, and the next try works', async () => {
  server.use(
    answering(addReviewPhoto, () => refusal(409, 'Ya revisamos tu opinión: la foto no se puede cambiar.')),
  );
  const user = userEvent.setup({ applyAccept: false });
  open();
  await user.upload(await picker(), new File(['x'], 'a.pdf', { type: 'application/pdf' }));
  expect(await screen.findByText(messages.uploadBadType)).toBeVisible();
  await user.upload(await picker(), photo());
  expect(await screen.findByText('Ya revisamos tu opinión: la foto no se puede cambiar.')).toBeVisible();
  server.resetHandlers();
  await user.upload(await picker(), photo());
  expect(await screen.findByText(/^¡Gracias! Publicamos tu foto/)).toBeVisible();
});

test('reviewed line that neither takes nor has a photo offers nothing', async () => {
  lines = [{ ...line, takesPhoto: false }];
  open();
  expect(await screen.findByText('Ya opinaste sobre este producto.')).toBeVisible();
  expect(screen.queryByLabelText('Foto de Conjunto Alma')).toBeNull();
});
