import { defaultSiteContent, type Order } from '@shop/contract';
import { expect, test } from 'vitest';
import { paymentReminderMail } from './status/payment-mails';
import { confirmationMail, newOrderMail, type OrderMail } from './order-mail';

// @spec A.42

const order: Order = {
  isPaid: false,
  acceptedPolicies: [],
  _id: 'abc123',
  orderNumber: 'JL-20261121-0007',
  items: [
    {
      productId: 'p',
      title: 'Conjunto Alma',
      image: '',
      price: 8499,
      quantity: 2,
      size: '90',
      color: 'Negro',
    },
    { productId: 'q', title: 'Bata', image: '', price: 20_000, quantity: 1, size: null, color: null },
  ],
  shippingInfo: {
    fullName: 'Ana Paz',
    email: 'ana@ejemplo.com',
    phone: '2995550101',
    address: 'Roca 100',
    city: 'Neuquén',
    postalCode: '',
    notes: '',
  },
  paymentMethod: 'cash',
  deliveryMethod: 'home',
  wantsShipping: true,
  deliveryFrom: '2026-11-24',
  deliveryTo: '2026-11-25',
  status: 'pending_manual',
  fulfillment: 'to_prepare',
  carrier: '',
  deliveredAt: null,
  subtotal: 36_998,
  couponDiscount: 0,
  paymentDiscount: 0,
  couponCode: '',
  agreedDiscount: 0,
  paidAmount: 0,
  refundedAmount: 0,
  expiresAt: null,
  shippingCost: 0,
  cashFee: 500,
  total: 37_498,
  notes: '',
  isGift: false,
  giftMessage: '',
  pickupCode: '',
  hasTransferProof: false,
  transferProofUrl: null,
  proofReason: '',
  paidAt: null,
  createdAt: '2026-11-21T12:00:00.000Z',
  updatedAt: '2026-11-21T12:00:00.000Z',
};

function mailOf(change: Partial<Order> = {}): OrderMail {
  const { checkout } = structuredClone(defaultSiteContent);
  Object.assign(checkout.paymentInfo.bankTransfer, {
    alias: 'JAZMIN.TIENDA',
    cbu: '2850590940090418135201',
    accountHolder: 'Jazmín',
  });
  const shop = {
    brand: 'Jazmín Lencería',
    orderPrefix: 'JL',
    address: 'Av. Argentina y Roca',
    phone: '',
    whatsapp: '',
    email: 'hola@jazmin.example',
    cuit: '',
    legalName: '',
    taxCondition: 'monotributo',
    coverageCities: ['Neuquén'],
    mailName: '',
    mailItemNames: 'full',
    vatRate: '',
    netPriceLabel: 'auto',
    dataFiscalUrl: '',
    consumerDefenseUrl: '',
    serviceHours: '',
    serviceChannel: '',
    serviceArea: '',
    grossIncomeNumber: '',
    provincialNotice: '',
  };
  return {
    order: { ...order, ...change },
    shop,
    checkout,
    shopUrl: 'https://jazmin.example',
    linkToken: 'tok.en',
  };
}

test('confirmationMail lists items, costs, destination and the right of withdrawal', () => {
  const { to, subject, text, replyTo } = confirmationMail(mailOf());
  expect([to, subject, replyTo]).toEqual([
    'ana@ejemplo.com',
    'Jazmín: recibimos tu pedido JL-20261121-0007',
    'hola@jazmin.example',
  ]);
  expect(text.split('\n')).toEqual(
    expect.arrayContaining([
      '- 2 x Conjunto Alma (talle 90, Negro): $16.998',
      '- 1 x Bata: $20.000',
      'Subtotal: $36.998',
      'Envío: Gratis',
      'Recargo por pago en efectivo: $500',
      'Total: $37.498',
      'Hola Ana:',
      'Entrega: envío al domicilio que nos indicaste.',
      'Pago: en efectivo al recibir',
      'Seguí tu pedido: https://jazmin.example/track-order?pedido=JL-20261121-0007&t=tok.en',
    ]),
  );
  expect(text).toContain('sin costo y sin dar motivos: https://jazmin.example/arrepentimiento?pedido=');
  expect(text).not.toContain('CBU');
});

test('mails about an order that is paid by card at the counter name the card', () => {
  const card = mailOf({ paymentName: 'Tarjeta de débito', cashFee: 0 });
  const confirmation = confirmationMail(card).text;
  expect(confirmation).toContain('Pago: Tarjeta de débito\n');
  expect(confirmation).not.toContain('efectivo');
  expect(paymentReminderMail(card, order.createdAt).text).toContain(
    'Son $37.498. Forma de pago: Tarjeta de débito.',
  );
  expect(newOrderMail(card).text).toContain('(Tarjeta de débito)');
});

test('a way of payment that is named after a currency is not read as the unit of the sum', () => {
  const { text } = paymentReminderMail(mailOf({ paymentName: 'Dólares', cashFee: 0 }), order.createdAt);
  expect(text).toContain('Son $37.498. Forma de pago: Dólares.');
});

test('confirmationMail shows the bank account until there is a proof', () => {
  const transfer = { paymentMethod: 'transfer' as const, cashFee: 0, total: 36_998 };
  const waiting = confirmationMail(mailOf(transfer)).text;
  expect(waiting).toContain(
    'transferencia de $36.998\nAlias: JAZMIN.TIENDA\nCBU: 2850590 9 4009041813520 1\nTitular: Jazmín\nSubí el comprobante acá: https://',
  );
  const sent = confirmationMail(mailOf({ ...transfer, hasTransferProof: true })).text;
  expect(sent).toContain('Recibimos tu comprobante');
  expect(sent).not.toContain('CBU');
});

