import { getContent, getShop } from '@shop/contract';
import { focusManager } from '@tanstack/react-query';
import { act, fireEvent, screen } from '@testing-library/react';
import { it, expect, vi } from 'vitest';
import { answering, aShop, aSiteContent, fakeServer } from '@shop/web-kit/testing';
import { aCart } from '#testing/checkout-builders.ts';
import { renderAt } from '#testing/render-at.tsx';
import CheckoutPage from './checkout-page.tsx';

const server = fakeServer();

// @spec 2.7.5
it('checkout page refreshes its content every five minutes and on focus', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let asked = 0;
  const content = aSiteContent();
  server.use(
    answering(getContent, () => {
      asked += 1;
      content.checkout.deliveryInfo.title = `Entrega ${asked}`;
      return { status: 'success' as const, content };
    }),
  );
  aCart();
  renderAt(<CheckoutPage />, '/checkout');
  await screen.findByText('Entrega 1');
  await act(() => vi.advanceTimersByTimeAsync(4 * 60_000));
  expect(asked).toBe(1);
  await act(() => vi.advanceTimersByTimeAsync(61_000));
  await screen.findByText('Entrega 2');
  act(() => focusManager.setFocused(false));
  act(() => focusManager.setFocused(true));
  await screen.findByText('Entrega 3');
  focusManager.setFocused(undefined);
  fireEvent.focus(window);
  await screen.findByText('Entrega 4');
});

it.each([
  [true, /Te enviamos ahí la confirmación\./],
  [false, /Lo usamos solo si hace falta avisarte/],
])('checkout page promises an e-mail only when the shop can send one: %s', async (sendsMail, hint) => {
  server.use(answering(getShop, { status: 'success', shop: aShop(), sendsMail }));
  aCart();
  renderAt(<CheckoutPage />, '/checkout');
  await screen.findByText(hint);
  expect(screen.getByRole('textbox', { name: /Email/ })).toHaveAccessibleDescription(hint);
});

it('checkout page dates each delivery in its own option, and a transfer on condition of its payment', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-24T15:00:00-03:00'), toFake: ['Date'] });
  const content = aSiteContent();
  content.checkout.deliveryDates.enabled = true;
  content.checkout.deliveryInfo.meetingPoint.schedule = 'De 10 a 13';
  server.use(answering(getContent, { status: 'success', content }));
  aCart();
  renderAt(<CheckoutPage />, '/checkout');
  expect(await screen.findByText('Llega entre vie 27 y sáb 28')).toBeVisible();
  expect(screen.getByText('Retirás desde el jue 26 · De 10 a 13')).toBeVisible();
  fireEvent.click(screen.getByRole('radio', { name: /Envío a domicilio/ }));
  fireEvent.click(screen.getByRole('radio', { name: /Transferencia/ }));
  expect(screen.getByText('Llega entre vie 27 y sáb 28 si transferís el mismo día')).toBeVisible();
  vi.useRealTimers();
});
