import { expect, test } from 'vitest';
import { normalizeOrderNumber } from './order-number';

test.each([
  'JL-20261126-0001',
  ' jl-20261126 0001 ',
  '#JL-20261126-0001',
  'Pedido JL-20261126-0001.',
  'n° jl 20261126 0001',
  'JL202611260001',
  'JL–20261126–0001',
  'jl_20261126_0001',
  'JL-20261126-\u200b0001',
  'ＪＬ-20261126-0001',
  'JL\u221220261126\u22120001',
  'JL/20261126/0001',
  ' JL - 20261126 - 0001 ',
  'pedidoJL-20261126-0001',
  'ordenjl-20261126-0001',
])('the order number %j is that of an order', (typed) =>
  expect(normalizeOrderNumber(typed)).toBe('JL-20261126-0001'),
);

test.each([
  ['0001', '0001'],
  [' jl  1 ', 'JL-1'],
  ['x'.repeat(60), 'X'.repeat(40)],
  ['', ''],
])('the text %j, which is no order number, stays', (typed, kept) =>
  expect(normalizeOrderNumber(typed)).toBe(kept),
);
