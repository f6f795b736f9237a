import { expect, test } from 'vitest';
import type { SizeAdvice } from './advise-size.ts';
import { placeAdvice } from './place-advice.ts';

const guide = ['85', '90', '95', '100', '105'].map((size) => ({ size, ranges: {} }));
const garment = (...names: string[]) => names.map((name) => ({ name, left: 1 }));
const of = (size: string): SizeAdvice => ({ kind: 'size', size, reasons: [] });
const between = (tighter: string, looser: string): SizeAdvice => ({
  kind: 'between',
  tighter,
  looser,
  reasons: [],
});

test.each([
  ['a size that the garment comes in', of('95'), ['90', '95'], ['95'], null],
  ['a smaller size', of('85'), ['95', '100'], [], { why: 'starts', end: '95' }],
  ['a larger size', of('105'), ['90', '95'], [], { why: 'ends', end: '95' }],
  ['a size that the garment leaves out', of('95'), ['90', '100'], [], { why: 'skips', end: '' }],
  ['one of two sizes', between('90', '95'), ['95', '100'], ['95'], null],
  ['two smaller sizes', between('85', '90'), ['95', '100'], [], { why: 'starts', end: '95' }],
  ['two sizes around its only one', between('90', '100'), ['95'], [], { why: 'skips', end: '' }],
] as const)('placeAdvice places %s', (_, advice, sizes, offered, lack) => {
  const placed = placeAdvice(advice, guide, garment(...sizes));
  expect(placed.offered.map(({ name }) => name)).toEqual(offered);
  expect(placed.lack).toEqual(lack);
});

test('placeAdvice knows a size of the guide by its name in any case', () => {
  expect(placeAdvice(of('m'), [{ size: 'm', ranges: {} }], garment('M')).offered).toHaveLength(1);
});

test('placeAdvice places no measures outside of the table', () => {
  const outside: SizeAdvice = { kind: 'outside', side: 'larger', end: '105', reasons: [] };
  expect(placeAdvice(outside, guide, garment('90'))).toEqual({ wanted: [], offered: [], lack: null });
});
