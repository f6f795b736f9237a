import { getContent, getOrderByNumber } from '@shop/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { anOrder, answering, aProduct, aSiteContent, refusal } from '@shop/web-kit/testing';
import { ProductPrice } from '#features/product-detail/buying/product-price.tsx';
import { open, confirm, server, takingOrders, typePersonalData } from '#testing/checkout-setup.tsx';
import { renderAt } from '#testing/render-at.tsx';
import CartPage from './cart-page.tsx';
import TrackOrderPage from './track-order-page.tsx';

// The cart of the set-up holds two units of 20,000 pesos.
function offering(transfer: number, { cash = 0, minimumPurchase = 0, instalments = '' } = {}) {
  const content = aSiteContent();
  content.checkout.minimumPurchase = minimumPurchase;
  content.checkout.paymentInfo.cashOnDelivery.discountPercent = cash;
  Object.assign(content.checkout.paymentInfo.bankTransfer, { discountPercent: transfer, instalments });
  server.use(answering(getContent, { status: 'success', content }));
}

it('product price shows the price for the cheapest way of payment, and instalments that are offered', async () => {
  offering(10, { cash: 5, instalments: '3 cuotas sin interés' });
  renderAt(<ProductPrice product={aProduct({ price: 15_000, discount: 0, finalPrice: 15_000 })} />, '/');
  expect(await screen.findByText('$13.500 con transferencia')).toBeVisible();
  expect(screen.getByText('3 cuotas sin interés')).toBeVisible();
  expect(screen.getByText('$15.000')).toBeVisible();
});

it('cart page shows what its products cost by transfer', async () => {
  offering(10);
  renderAt(<CartPage />, '/cart');
  const summary = within(screen.getByRole('region', { name: 'Resumen' }));
  expect(await summary.findByText('$36.000 con transferencia')).toBeVisible();
  expect(summary.getByText('$40.000')).toBeVisible();
});

// @spec E.7
it('cart page says what is missing for the minimum purchase, and its button stays usable', async () => {
  offering(0, { minimumPurchase: 45_000 });
  renderAt(<CartPage />, '/cart');
  const missing = 'La compra mínima es de $45.000: te faltan $5.000.';
  expect(await screen.findByText(missing)).toHaveAttribute('role', 'status');
  expect(screen.getByRole('link', { name: 'Hacer orden virtual' })).toBeVisible();
  expect(screen.queryByText(/con transferencia/)).toBeNull();
});

it('checkout page names the percentage and the total of each way of payment', async () => {
  offering(10);
  open();
  const transfer = await screen.findByRole('radio', { name: /10 % OFF.*Total: \$36\.000\./ });
  expect(screen.getByRole('radio', { name: /Efectivo.*Total: \$40\.000\./ })).toBeChecked();
  const summary = within(screen.getByRole('region', { name: 'Resumen del pedido' }));
  expect(summary.queryByText(/Descuento/)).toBeNull();
  fireEvent.click(transfer);
  expect(summary.getByText('Descuento por transferencia (10 %)')).toBeVisible();
  expect(summary.getByText('-$4.000')).toBeVisible();
  expect(summary.getByText('$36.000')).toBeVisible();
});

it('checkout page sends the total with the discount and shows why an order is too small', async () => {
  offering(10, { minimumPurchase: 45_000 });
  const message = 'La compra mínima es de $45.000: te faltan $5.000.';
  const sent = takingOrders([refusal(409, message, { code: 'BELOW_MINIMUM' })]);
  const user = userEvent.setup();
  open();
  await user.click(await screen.findByRole('radio', { name: /10 % OFF/ }));
  expect(screen.getByText(message)).toHaveAttribute('role', 'status');
  await typePersonalData(user);
  await user.click(confirm());
  await waitFor(() => expect(screen.getAllByText(message)).toHaveLength(2));
  expect(sent[0]?.body).toMatchObject({ subtotal: 40_000, total: 36_000 });
});

it('tracking page shows the discount of the order as it was placed', async () => {
  const order = anOrder({
    paymentMethod: 'transfer',
    subtotal: 15_000,
    paymentDiscount: 1_500,
    total: 13_500,
  });
  server.use(answering(getOrderByNumber, { status: 'success', order }));
  renderAt(<TrackOrderPage />, `/track-order?pedido=${order.orderNumber}&t=token`);
  expect(await screen.findByText('Descuento por transferencia')).toBeVisible();
  expect(screen.getByText('-$1.500')).toBeVisible();
  expect(screen.getByText('$13.500')).toBeVisible();
});
