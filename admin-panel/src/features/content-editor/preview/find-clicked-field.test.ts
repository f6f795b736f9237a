import { aSiteContent } from '@shop/web-kit/testing';
import { expect, test } from 'vitest';
import { findClickedField } from './find-clicked-field.ts';

const content = aSiteContent({
  hero: { ...aSiteContent().hero, slogan: 'Lencería para vos', buttonText: 'Ver Productos' },
});
const { checkout, contact, productDetail } = content;
const at = (block: string, words: string[], path = '/') => findClickedField(content, { block, words, path });

test('findClickedField finds the field of a text or of a part of it', () => {
  expect(at('hero', ['Lencería para vos'])).toEqual({ tab: 'hero', path: 'hero.slogan' });
  expect(at('hero', ['vos', 'Lencería para  vos'])).toEqual({ tab: 'hero', path: 'hero.slogan' });
  expect(at('hero', ['  VER productos '])).toEqual({ tab: 'hero', path: 'hero.buttonText' });
});

test('findClickedField returns only the tab for an unknown text of a section', () => {
  expect(at('productCatalog', ['Filtrar por talla'])).toEqual({ tab: 'productCatalog', path: null });
});

test('findClickedField starts with the section of the page and searches the others too', () => {
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

test('findClickedField returns null outside the content', () => {
  expect(at('', ['© 2026'])).toBeNull();
});
