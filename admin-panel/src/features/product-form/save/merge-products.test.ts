import { type Product, type ProductDraftInput } from '@shop/contract';
import { aProduct } from '@shop/web-kit/testing';
import { describe, expect, test } from 'vitest';
import { keepConflictsOpen, mergeProducts, type ProductEdit, settleProduct } from './merge-products.ts';
import { productChangeBody } from './product-body.ts';
import { type ProductFormValues, formOfProduct, versionOf } from '../values/product-form-values.ts';

// @spec C.19

const unit = (size: string, stock: number) => ({ _id: size, size, color: 'Negro', stock, sku: null });
const colors = [{ name: 'Negro', value: '#000000' }];
const alma = aProduct({
  title: 'Conjunto Alma',
  price: 18_900,
  size: ['S', 'M'],
  colors,
  variants: [unit('S', 5), unit('M', 2)],
  stock: 7,
});

const edited = (changes: Partial<ProductFormValues>): ProductEdit => {
  const baseVersion = versionOf(alma);
  return { values: { ...baseVersion.values, ...changes }, baseVersion };
};
const editedUnits = (cells: Record<string, string>) =>
  edited({ cells: { ...formOfProduct(alma).cells, ...cells } });
const mergedWith = (edit: ProductEdit, theirs: Product) => mergeProducts(edit, versionOf(theirs));
const sent = ({ values, baseVersion }: ProductEdit) => productChangeBody(values, baseVersion);
const unitsOf = ({ variants }: Partial<ProductDraftInput>) =>
  variants?.map(({ size, stock, stockSeen }) => [size, stock, stockSeen]);

describe('mergeProducts', () => {
  test('mergeProducts takes over the separate changes of the other side and lists fields that both changed as conflicts', () => {
    const theirs: Product = { ...alma, title: 'Conjunto Aurora', price: 21_000, care: 'A mano' };
    const merge = mergedWith(edited({ price: '20.000', composition: 'Algodón' }), theirs);
    expect(merge.conflicts).toEqual(['price']);
    expect(merge.edit.values).toMatchObject({
      title: 'Conjunto Aurora',
      care: 'A mano',
      price: '20.000',
      composition: 'Algodón',
    });
    expect(sent(settleProduct(merge, new Set()))).toEqual({
      price: 20_000,
      composition: 'Algodón',
      seen: { price: 21_000, composition: alma.composition },
    });
    expect(sent(settleProduct(merge, new Set(['price'])))).toEqual({
      composition: 'Algodón',
      seen: { composition: alma.composition },
    });
  });

  test('mergeProducts reports no conflict when both sides made the same change', () =>
    expect(mergedWith(edited({ price: '20.000' }), { ...alma, price: 20_000 }).conflicts).toEqual([]));

  test('mergeProducts keeps my units relative to the base version and includes the combination that they added', () => {
    const theirs: Product = {
      ...alma,
      size: ['S', 'M', 'L'],
      variants: [unit('S', 3), unit('M', 2), unit('L', 9)],
    };
    const merge = mergedWith(editedUnits({ 'S|negro': '3' }), theirs);
    expect(merge.conflicts).toEqual([]);
    const change = sent(merge.edit);
    expect(change.size).toEqual(['S', 'M', 'L']);
    expect(unitsOf(change)).toEqual([
      ['S', 3, 5],
      ['M', 2, 2],
      ['L', 9, 9],
    ]);
    expect('seen' in change && change.seen?.variants).toHaveLength(3);
  });

  test('mergeProducts reports a conflict when both sides changed the sizes differently', () => {
    const theirs: Product = { ...alma, size: ['S'], variants: [unit('S', 5)] };
    const merge = mergedWith(edited({ sizes: ['S', 'M', 'L'] }), theirs);
    expect(merge.conflicts).toEqual(['variants']);
    expect(sent(settleProduct(merge, new Set(['variants'])))).toEqual({});
    expect(sent(settleProduct(merge, new Set()))).toMatchObject({
      size: ['S', 'M', 'L'],
      seen: { size: ['S'], variants: [{ size: 'S', color: 'Negro' }] },
    });
  });

  const withSku = (sku: string): Product => ({
    ...alma,
    variants: [{ ...unit('S', 5), sku }, unit('M', 2)],
  });

  test('mergeProducts merges the SKU of each variant by itself and sends mine against theirs', () => {
    const merge = mergedWith(edited({ skus: { 'M|negro': 'MIO' } }), withSku('SUYO'));
    expect(merge.conflicts).toEqual([]);
    expect(sent(merge.edit).variants?.map(({ sku, skuSeen }) => [sku, skuSeen])).toEqual([
      ['SUYO', 'SUYO'],
      ['MIO', null],
    ]);
  });

  test('mergeProducts reports a conflict when both sides gave a variant another SKU', () => {
    const merge = mergedWith(edited({ skus: { 'S|negro': 'MIO' } }), withSku('SUYO'));
    expect(merge.conflicts).toEqual(['skus']);
    const skuOfFirst = (edit: ProductEdit) => sent(edit).variants?.[0]?.sku;
    expect(skuOfFirst(settleProduct(merge, new Set()))).toBe('MIO');
    expect(sent(settleProduct(merge, new Set(['skus'])))).toEqual({});
  });

  test('a conflict that was kept open is sent with its base value', () => {
    const before = edited({ price: '20.000' });
    const merge = mergedWith(before, { ...alma, price: 21_000, title: 'Otro' });
    expect(sent(keepConflictsOpen(merge, before.baseVersion.values))).toEqual({
      price: 20_000,
      seen: { price: 18_900 },
    });
  });
});
