import { describe, expect, test } from 'vitest';
import { offeredVariants, unitsLeft } from './exchange-lines';

const line = { id: 1, quantity: 3, unitsHeld: 3 };
const asked = (quantity: number, state: 'new' | 'handed_over' | 'rejected', lineId = 1) => ({
  lineId,
  quantity,
  state,
});

describe('units that can be exchanged', () => {
  test('open and finished exchanges use units up, failed ones and those of other lines do not', () => {
    const all = [asked(1, 'new'), asked(1, 'handed_over'), asked(1, 'rejected'), asked(2, 'new', 2)];
    expect(unitsLeft(line, all)).toBe(1);
  });

  test('units that the order never had cannot be exchanged', () => {
    expect(unitsLeft({ ...line, unitsHeld: 1 }, [])).toBe(1);
    expect(unitsLeft({ ...line, unitsHeld: 1 }, [asked(3, 'new')])).toBe(0);
  });
});

const item = (size: string | null, color: string | null) => ({ id: 1, size, color, quantity: 2 });

describe('offered variants', () => {
  test('every size and colour of the product is offered but the one that was bought', () => {
    const colors = [{ name: 'Negro' }, { name: 'Rojo' }];
    const product = { sizes: ['M', 'L'], colors, items: [item('M', 'Negro'), item('L', 'Rojo')] };
    expect(
      offeredVariants({ size: 'M', color: 'Negro' }, product, ({ size }) => (size === 'L' ? 2 : 0)),
    ).toEqual([
      { size: 'M', color: 'Rojo', stock: 0 },
      { size: 'L', color: 'Negro', stock: 2 },
      { size: 'L', color: 'Rojo', stock: 2 },
    ]);
  });

  test('stock that is not counted by colour is offered in the colour that was bought', () => {
    const product = {
      sizes: ['M', 'L'],
      colors: [{ name: 'Negro' }, { name: 'Rojo' }],
      items: [item('M', null)],
    };
    expect(offeredVariants({ size: 'M', color: 'Negro' }, product, () => -1)).toEqual([
      { size: 'L', color: 'Negro', stock: 0 },
    ]);
  });

  test('a product without sizes is offered in its other colours, and one without both in none', () => {
    const product = {
      sizes: [],
      colors: [{ name: 'Negro' }, { name: 'Rojo' }],
      items: [item(null, 'Negro')],
    };
    expect(offeredVariants({ size: null, color: 'Negro' }, product, () => 1)).toEqual([
      { size: null, color: 'Rojo', stock: 1 },
    ]);
    expect(offeredVariants({ size: null, color: null }, { ...product, colors: [] }, () => 1)).toEqual([]);
  });

  test('another product is offered in all its variants, also the one that the line has', () => {
    const product = { sizes: ['M', 'L'], colors: [{ name: 'Negro' }], items: [item('M', null)] };
    expect(offeredVariants(null, product, () => 1).map(({ size, color }) => [size, color])).toEqual([
      ['M', 'Negro'],
      ['L', 'Negro'],
    ]);
  });
});
