import { expect, test } from 'vitest';
import { filledCells, gridTotal, stockGrid, withCell } from './stock-grid.ts';

test('sizes are rows in the order shoppers expect, colours are columns', () => {
  const grid = stockGrid({ sizes: ['L', 'S', 'M'], colorNames: ['Negro', 'Bordó'] }, { 'S|negro': '2' });
  expect(grid.map(({ size }) => size)).toEqual(['S', 'M', 'L']);
  expect(grid[0]?.cells.map(({ color, value }) => [color, value])).toEqual([
    ['Negro', '2'],
    ['Bordó', ''],
  ]);
});

test('without colours there is one column, without sizes one row', () => {
  expect(stockGrid({ sizes: ['S'], colorNames: [] }, {})[0]?.cells).toHaveLength(1);
  const rows = stockGrid({ sizes: [], colorNames: ['Negro', ' '] }, {});
  expect(rows).toHaveLength(1);
  expect(rows[0]?.cells.map(({ key }) => key)).toEqual(['|negro']);
});

test('a cell takes digits only, and an empty one counts as 0', () => {
  const cells = withCell(withCell({}, 'S|', '1a2'), 'M|', '');
  expect(cells).toEqual({ 'S|': '12', 'M|': '' });
  expect(gridTotal(stockGrid({ sizes: ['S', 'M'], colorNames: [] }, cells))).toBe(12);
});

test('filling sets every combination that shows and no other', () => {
  const grid = stockGrid({ sizes: ['S', 'M'], colorNames: [] }, {});
  expect(filledCells({ 'XL|': '9' }, grid, '5')).toEqual({ 'XL|': '9', 'S|': '5', 'M|': '5' });
});
