import { Input } from '#ui/form/input.tsx';
import { goToNextInput } from './go-to-next-input.ts';
import { FillCells } from './fill-cells.tsx';
import { type StockGridRow, filledCells, gridTotal, withCell } from '../values/stock-grid.ts';
import { texts } from '../texts.ts';

type Cells = Record<string, string>;
type StockGridProps = { grid: StockGridRow[]; cells: Cells; onCells: (cells: Cells) => void };

export function StockGrid({ grid, cells, onCells }: StockGridProps) {
  const colors = grid[0]?.cells.map(({ color }) => color) ?? [];
  return (
    <div className="space-y-3">
      <FillCells grid={grid} onFill={(typed, part) => onCells(filledCells(cells, grid, typed, part))} />
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be in reach of the keyboard */}
      <div className="overflow-x-auto" role="region" aria-label={texts.stockTable} tabIndex={0}>
        <table className="border-separate border-spacing-x-2 border-spacing-y-1 text-left">
          <caption className="sr-only">{texts.stockTable}</caption>
          <thead>
            <tr className="text-xs text-muted">
              <th scope="col" className="pr-2 font-semibold">
                {texts.size}
              </th>
              {colors.map((color) => (
                <th key={color ?? ''} scope="col" className="font-semibold">
                  {color ?? texts.anyColor}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {grid.map((row) => (
              <tr key={row.size ?? ''}>
                <th scope="row" className="pr-2 font-semibold">
                  {row.size ?? texts.anySize}
                </th>
                {row.cells.map((cell) => (
                  <td key={cell.key}>
                    <Input
                      aria-label={texts.stockCell(cell.size, cell.color)}
                      inputMode="numeric"
                      autoComplete="off"
                      placeholder="0"
                      maxLength={7}
                      className="w-24 tabular-nums"
                      value={cell.value}
                      enterKeyHint="next"
                      onFocus={(event) => event.target.select()}
                      onKeyDown={goToNextInput}
                      onChange={(event) => onCells(withCell(cells, cell.key, event.target.value))}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p role="status" className="font-semibold tabular-nums">
        {texts.stockTotal(gridTotal(grid).toLocaleString('es-AR'))}
      </p>
    </div>
  );
}
