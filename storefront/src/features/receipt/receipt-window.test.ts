import { expect, it } from 'vitest';
import { anOrder, aShop } from '@shop/web-kit/testing';
import { receiptData } from './receipt-data.ts';
import { fillReceipt } from './receipt-window.ts';

function printed(...of: Parameters<typeof receiptData>): HTMLElement {
  const page = document.implementation.createHTMLDocument();
  fillReceipt(page, receiptData(...of));
  return page.body;
}

it('names the order, its items and totals, and is no invoice', () => {
  const text = printed(anOrder(), aShop()).textContent;
  for (const part of ['JL-20261120-0001', 'Conjunto Alma · Talle M · Color Bordó', '$20.000', 'María Gómez'])
    expect(text).toContain(part);
  expect(text).toContain('DOCUMENTO NO VÁLIDO COMO FACTURA');
});

it.each([
  ['paid', 'PAGADO', 'PENDIENTE'],
  ['confirmado', 'PENDIENTE', 'PAGADO'],
  ['pending_manual', 'PENDIENTE', 'PAGADO'],
])('says for the status %s: %s', (status, said, unsaid) => {
  const text = printed(anOrder({ status }), aShop()).textContent;
  expect(text).toContain(said);
  expect(text).not.toContain(unsaid);
});

it('shows markup that somebody typed as the text it is', () => {
  const attack = '<img src=x onerror="window.__x=1"><script>window.__x=1</script>';
  const order = anOrder();
  const item = { ...order.items[0]!, title: attack, size: attack, color: attack };
  const shippingInfo = { ...order.shippingInfo, fullName: attack, address: attack };
  const body = printed({ ...order, items: [item], shippingInfo }, aShop({ legalName: attack }));
  expect(body.querySelector('img, script')).toBeNull();
  expect(body.textContent).toContain(attack);
});
