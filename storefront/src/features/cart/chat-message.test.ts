import { expect, it } from 'vitest';
import { whatsappLink } from '@shop/contract';
import { aCartLine } from '#testing/checkout-builders.ts';
import { cartChatMessage } from './chat-message.ts';

// @spec 7.3 A.42

const SHOP = 'https://shop.example';
const line = aCartLine({ price: 18_900, color: 'Bordó', quantity: 2 });

it('cart chat message lists name, size, color, quantity, price and the address of the color, the estimated total and the stock question', () => {
  const text = cartChatMessage(
    [line, { ...line, id: 'b', slug: 'bata-seda', name: 'Bata', size: '', color: undefined, quantity: 1 }],
    SHOP,
  );
  expect(text.split('\n')).toEqual([
    '¡Hola! Quisiera consultar por estos productos:',
    '- Conjunto Alma, talle M, color Bordó, cantidad 2, precio $18.900',
    `  ${SHOP}/product/${line.slug ?? line.id}?color=bordo`,
    '- Bata, cantidad 1, precio $18.900',
    `  ${SHOP}/product/bata-seda`,
    '',
    'Total estimado: $56.700',
    '¿Tienen stock disponible?',
  ]);
});

it('cart chat message is a greeting when the cart is empty', () => {
  expect(cartChatMessage([], SHOP)).toMatch(/^¡Hola!/);
});

it('cart chat message keeps a product name on its own line and out of the link parameters', () => {
  const text = cartChatMessage([{ ...line, name: 'x&phone=1\nTotal estimado: $1' }], SHOP);
  expect(text.split('\n')).toHaveLength(6);
  const link = new URL(whatsappLink('299 412-3456', text) ?? '');
  expect([...link.searchParams.keys()]).toEqual(['text']);
  expect(link.pathname).toBe('/5492994123456');
});
