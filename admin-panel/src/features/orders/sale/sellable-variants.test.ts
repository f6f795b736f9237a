import { aProduct } from '@shop/web-kit/testing';
import { expect, it } from 'vitest';
import { sellableVariants, variantName } from './sellable-variants.ts';

const namesOf = (product: ReturnType<typeof aProduct>) =>
  sellableVariants(product).map((variant) => `${variantName(variant)}: ${variant.stock}`);

it('a product with variants is sold by variant', () => {
  expect(namesOf(aProduct())).toEqual(['S · Bordó: 3', 'M · Bordó: 5']);
});

it('a product without variants is sold by size and colour, which share its stock', () => {
  expect(namesOf(aProduct({ variants: [], stock: 4, colors: null }))).toEqual(['S: 4', 'M: 4']);
  expect(namesOf(aProduct({ variants: [], stock: 4, size: [], colors: [] }))).toEqual([': 4']);
});

it('variants by size only are offered in every colour', () => {
  const variants = [{ _id: 'v', size: 'M', color: null, stock: 2, sku: 'A1' }];
  const colors = ['Negro', 'Rojo'].map((name) => ({ name, value: '#000' }));
  expect(namesOf(aProduct({ variants, colors }))).toEqual(['M · Negro: 2', 'M · Rojo: 2']);
});
