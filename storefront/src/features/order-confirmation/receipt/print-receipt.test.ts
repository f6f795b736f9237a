import { expect, it } from 'vitest';
import { anOrder, aShop, aSiteContent } from '@shop/web-kit/testing';
import type { Order } from '@shop/contract';
import { receiptData } from './receipt-data.ts';
import { fillReceipt } from './print-receipt.ts';

const { checkout } = aSiteContent();
Object.assign(checkout.paymentInfo.bankTransfer, {
  alias: 'JAZMIN.TIENDA',
  cbu: '9990001800000012345674',
  accountHolder: 'Jazmín Ejemplo',
  bankName: 'Banco Ejemplo',
});

function printed(order: Order, shop = aShop()): HTMLElement {
  const page = document.implementation.createHTMLDocument();
  fillReceipt(page, receiptData(order, shop, checkout));
  return page.body;
}

// @spec 1.13
it('receipt contains the address, phone, e-mail and tax id of the shop', () => {
  const text = printed(anOrder(), aShop({ cuit: '20329642330' })).textContent;
  for (const part of [
    'Avenida de Prueba 100, Neuquén',
    '299 400 0000',
    'hola@example.com',
    'CUIT 20-32964233-0',
  ])
    expect(text).toContain(part);
});

// @spec 1.13
it('receipt contains the bank data only while a transfer is awaited', () => {
  const transfer = { paymentMethod: 'transfer', status: 'pending_transfer_proof' } as const;
  const text = printed(anOrder(transfer)).textContent;
  for (const part of ['JAZMIN.TIENDA', '9990001', 'Jazmín Ejemplo', 'Banco Ejemplo'])
    expect(text).toContain(part);
  for (const status of ['paid', 'cancelled', 'refunded'] as const)
    expect(printed(anOrder({ ...transfer, status })).textContent, status).not.toContain('JAZMIN.TIENDA');
  expect(printed(anOrder()).textContent).not.toContain('JAZMIN.TIENDA');
});

it('receipt contains order, items and totals and states that it is no invoice', () => {
  const text = printed(anOrder(), aShop()).textContent;
  for (const part of ['JL-20261120-0001', 'Conjunto Alma · Talle M · Color Bordó', '$20.000', 'María Gómez'])
    expect(text).toContain(part);
  expect(text).toContain('DOCUMENTO NO VÁLIDO COMO FACTURA');
});

it('receipt contains the code of a pickup', () => {
  expect(printed(anOrder({ pickupCode: 'K7MX' })).textContent).toContain('Código para retirarK7MX');
  expect(printed(anOrder()).textContent).not.toContain('Código');
});

it('receipt has the letter X beside its title, and informs the right of withdrawal', () => {
  const body = printed(anOrder());
  const textOf = (selector: string) => body.querySelector(selector)?.textContent;
  expect([textOf('.letter'), textOf('h2')]).toEqual(['X', 'Comprobante de pedido']);
  expect(textOf('footer')).toContain('La factura electrónica la emite el comercio por ARCA.');
  expect(textOf('footer strong')).toBe(
    'Tenés derecho a arrepentirte de esta compra dentro de los 10 días corridos desde que la recibís, sin costo y sin dar motivos.',
  );
  expect(body.textContent).not.toMatch(/IVA|CAE/);
});

// @spec 2.8.9
it.each([
  ['paid', 'PAGADO', 'PENDIENTE'],
  ['confirmado', 'PENDIENTE', 'PAGADO'],
  ['pending_manual', 'PENDIENTE', 'PAGADO'],
])('receipt of an order in status %s says %s', (status, said, unsaid) => {
  const text = printed(anOrder({ status }), aShop()).textContent;
  expect(text).toContain(said);
  expect(text).not.toContain(unsaid);
});

it('receipt shows typed markup as text', () => {
  const attack = '<img src=x onerror="window.__x=1"><script>window.__x=1</script>';
  const order = anOrder();
  const item = { ...order.items[0]!, title: attack, size: attack, color: attack };
  const shippingInfo = { ...order.shippingInfo, fullName: attack, address: attack };
  const body = printed({ ...order, items: [item], shippingInfo }, aShop({ legalName: attack }));
  expect(body.querySelector('img, script')).toBeNull();
  expect(body.textContent).toContain(attack);
});
