import { anAdminOrder, withMarkedTexts } from '@shop/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { chooseAction, open, order } from '../../testing/order-detail-setup.tsx';

const { order: marked, missingIn } = withMarkedTexts(
  anAdminOrder({ ...order, deliveryMethod: 'home', couponDiscount: 100, isGift: true }),
);
const shown = (): string =>
  [
    document.body.textContent,
    ...[...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value),
  ].join('\n');

test('the order page shows every text of the order, or the list of this test names it', async () => {
  open(marked);
  await screen.findByRole('heading', { level: 1, name: `Orden #${order.orderNumber}` });
  await waitFor(() => expect(missingIn(shown())).toEqual([]));
});

// Packers need neither sums and proofs, nor the mail, nor the notes of the office.
const NOT_FOR_PACKERS = [
  'carrier',
  'couponCode',
  'pickupCode',
  'proofReason',
  'adminNotes',
  'shippingInfo.email',
];

const printSlip = async (printed: typeof marked) => {
  window.print = vi.fn();
  const { user } = open(printed);
  await chooseAction(user, 'Remito de armado');
  return (await screen.findByRole('heading', { name: 'Remito de armado' })).closest('article')!;
};

test('a packing slip has every text of the order, or the list of this test names it', async () => {
  const paper = await printSlip(marked);
  expect(missingIn(paper.textContent)).toEqual(NOT_FOR_PACKERS);
});

test('the packing slip of a gift has its message, and neither prices nor the way of payment', async () => {
  const gift = anAdminOrder({ ...order, isGift: true, giftMessage: 'Feliz cumple' });
  const { textContent } = await printSlip(gift);
  expect(textContent).toContain('Es para regalo');
  expect(textContent).toContain('Feliz cumple');
  expect(textContent).not.toMatch(/\$|Efectivo|Transferencia/);
});

test('the packing slip of an order that is no gift says nothing of gifts', async () => {
  const { textContent } = await printSlip(anAdminOrder(order));
  expect(textContent).not.toContain('regalo');
});
