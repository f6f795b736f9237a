import { expect, test } from 'vitest';
import { StockIsByVariant, stockPlan, type ExistingItem } from './stock-plan';

const plain = (quantity: number): ExistingItem => ({ id: 1, size: null, color: null, quantity, sku: null });
const small: ExistingItem = { id: 2, size: 'S', color: 'Negro', quantity: 4, sku: 'S-N' };
const medium: ExistingItem = { id: 3, size: 'M', color: 'Negro', quantity: 6, sku: null };

test('stockPlan creates one item for a new product without variants', () => {
  expect(stockPlan([], { stock: 8 }).create).toEqual([{ size: null, color: null, quantity: 8, sku: null }]);
  expect(stockPlan([], {}).create).toEqual([{ size: null, color: null, quantity: 0, sku: null }]);
});

test('stockPlan keeps sales made while the form was open', () => {
  expect(stockPlan([plain(17)], { stock: 20, stockSeen: 20 }).change).toEqual([]);
  expect(stockPlan([plain(17)], { stock: 25, stockSeen: 20 }).change).toEqual([{ id: 1, delta: 5 }]);
});

test('stockPlan never lowers stock below zero', () => {
  expect(stockPlan([plain(3)], { stock: 0, stockSeen: 20 }).change).toEqual([{ id: 1, delta: -3 }]);
});

test('stockPlan sets the requested number when the loaded stock is unknown', () => {
  expect(stockPlan([plain(17)], { stock: 20 }).change).toEqual([{ id: 1, delta: 3 }]);
});

test('stockPlan changes nothing without a stock number', () => {
  expect(stockPlan([small, medium], {})).toEqual({ create: [], change: [], rename: [], remove: [] });
});

test('stockPlan removes the items that are no longer offered', () => {
  const offers = ({ size }: { size: string | null }) => size === 'M';
  expect(stockPlan([small, medium], { offers })).toMatchObject({ remove: [2], change: [], create: [] });
  expect(stockPlan([small, medium], { offers: () => true }).remove).toEqual([]);
});

test('stockPlan keeps one empty item for a product that loses all sizes with stock', () => {
  const { create, remove } = stockPlan([small, medium], { offers: () => false });
  expect([create, remove]).toEqual([[{ size: null, color: null, quantity: 0, sku: null }], [2, 3]]);
});

test('stockPlan matches variants by size and colour, ignoring case', () => {
  const plan = stockPlan([small, medium], {
    variants: [
      { size: 's', color: 'NEGRO', stock: 5, stockSeen: 4, sku: 'S-N' },
      { size: 'L', color: null, stock: 2 },
    ],
  });
  expect(plan.change).toEqual([{ id: 2, delta: 1 }]);
  expect(plan.create).toEqual([{ size: 'L', color: null, quantity: 2, sku: null }]);
  expect(plan.remove).toEqual([3]);
  expect(plan.rename).toEqual([]);
});

test('stockPlan changes an SKU only where it differs from its base version', () => {
  const renameOf = (sku: string | null, skuSeen?: string | null) =>
    stockPlan([{ ...small, sku: 'S-NUEVO' }], {
      variants: [{ size: 'S', color: 'Negro', stock: 4, sku, skuSeen }],
    }).rename;
  expect(renameOf('S-MIO', 'S-VIEJO')).toEqual([{ id: small.id, sku: 'S-MIO' }]);
  expect(renameOf('S-VIEJO', 'S-VIEJO')).toEqual([]);
  expect(renameOf(null, 'S-VIEJO')).toEqual([{ id: small.id, sku: null }]);
  expect(renameOf('S-VIEJO')).toEqual([{ id: small.id, sku: 'S-VIEJO' }]);
});

test('stockPlan merges variants into one number for an empty list', () => {
  const plan = stockPlan([small, medium], { variants: [], stock: 9 });
  expect(plan.remove).toEqual([2, 3]);
  expect(plan.create).toEqual([{ size: null, color: null, quantity: 9, sku: null }]);
});

test('stockPlan keeps the variants for an empty list without a number', () => {
  const nothing = { create: [], change: [], rename: [], remove: [] };
  expect(stockPlan([small, medium], { variants: [] })).toEqual(nothing);
  const offers = ({ size }: { size: string | null }) => size === 'M';
  expect(stockPlan([small, medium], { variants: [], offers }).remove).toEqual([2]);
});

test('stockPlan rejects one number for a product with variants unless it changes nothing', () => {
  expect(() => stockPlan([small, medium], { stock: 11 })).toThrow(StockIsByVariant);
  expect(stockPlan([small, medium], { stock: 10 }).change).toEqual([]);
  expect(stockPlan([small, medium], { stock: 12, stockSeen: 12 }).change).toEqual([]);
});
