import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { answering, refusal } from '@shop/web-kit/testing';
import { confirm, open, server, takingOrders, typePersonalData } from '#testing/checkout-setup.tsx';

beforeEach(() => sessionStorage.clear());

// The cart of the set-up holds two units of 20,000 pesos.
const coupon = { code: 'VERANO10', shares: [4_000], freeDelivery: false, withPaymentDiscount: true };
const summary = () => within(screen.getByRole('region', { name: 'Resumen del pedido' }));

async function enterCode(code: string) {
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Tengo un cupón' }));
  await user.type(screen.getByLabelText('Código del cupón'), `${code}{Enter}`);
  return user;
}

it('checkout takes off a coupon without a reload, sends its code and can remove it', async () => {
  server.use(answering('checkCoupon', { status: 'success', coupon }));
  const sent = takingOrders();
  open();
  const user = await enterCode('verano10');
  expect(await summary().findByText('Cupón VERANO10')).toBeVisible();
  expect(summary().getByText('-$4.000')).toBeVisible();
  expect(summary().getByText('$36.000')).toBeVisible();
  await typePersonalData(user);
  await user.click(confirm());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({ couponCode: 'VERANO10', total: 36_000 });
});

it('checkout says why a coupon cannot be used and keeps what was typed', async () => {
  server.use(answering('checkCoupon', () => refusal(409, 'Ese cupón venció.')));
  open();
  await enterCode('viejo');
  expect(await screen.findByText('Ese cupón venció.')).toBeVisible();
  expect(screen.getByLabelText('Código del cupón')).toHaveValue('viejo');
  expect(summary().queryByText(/Cupón VIEJO/)).toBeNull();
});
