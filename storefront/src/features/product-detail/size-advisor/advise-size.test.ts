import { expect, test } from 'vitest';
import type { SizeGuide } from '@shop/contract';
import { adviseSize, type Measures } from './advise-size.ts';
import { measuredSizes, measuresOf, parseRange, sizesLikeOwn } from './measured-sizes.ts';

// @spec A.38

const guide = (tableHeaders: string[], rows: Record<string, string[]>): SizeGuide => ({
  category: 'corpinos',
  title: 'Corpiños',
  subtitle: '',
  enabled: true,
  tableHeaders,
  tableRows: Object.entries(rows).map(([size, measurements]) => ({ size, measurements })),
  notes: '',
});
const bras = guide(['Talle', 'Contorno de busto', 'Contorno bajo busto'], {
  T85: ['83 - 87', '68 - 72'],
  T90: ['88 - 92', '73 - 77'],
  T95: ['93 - 97', '78 - 82'],
});
const brasSizes = measuredSizes(bras, ['T95', 'T85', 'T90']);

test.each<[string, { min: number; max: number } | null]>([
  ['80-84', { min: 80, max: 84 }],
  ['80,5 – 84.5 cm', { min: 80.5, max: 84.5 }],
  ['80 a 84', { min: 80, max: 84 }],
  ['90', { min: 90, max: 90 }],
  ['84 - 80', null],
  ['M', null],
  ['1,50 - 1,60 m', null],
  ['', null],
])('parseRange reads %j', (cell, range) => {
  expect(parseRange(cell)).toEqual(range);
});

test('measuresOf names the measures of a table from top to bottom and skips other columns', () => {
  expect(measuresOf(brasSizes)).toEqual(['underBust', 'bust']);
  const sets = guide(['Talle', 'Contorno de busto', 'Bombacha que trae', 'Cadera', 'Altura'], {
    T90: ['88 - 92', 'M', '95 - 101', '1,50 - 1,60 m'],
  });
  expect(measuresOf(measuredSizes(sets, ['T90']))).toEqual(['bust', 'hip']);
});

test('measuredSizes leaves out sizes that the product is not made in', () => {
  expect(measuredSizes(bras, ['t90']).map(({ size }) => size)).toEqual(['T90']);
});

test('sizesLikeOwn lists the sizes around those of the garment, without another way to size it', () => {
  const named = (sizes: { size: string }[]) => sizes.map(({ size }) => size);
  expect(named(sizesLikeOwn(bras, ['T95']))).toEqual(['T85', 'T90', 'T95']);
  expect(sizesLikeOwn(bras, ['XL'])).toEqual([]);
  const nightwear = guide(['Talle', 'Busto'], {
    S: ['82 - 88'],
    M: ['89 - 95'],
    L: ['96 - 102'],
    'S/M': ['82 - 95'],
  });
  expect(named(sizesLikeOwn(nightwear, ['S', 'L']))).toEqual(['S', 'M', 'L']);
  expect(named(sizesLikeOwn(nightwear, ['S/M']))).toEqual(['S/M', 'L']);
});

test.each<[string, Measures, object | null]>([
  ['the lower bound', { underBust: 73, bust: 88 }, { kind: 'size', size: 'T90' }],
  ['the upper bound', { underBust: 77, bust: 92 }, { kind: 'size', size: 'T90' }],
  ['a decimal inside', { underBust: 74.5, bust: 90.5 }, { kind: 'size', size: 'T90' }],
  ['a gap of the table', { underBust: 77.5, bust: 92.5 }, { kind: 'between', tighter: 'T90', looser: 'T95' }],
  ['a gap that the other measure decides', { underBust: 77.5, bust: 91 }, { kind: 'size', size: 'T90' }],
  ['measures of neighbours', { underBust: 75, bust: 95 }, { kind: 'between', tighter: 'T90', looser: 'T95' }],
  ['measures far apart', { underBust: 70, bust: 95 }, { kind: 'apart' }],
  ['less than the smallest', { underBust: 60, bust: 90 }, { kind: 'outside' }],
  ['more than the largest', { underBust: 75, bust: 97.5 }, { kind: 'outside' }],
  ['a missing measure', { bust: 90 }, null],
])('adviseSize advises for %s', (_, measures, advice) => {
  const found = adviseSize(brasSizes, measures);
  if (advice === null) expect(found).toBeNull();
  else expect(found).toMatchObject(advice);
});

test('adviseSize offers both sizes of overlapping rows', () => {
  const overlapping = guide(['Talle', 'Cintura'], { S: ['60 - 70'], M: ['68 - 78'] });
  const sizes = measuredSizes(overlapping, ['S', 'M']);
  expect(adviseSize(sizes, { waist: 69 })).toMatchObject({ kind: 'between', tighter: 'S', looser: 'M' });
  expect(adviseSize(sizes, { waist: 67 })).toMatchObject({ kind: 'size', size: 'S' });
});

test('adviseSize says what each measure asks for', () => {
  expect(adviseSize(brasSizes, { underBust: 75, bust: 95 })?.reasons).toEqual([
    { measure: 'underBust', value: 75, sizes: ['T90'] },
    { measure: 'bust', value: 95, sizes: ['T95'] },
  ]);
});

test('adviseSize knows nothing of a guide without measures in centimetres', () => {
  expect(adviseSize(measuredSizes(guide(['Talle', 'Calzado'], { S: ['35 - 36'] }), ['S']), {})).toBeNull();
});
