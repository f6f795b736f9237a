import { checkCoupon } from '@shop/contract';
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
  expect(screen.getByLabelText('Código del cupón')).toHaveFocus();
  await user.keyboard(code);
  return user;
}

// @spec E.10
it('checkout takes off a coupon without a reload, sends its code and forgets it after the order', async () => {
  server.use(answering(checkCoupon, { status: 'success', coupon }));
  const sent = takingOrders();
  open();
  const user = await enterCode('verano10{Enter}');
  expect(await summary().findByText('Cupón VERANO10')).toBeVisible();
  expect(screen.getByText('Cupón VERANO10 aplicado').parentElement).toHaveFocus();
  expect(summary().getByText('-$4.000')).toBeVisible();
  expect(summary().getByText('$36.000')).toBeVisible();
  await typePersonalData(user);
  await user.click(confirm());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({ couponCode: 'verano10', total: 36_000 });
  await waitFor(() => expect(sessionStorage.getItem('checkout-coupon')).toBeNull());
});

it('checkout can remove a coupon', async () => {
  server.use(answering(checkCoupon, { status: 'success', coupon }));
  const sent = takingOrders();
  open();
  const user = await enterCode('verano10{Enter}');
  await user.click(await summary().findByRole('button', { name: 'Quitar cupón' }));
  expect(summary().getAllByText('$40.000').length).toBeGreaterThan(0);
  expect(summary().getByRole('button', { name: 'Tengo un cupón' })).toHaveFocus();
  await typePersonalData(user);
  await user.click(confirm());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).not.toHaveProperty('couponCode');
});

it('checkout waits for the coupon: one that is only typed counts, and the order needs its answer', async () => {
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  server.use(
    answering(checkCoupon, async () => {
      await answered;
      return { status: 'success' as const, coupon };
    }),
  );
  const sent = takingOrders();
  open();
  const user = await enterCode('verano10');
  await typePersonalData(user);
  expect(confirm()).toBeDisabled();
  answer();
  await summary().findByText('-$4.000');
  await user.click(confirm());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({ couponCode: 'verano10', total: 36_000 });
});

// @spec E.10
it('checkout says why a coupon cannot be used, keeps it, and places no order until it is left out', async () => {
  server.use(answering(checkCoupon, () => refusal(409, 'Ese cupón venció.')));
  const sent = takingOrders();
  open();
  const user = await enterCode('viejo{Enter}');
  expect(await screen.findByText('Ese cupón venció.')).toBeVisible();
  const input = screen.getByLabelText('Código del cupón');
  expect(input).toHaveValue('viejo');
  await typePersonalData(user);
  await user.click(confirm());
  await waitFor(() => expect(input).toHaveFocus());
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Seguir sin cupón' }));
  await user.click(confirm());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).not.toHaveProperty('couponCode');
});

it('checkout tells that the coupon was used up meanwhile', async () => {
  server.use(answering(checkCoupon, { status: 'success', coupon }));
  takingOrders([refusal(409, 'Ese cupón se agotó.', { code: 'COUPON_UNAVAILABLE' })]);
  open();
  const user = await enterCode('verano10{Enter}');
  await summary().findByText('-$4.000');
  await typePersonalData(user);
  server.use(answering(checkCoupon, () => refusal(409, 'Ese cupón se agotó.')));
  await user.click(confirm());
  await waitFor(() => expect(screen.getAllByText('Ese cupón se agotó.')).toHaveLength(2));
  expect(await screen.findByRole('button', { name: 'Seguir sin cupón' })).toBeVisible();
});
