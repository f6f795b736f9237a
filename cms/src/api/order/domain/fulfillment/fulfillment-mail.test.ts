import { defaultSiteContent, type Order } from '@shop/contract';
import { expect, test } from 'vitest';
import { fulfillmentMail } from './fulfillment-mail';

const order = {
  orderNumber: 'JL-20261121-0007',
  items: [{ title: 'Conjunto Alma' }],
  shippingInfo: { fullName: 'Ana Paz', email: 'ana@ejemplo.com' },
  paymentMethod: 'cash',
  status: 'confirmado',
  deliveryMethod: 'pickup',
  carrier: '',
  total: 37_498,
  paidAmount: 0,
  refundedAmount: 0,
} as Order;
const shop = { brand: 'Jazmín Lencería', address: 'Calle 1', phone: '299 400 0000', email: 'hola@jl.com' };
const checkout = structuredClone(defaultSiteContent.checkout);
checkout.deliveryInfo.meetingPoint.address = 'Plaza 2';
checkout.deliveryInfo.meetingPoint.schedule = '10 a 18';
const mailOf = (step: 'ready' | 'in_transit' | 'delivered', given: Partial<Order> = {}) =>
  fulfillmentMail(step, {
    order: { ...order, ...given },
    shop: shop as never,
    checkout,
    shopUrl: 'https://jl.com',
    linkToken: 'abc',
  });

test('the mail of a ready pickup says where, when and how much cash', () => {
  const { subject, text, to } = mailOf('ready');
  expect(subject).toBe('Tu pedido JL-20261121-0007 está listo para retirar');
  expect(to).toBe('ana@ejemplo.com');
  expect(text).toContain('Hola Ana:');
  expect(text).toContain('Dónde: Plaza 2\nHorario de retiro: 10 a 18\nSon $37.498 en efectivo.');
  expect(text).toContain('https://jl.com/track-order?pedido=JL-20261121-0007&t=abc');
});

test('a buyer who left a deposit is told to bring what is left of the total', () => {
  const { text } = mailOf('ready', { paidAmount: 30_000 });
  expect(text).toContain('Son $7.498 en efectivo.');
  expect(mailOf('in_transit', { deliveryMethod: 'home', paidAmount: 30_000 }).text).toContain('Son $7.498');
});

test('the mail of an order on its way names the carrier, and asks no money of a paid one', () => {
  const paid = { deliveryMethod: 'home', status: 'paid', paidAmount: 37_498 } as const;
  const { text } = mailOf('in_transit', { ...paid, carrier: 'Moto' });
  expect(text).toContain('está en camino.\n\nLo lleva: Moto.\n\nSeguí');
  expect(mailOf('in_transit', paid).text).toContain('camino.\n\nSeguí');
});

test('the mail of a ready pickup has its code and says that another person may collect with it', () => {
  const { text } = mailOf('ready', { pickupCode: 'K7MX' });
  expect(text).toContain(
    'Código para retirar: K7MX. Si retira otra persona, pasale este código.\nSon $37.498',
  );
  expect(mailOf('ready').text).not.toContain('Código');
});

// @spec E.3
test('no mail about a delivery names a garment or the shop in its subject', () => {
  for (const step of ['ready', 'in_transit', 'delivered'] as const)
    for (const deliveryMethod of ['pickup', 'home'] as const) {
      const { subject, text } = mailOf(step, { deliveryMethod });
      expect(text).not.toContain('Conjunto');
      expect(subject).not.toMatch(/lencer|Jazm/i);
    }
});
