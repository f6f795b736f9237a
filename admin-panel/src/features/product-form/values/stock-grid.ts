import { compareSizes, renamedVariant, type Rename } from '@shop/contract';
import { digitsOnly, numberFromDigits } from '#ui/form/digits.ts';

type Combination = { size: string | null; color: string | null };
type Axes = { sizes: readonly string[]; colorNames: readonly string[] };

export type StockCell = Combination & { key: string; value: string };
export type StockGridRow = { size: string | null; cells: StockCell[] };

/** Returns the key of a combination, the same for 'S' and 's '. */
export const cellKey = ({ size, color }: Combination): string =>
  `${(size ?? '').trim().toUpperCase()}|${(color ?? '').trim().toLowerCase()}`;

const orNothing = (list: readonly string[]): (string | null)[] => (list.length > 0 ? [...list] : [null]);

/** Builds the grid: one row per size, one column per colour, a single one where there is no choice; `keys` name their cells. */
export function stockGrid(
  { sizes, colorNames }: Axes,
  cells: Record<string, string>,
  keys: readonly Rename[] = [],
): StockGridRow[] {
  const names = colorNames.map((name) => name.trim()).filter(Boolean);
  return orNothing([...sizes].sort(compareSizes)).map((size) => ({
    size,
    cells: orNothing(names).map((color) => {
      const key = cellKey(renamedVariant({ size, color }, keys));
      return { size, color, key, value: cells[key] ?? '' };
    }),
  }));
}

export const hasAxes = ({ sizes, colorNames }: Axes): boolean =>
  sizes.length > 0 || colorNames.some((name) => name.trim() !== '');

export const gridTotal = (grid: readonly StockGridRow[]): number =>
  grid.flatMap((row) => row.cells).reduce((sum, cell) => sum + numberFromDigits(cell.value), 0);

export const withCell = (
  cells: Record<string, string>,
  key: string,
  typed: string,
): Record<string, string> => ({
  ...cells,
  [key]: digitsOnly(typed),
});

/** Part of the grid: the cells of a size, of a colour, or all of them. */
export type GridPart = { size?: string; color?: string };

const isInPart = ({ size, color }: Combination, part: GridPart): boolean =>
  (part.size === undefined || part.size === size) && (part.color === undefined || part.color === color);

/** Sets the cells of a part of the grid to one number; the others stay. */
export const filledCells = (
  cells: Record<string, string>,
  grid: readonly StockGridRow[],
  typed: string,
  part: GridPart = {},
): Record<string, string> => ({
  ...cells,
  ...Object.fromEntries(
    grid
      .flatMap((row) => row.cells)
      .filter((cell) => isInPart(cell, part))
      .map(({ key }) => [key, digitsOnly(typed) || '0']),
  ),
});
