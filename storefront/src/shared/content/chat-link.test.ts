import { expect, test } from 'vitest';
import { aShop, aSiteContent } from '@shop/web-kit/testing';
import { chatLink, chatNumber, orderChatLink } from './chat-link.ts';

const withPhone = (title: string, details: string[]) =>
  aSiteContent({
    contact: { ...aSiteContent().contact, contactInfo: [{ icon: 'Phone', title, details, description: '' }] },
  });

test("chatNumber returns digits and plus of the card titled 'Teléfono'", () => {
  expect(chatNumber(withPhone('Teléfono', ['+54 9 (299) 412-3456']))).toBe('+5492994123456');
  expect(chatNumber(withPhone('telefono ', ['Lunes a viernes', '299 412 3456']))).toBe('2994123456');
  expect(chatNumber(withPhone('Email', ['299 412 3456']))).toBeNull();
});

test('chatLink contains the prepared text', () => {
  const link = chatLink(withPhone('Teléfono', ['299 412 3456']), undefined, '¡Hola! ¿Hay talle M?');
  expect(link).toBe(`https://wa.me/5492994123456?text=${encodeURIComponent('¡Hola! ¿Hay talle M?')}`);
});

test("chatLink falls back to the shop's number, which orderChatLink always uses", () => {
  const shop = aShop({ whatsapp: '299 400 0000' });
  expect(chatLink(withPhone('Teléfono', ['preguntanos']), shop, 'x')).toContain('/5492994000000?');
  expect(orderChatLink(shop, 'x')).toContain('/5492994000000?');
  expect(chatLink(aSiteContent(), aShop({ whatsapp: '' }), 'x')).toBeNull();
});
