import { type Product, type ProductDraftInput } from '@shop/contract';
import { aProduct } from '@shop/web-kit/testing';
import { describe, expect, test } from 'vitest';
import { type FormState, joinForms, stillToSettle, withTheirs } from './join-forms.ts';
import { productChange } from '../save/product-body.ts';
import { type ProductFormValues, formOfProduct, stockSeenOf } from '../values/product-form-values.ts';

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

const typed = (changes: Partial<ProductFormValues>): FormState => {
  const opened = formOfProduct(alma);
  return { values: { ...opened, ...changes }, opened, seen: stockSeenOf(alma) };
};
const unitsTyped = (cells: Record<string, string>) =>
  typed({ cells: { ...formOfProduct(alma).cells, ...cells } });
const sent = ({ values, opened, seen }: FormState) => productChange(values, opened, seen);
const unitsOf = ({ variants }: Partial<ProductDraftInput>) =>
  variants?.map(({ size, stock, stockSeen }) => [size, stock, stockSeen]);

describe('a form joined with what somebody else saved meanwhile', () => {
  test('takes over what only they changed, and asks about what both did', () => {
    const theirs: Product = { ...alma, title: 'Conjunto Aurora', price: 21_000, care: 'A mano' };
    const joined = joinForms(typed({ price: '20.000', composition: 'Algodón' }), theirs);
    expect(joined.conflicts).toEqual(['price']);
    expect(joined.state.values).toMatchObject({
      title: 'Conjunto Aurora',
      care: 'A mano',
      price: '20.000',
      composition: 'Algodón',
    });
    expect(sent(withTheirs(joined, new Set()))).toEqual({
      price: 20_000,
      composition: 'Algodón',
      seen: { price: 21_000, composition: alma.composition },
    });
    expect(sent(withTheirs(joined, new Set(['price'])))).toEqual({
      composition: 'Algodón',
      seen: { composition: alma.composition },
    });
  });

  test('does not ask about what both wrote alike', () =>
    expect(joinForms(typed({ price: '20.000' }), { ...alma, price: 20_000 }).conflicts).toEqual([]));

  test('counts my units from what I had seen of them, and knows the combination that they added', () => {
    const theirs: Product = {
      ...alma,
      size: ['S', 'M', 'L'],
      variants: [unit('S', 3), unit('M', 2), unit('L', 9)],
    };
    const joined = joinForms(unitsTyped({ 'S|negro': '3' }), theirs);
    expect(joined.conflicts).toEqual([]);
    const change = sent(joined.state);
    expect(change.size).toEqual(['S', 'M', 'L']);
    expect(unitsOf(change)).toEqual([
      ['S', 3, 5],
      ['M', 2, 2],
      ['L', 9, 9],
    ]);
    expect('seen' in change && change.seen?.variants).toHaveLength(3);
  });

  test('asks when both changed what there is to choose, each in their own way', () => {
    const theirs: Product = { ...alma, size: ['S'], variants: [unit('S', 5)] };
    const joined = joinForms(typed({ sizes: ['S', 'M', 'L'] }), theirs);
    expect(joined.conflicts).toEqual(['variants']);
    expect(sent(withTheirs(joined, new Set(['variants'])))).toEqual({});
    expect(sent(withTheirs(joined, new Set()))).toMatchObject({
      size: ['S', 'M', 'L'],
      seen: { size: ['S'], variants: [{ size: 'S', color: 'negro' }] },
    });
  });

  test('still says what it had seen of what is not settled', () => {
    const before = typed({ price: '20.000' });
    const joined = joinForms(before, { ...alma, price: 21_000, title: 'Otro' });
    expect(sent(stillToSettle(joined, before.opened))).toEqual({ price: 20_000, seen: { price: 18_900 } });
  });
});
