import { confirmOrder, getOrder } from '@shop/contract';
import { answering } from '@shop/web-kit/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { open, order, server } from '../../testing/order-detail-setup.tsx';

it.each([
  [200, { success: false, error: 'Ya estaba' }, 'Error confirmando la orden: Ya estaba'],
  [409, { success: false, error: 'Ya estaba' }, 'Error confirmando la orden: Ya estaba'],
  [200, { success: false }, 'Error confirmando la orden'],
  [500, {}, 'Error confirmando la orden'],
])(
  'a confirmation that is answered with %i %j says why, else only that it failed',
  async (status, body, text) => {
    server.use(answering(confirmOrder, () => Response.json(body, { status })));
    const { user } = open(order);
    await user.click(await screen.findByRole('button', { name: 'Confirmar Orden' }));
    expect(await screen.findByText(text)).toBeVisible();
  },
);

it.each([
  [500, {}, 'Error cargando la orden'],
  [200, { status: 'success' }, 'Error cargando la orden'],
  [403, { message: 'No es tuya' }, 'No es tuya'],
])('an order that is answered with %i %j says "%s"', async (status, body, text) => {
  server.use(answering(getOrder, () => Response.json(body, { status })));
  open(order);
  expect(await screen.findByText(text)).toBeVisible();
});
