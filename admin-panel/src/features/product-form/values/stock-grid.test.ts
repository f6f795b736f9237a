import { expect, test } from 'vitest';
import { filledCells, gridTotal, stockGrid, withCell } from './stock-grid.ts';

test('stockGrid sorts sizes into rows and makes colours columns', () => {
  const grid = stockGrid({ sizes: ['L', 'S', 'M'], colorNames: ['Negro', 'Bordó'] }, { 'S|negro': '2' });
  expect(grid.map(({ size }) => size)).toEqual(['S', 'M', 'L']);
  expect(grid[0]?.cells.map(({ color, value }) => [color, value])).toEqual([
    ['Negro', '2'],
    ['Bordó', ''],
  ]);
});

test('stockGrid has one column without colours and one row without sizes', () => {
  expect(stockGrid({ sizes: ['S'], colorNames: [] }, {})[0]?.cells).toHaveLength(1);
  const rows = stockGrid({ sizes: [], colorNames: ['Negro', ' '] }, {});
  expect(rows).toHaveLength(1);
  expect(rows[0]?.cells.map(({ key }) => key)).toEqual(['|negro']);
});

test('withCell keeps digits only, and gridTotal counts an empty cell as 0', () => {
  const cells = withCell(withCell({}, 'S|', '1a2'), 'M|', '');
  expect(cells).toEqual({ 'S|': '12', 'M|': '' });
  expect(gridTotal(stockGrid({ sizes: ['S', 'M'], colorNames: [] }, cells))).toBe(12);
});

test('filledCells sets every cell of the grid and no other', () => {
  const grid = stockGrid({ sizes: ['S', 'M'], colorNames: [] }, {});
  expect(filledCells({ 'XL|': '9' }, grid, '5')).toEqual({ 'XL|': '9', 'S|': '5', 'M|': '5' });
});
