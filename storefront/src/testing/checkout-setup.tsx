import { listOrderCases, createOrder } from '@shop/contract';
import { screen } from '@testing-library/react';
import { type UserEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach } from 'vitest';
import { anOrder, answering, fakeServer } from '@shop/web-kit/testing';
import { loadDeferredParts } from '#shared/hydration/deferred-part.tsx';
import { aCart } from '#testing/checkout-builders.ts';
import { renderAt } from '#testing/render-at.tsx';
import CheckoutPage from '../pages/order/checkout-page.tsx';

export const server = fakeServer(answering(listOrderCases, { status: 'success', cases: [] }));
// A part that loads in the middle of a test would suspend outside of it.
beforeAll(loadDeferredParts);
beforeAll(() => {
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
});
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  aCart();
});

export type Sent = { key: string | null; body: Record<string, unknown> };

export function takingOrders(fail: Response[] = []) {
  const sent: Sent[] = [];
  server.use(
    answering(createOrder, async (request) => {
      sent.push({
        key: request.headers.get('Idempotency-Key'),
        body: (await request.json()) as Record<string, unknown>,
      });
      const failure = fail.shift();
      if (failure) return failure;
      const order = anOrder();
      return { status: 'success' as const, order, orderNumber: order.orderNumber, linkToken: 'token' };
    }),
  );
  return sent;
}

export const open = () => renderAt(<CheckoutPage />, '/checkout');
export const field = (name: RegExp) => screen.getByRole('textbox', { name });
export const city = () => screen.getByRole('combobox', { name: /Ciudad/ });
export const confirm = () => screen.getByRole('button', { name: 'Confirmar Pedido' });
export const address = () => screen.getByRole('status', { name: 'address' }).textContent;

export async function typePersonalData(user: UserEvent) {
  await user.type(field(/Nombre completo/), 'María Gómez');
  await user.type(field(/Email/), 'maria@example.com');
  await user.type(field(/Teléfono/), '299 412 3456');
}
