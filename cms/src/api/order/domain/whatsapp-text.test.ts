import { defaultSiteContent, type Order } from '@shop/contract';
import { expect, test } from 'vitest';
import { whatsappText, whatsappTopic } from './whatsapp-text';

const order = {
  orderNumber: 'JL-20261120-0001',
  status: 'pending_transfer_proof',
  fulfillment: 'to_prepare',
  deliveryMethod: 'pickup',
  paymentMethod: 'transfer',
  proofReason: '',
  total: 13_500,
  items: [] as Order['items'],
  paidAmount: 0,
  refundedAmount: 0,
  shippingInfo: { fullName: 'María Gómez' },
} as Order;
const checkout = structuredClone(defaultSiteContent.checkout);
checkout.paymentInfo.bankTransfer.alias = 'TIENDA.ALIAS';
const whatsappTextOf = (given: Partial<Order> = {}) =>
  whatsappText({
    order: { ...order, ...given },
    shop: { brand: 'Jazmín' } as never,
    checkout,
    shopUrl: 'https://jl.com',
    linkToken: 'abc',
  });
const LINK = 'https://jl.com/track-order?pedido=JL-20261120-0001&t=abc';

// @spec E.14
test('whatsappText of an unpaid transfer has the exact amount, the alias and the link for the proof', () =>
  expect(whatsappTextOf().split('\n')).toEqual([
    '¡Hola María! Te escribimos de Jazmín por tu pedido JL-20261120-0001. Nos falta el comprobante de la transferencia. ¿Nos lo podés enviar?',
    'Son $13.500, al alias TIENDA.ALIAS',
    `Subí el comprobante acá: ${LINK}`,
  ]));

test('whatsappText asks for another proof with the stored reason', () =>
  expect(whatsappTextOf({ proofReason: 'No se lee el monto' })).toContain(
    '0001. Necesitamos otro comprobante: No se lee el monto\nSon $13.500',
  ));

test('whatsappText says where the goods are, unless the order goes nowhere', () => {
  const ready = { status: 'paid', fulfillment: 'ready', paidAmount: 13_500 } as const;
  expect(whatsappTextOf(ready)).toContain(`podés pasar a retirarlo.\nSeguí tu pedido: ${LINK}`);
  const code = 'Código para retirar: K7MX. Si retira otra persona, pasale este código.';
  expect(whatsappTextOf({ ...ready, pickupCode: 'K7MX' })).toContain(`retirarlo.\n${code}\nSeguí`);
  expect(whatsappTextOf({ ...ready, deliveryMethod: 'home' })).toContain('sale pronto.');
  expect(whatsappTextOf({ ...ready, fulfillment: 'in_transit' })).toContain('en camino.');
  expect(whatsappTextOf({ ...ready, status: 'cancelled', paidAmount: 0 })).toMatch(
    /El pedido fue cancelado\.\nCualquier duda, escribinos por acá\.$/,
  );
});

test('whatsappText names the cash that is to be brought, and none once it is paid', () => {
  const cash = { paymentMethod: 'cash', status: 'confirmado', fulfillment: 'ready' } as const;
  expect(whatsappTextOf(cash)).toContain('Son $13.500 en efectivo.');
  expect(whatsappTextOf({ ...cash, status: 'paid', paidAmount: 13_500 })).not.toContain('$');
});

test('whatsappText of a cancelled order says that the money comes back, if any was paid', () => {
  const cancelled = whatsappTextOf({ status: 'cancelled', paidAmount: 8_000 });
  expect(cancelled).toContain('El pedido fue cancelado.\nTe devolvemos los $8.000 que pagaste.\n');
  expect(whatsappTextOf({ status: 'cancelled', paidAmount: 0 })).not.toContain('devolvemos');
});

test('whatsappText calls money returned only when it is, and asks for no proof of what is paid', () => {
  const refunded = { status: 'refunded', total: 13_500 } as const;
  expect(whatsappTextOf({ ...refunded, refundedAmount: 13_500 })).toContain('Te reembolsamos');
  expect(whatsappTextOf({ ...refunded, paidAmount: 13_500 })).toContain('Te devolvemos los $13.500');
  expect(whatsappTextOf(refunded)).not.toContain('reembols');
  expect(whatsappTextOf({ paidAmount: 13_500 })).toContain('Confirmamos tu pago');
  expect(whatsappTextOf({ total: 0 })).not.toContain('comprobante');
});

test('whatsappText calls no client by the name of those who left none', () =>
  expect(whatsappTextOf({ shippingInfo: { fullName: 'Consumidor final' } as Order['shippingInfo'] })).toMatch(
    /^¡Hola! Te escribimos/,
  ));

test('whatsappTopic is the step that the text is about', () => {
  expect(whatsappTopic({ ...order, proofReason: 'x' })).toBe('Pedido de otro comprobante');
  expect(whatsappTopic({ ...order, status: 'paid', fulfillment: 'ready' })).toBe('Lista para retirar');
});