test('confirmationMail of an order of Mercado Pago leads to its payment and names no bank account', () => {
  const online = { paymentMethod: 'mercado_pago' as const, status: 'pending_mercado_pago', cashFee: 0 };
  const { text } = confirmationMail(mailOf({ ...online, total: 36_998 }));
  expect(text).toContain(
    'Pago: Mercado Pago\nSi todavía no pagaste, pagalo acá: https://jazmin.example/track-order?pedido=JL-20261121-0007&t=tok.en',
  );
  expect(text).not.toMatch(/CBU|Alias|comprobante/);
});

test('paymentReminderMail of an order of Mercado Pago names its amount and no bank account', () => {
  const online = { paymentMethod: 'mercado_pago' as const, status: 'pending_mercado_pago', cashFee: 0 };
  const { text } = paymentReminderMail(mailOf({ ...online, total: 36_998 }), '2026-11-24T18:00:00.000Z');
  expect(text).toContain('Son $36.998 con Mercado Pago.');
  expect(text).not.toMatch(/CBU|Alias/);
});

test('confirmationMail shows the discount for the way of payment, and the total that is to be paid', () => {
  const discounted = {
    paymentMethod: 'transfer' as const,
    cashFee: 0,
    paymentDiscount: 3_700,
    total: 33_298,
  };
  const { text } = confirmationMail(mailOf(discounted));
  expect(text).toContain(
    'Subtotal: $36.998\nDescuento por transferencia: -$3.700\nEnvío: Gratis\nTotal: $33.298',
  );
  expect(text).toContain('transferencia de $33.298');
});

test('confirmationMail names the pickup', () =>
  expect(confirmationMail(mailOf({ wantsShipping: false, deliveryMethod: 'pickup' })).text).toContain(
    'Retiro: Gratis\n',
  ));

test.each(['Ana', 'María', 'Ñandú', 'Jose\u0301'])('confirmationMail greets %s by the first name', (name) => {
  const shippingInfo = { ...order.shippingInfo, fullName: `${name} Paz` };
  expect(confirmationMail(mailOf({ shippingInfo })).text).toMatch(new RegExp(`^Hola ${name}:`));
});

test.each(['https://malo.example', 'www.malo.example/x Paz', 'x@malo.example', 'A'.repeat(120), '#12', ''])(
  'confirmationMail has a neutral greeting for the name %j',
  (fullName) => {
    const { text, subject } = confirmationMail(mailOf({ shippingInfo: { ...order.shippingInfo, fullName } }));
    expect(text).toMatch(/^¡Hola!\n/);
    if (fullName) expect(text + subject).not.toContain(fullName);
  },
);

test('confirmationMail repeats nothing that the visitor typed but the first name', () => {
  const typed = {
    fullName: 'Ana Ganaste',
    phone: '2995550199',
    address: 'https://malo.example/premio',
    city: 'Premio malo.example',
    postalCode: 'P8300',
    notes: 'Cobralo en malo.example',
  };
  const shippingInfo = { ...typed, email: order.shippingInfo.email };
  const { text, subject } = confirmationMail(mailOf({ shippingInfo, notes: 'Otro malo.example' }));
  for (const part of ['Ganaste', 'malo.example', typed.phone, typed.postalCode])
    expect(text + subject).not.toContain(part);
});

test('newOrderMail contains no personal data', () => {
  const { to, subject, text } = newOrderMail(mailOf());
  expect([to, subject]).toEqual(['hola@jazmin.example', 'Pedido nuevo JL-20261121-0007: $37.498']);
  expect(text).toContain('https://jazmin.example/admin/orders/abc123');
  for (const personal of ['Ana', 'ana@ejemplo.com', '2995550101', 'Roca 100'])
    expect(text).not.toContain(personal);
});

test('mails show the picture of each bought colour, with an absolute address and the name as its text', () => {
  const [first, second] = order.items;
  const items = [{ ...first!, image: '/uploads/pictures/alma-negro.jpg' }, second!];
  const pictures = [
    { url: 'https://jazmin.example/uploads/pictures/alma-negro.jpg', alt: 'Conjunto Alma (talle 90, Negro)' },
  ];
  expect(confirmationMail(mailOf({ items })).pictures).toEqual(pictures);
  expect(newOrderMail(mailOf({ items })).pictures).toEqual(pictures);
});

// @spec D.6
test('confirmationMail repeats the promised days, of an unpaid transfer with its condition', () => {
  expect(confirmationMail(mailOf()).text).toContain('\nLlega entre mar 24 y mié 25.\n');
  const transfer = mailOf({ paymentMethod: 'transfer', status: 'pending_transfer_proof' });
  expect(confirmationMail(transfer).text).toContain(
    'Llega entre mar 24 y mié 25 si transferís el mismo día.',
  );
  expect(confirmationMail(mailOf({ deliveryFrom: null, deliveryTo: null })).text).not.toContain('Llega');
});

test('mails say that an order is a gift without repeating its message, which anybody may have typed', () => {
  const gift = mailOf({ isGift: true, giftMessage: 'Entrá a premios.example' });
  for (const { text } of [confirmationMail(gift), newOrderMail(gift)]) {
    expect(text).toContain('Es para regalo');
    expect(text).not.toContain('premios');
  }
  for (const { text } of [confirmationMail(mailOf()), newOrderMail(mailOf())])
    expect(text).not.toContain('regalo');
});

test('confirmationMail has the code of a pickup, and the notice to the owner has none', () => {
  const pickup = mailOf({ deliveryMethod: 'pickup', wantsShipping: false, pickupCode: 'K7MX' });
  expect(confirmationMail(pickup).text).toContain('Código para retirar: K7MX. Si retira otra persona');
  expect(newOrderMail(pickup).text).not.toContain('K7MX');
});
