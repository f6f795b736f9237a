import { aSiteContent } from '@shop/web-kit/testing';
import { expect, test } from 'vitest';
import { clickedField } from './clicked-field.ts';

const content = aSiteContent({
  hero: { ...aSiteContent().hero, slogan: 'Lencería para vos', buttonText: 'Ver Productos' },
});
const { checkout, contact, productDetail } = content;
const at = (block: string, words: string[], path = '/') => clickedField(content, { block, words, path });

test('a text leads to its field, a part of it too', () => {
  expect(at('hero', ['Lencería para vos'])).toEqual({ tab: 'hero', path: 'hero.slogan' });
  expect(at('hero', ['vos', 'Lencería para  vos'])).toEqual({ tab: 'hero', path: 'hero.slogan' });
  expect(at('hero', ['  VER productos '])).toEqual({ tab: 'hero', path: 'hero.buttonText' });
});

test('a block whose words are no text of it leads to its tab', () => {
  expect(at('productCatalog', ['Filtrar por talla'])).toEqual({ tab: 'productCatalog', path: null });
});

test('the pages say where to look first; a text of another section is found too', () => {
  const { title } = checkout.deliveryInfo.meetingPoint;
  expect(at('', [title], '/checkout')).toEqual({
    tab: 'checkout',
    path: 'checkout.deliveryInfo.meetingPoint.title',
  });
  expect(at('', ['nada de esto'], '/product/alma')).toEqual({ tab: 'productDetail', path: null });
  expect(at('', [contact.formTitle])).toMatchObject({ tab: 'contact', path: 'contact.formTitle' });
  expect(at('', [productDetail.sizeGuideButtonText], '/product/alma')).toMatchObject({
    tab: 'productDetail',
  });
});

test('a click on nothing of the content leads nowhere', () => {
  expect(at('', ['© 2026'])).toBeNull();
});
