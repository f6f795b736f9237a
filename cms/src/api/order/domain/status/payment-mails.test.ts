import { defaultSiteContent, type Order } from '@shop/contract';
import { expect, test } from 'vitest';
import { proofAgainMail } from './payment-mails';

test('the mail that asks for another proof has the reason, the account, the amount and the link', () => {
  const order = {
    orderNumber: 'JL-20261121-0007',
    items: [] as Order['items'],
    shippingInfo: { fullName: 'Ana Paz', email: 'ana@ejemplo.com' },
    proofReason: 'No se lee el monto',
    status: 'pending_transfer_proof',
    total: 37_498,
    paidAmount: 0,
    refundedAmount: 0,
  } as Order;
  const checkout = structuredClone(defaultSiteContent.checkout);
  checkout.paymentInfo.bankTransfer.alias = 'TIENDA.ALIAS';
  const shop = { brand: 'Jazmín', address: '', phone: '299 400 0000', email: 'hola@jl.com' } as never;
  const mail = proofAgainMail({ order, shop, checkout, shopUrl: 'https://jl.com', linkToken: 'abc' });
  expect(mail.to).toBe('ana@ejemplo.com');
  expect(mail.text).toContain('otro comprobante de tu pedido JL-20261121-0007: No se lee el monto');
  expect(mail.text).toContain('transferencia de $37.498\nAlias: TIENDA.ALIAS');
  expect(mail.text).toContain('Subilo acá: https://jl.com/track-order?pedido=JL-20261121-0007&t=abc');
});
