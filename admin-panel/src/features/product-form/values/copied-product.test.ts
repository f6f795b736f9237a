import { aProduct } from '@shop/web-kit/testing';
import { expect, test } from 'vitest';
import { newProductBody } from '../save/product-body.ts';
import { copiedProduct } from './copied-product.ts';

// @spec E.26

const alma = aProduct({
  title: 'Conjunto Alma',
  size: ['S'],
  colors: [{ name: 'Negro', value: '#000000' }],
  variants: [{ _id: 'v', size: 'S', color: 'Negro', stock: 5, sku: 'ALMA-S' }],
  thumbnails: ['/uploads/pictures/a.jpg', '/uploads/pictures/b.jpg'],
  thumbnailAlts: ['Conjunto Alma', 'De espaldas'],
});

test('copiedProduct keeps all but title, units, SKUs, state and the texts that repeat the title', () => {
  const { values, stock } = copiedProduct(alma);
  expect(stock).toBeNull();
  expect(newProductBody(values)).toMatchObject({
    title: 'Conjunto Alma (copia)',
    description: alma.description,
    price: alma.price,
    status: false,
    size: ['S'],
    stock: 0,
    variants: [{ size: 'S', color: 'Negro', stock: 0, sku: null }],
    thumbnails: alma.thumbnails,
    thumbnailAlts: ['', 'De espaldas'],
  });
});
